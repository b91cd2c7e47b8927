/** What can be shown beside the table. */
export const SIDES = ["log", "chat", "game"] as const;
export type SideName = (typeof SIDES)[number];
