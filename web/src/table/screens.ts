/**
 * The screens that a table is laid out for: phones show a part at a time, tablets held upright have what is asked below
 * the table, all others beside it. Styles say the same, since they cannot read it here.
 */
export const PHONE = "(width < 48rem), (width <= 60rem) and (orientation: landscape)";
export const TABLET = "(48rem <= width <= 80rem) and (orientation: portrait)";

export const isPhone = (): boolean => matchMedia(PHONE).matches;
/** A tablet held upright on which not everything has room at once that needs so many rem. */
export const isShortTablet = (needed: number): boolean => matchMedia(`${TABLET} and (height < ${needed}rem)`).matches;
