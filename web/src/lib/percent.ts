/** Chances in per cent, rounded half up as everywhere in Ringwar. */

/** Servers send chances with up to so many parts of one. */
const PARTS = 10_000;
const PER_CENT = 100;

/** By its decimals, since 0.285 of a computer is a little less than that. */
export const percent = (chance: number): number => Math.round(Math.round(chance * PARTS) / (PARTS / PER_CENT));
