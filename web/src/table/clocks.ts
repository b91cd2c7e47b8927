/** Time that is left, as people read it from a clock. */
import type { Clock } from "../lib/wire";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds that a clock shows so many milliseconds after it was heard of. */
export const leftOn = (clock: Clock, passed: number): number => Math.max(0, clock.left - (clock.runs ? passed / 1000 : 0));

const two = (number: number): string => String(number).padStart(2, "0");

/** 4:09, 1:02:30, and in days and hours from two days on. */
export function shownTime(seconds: number, inDays: (days: number, hours: number) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return inDays(Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR));
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}
