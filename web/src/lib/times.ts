/** Times as people say them. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was, in seconds since 1970: "2 hours ago". */
export function ago(then: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}

/** A day, in seconds since 1970: "16 November 2026". */
export function day(then: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(then * 1000));
}
