/** What of a pattern's braces is known: the year, the month, a running number of so many digits. */
const PART = /\{(yyyy|mm|seq:([1-9]))\}/g;

/** Whether numbers can be made of it: one running number, and nothing else in braces. */
export function isPattern(pattern: string): boolean {
  const running = [...pattern.matchAll(PART)].filter(([, , digits]) => digits !== undefined);
  return running.length === 1 && !/[{}]/.test(pattern.replace(PART, ''));
}

/** The pattern of a day: what is left is the running number. @param day `2026-11-24` */
export const patternOf = (pattern: string, day: string): string =>
  pattern.replaceAll('{yyyy}', day.slice(0, 4)).replaceAll('{mm}', day.slice(5, 7));

/** The number in its place; one that has grown longer than its digits is written whole. */
export const numberOf = (dated: string, running: number): string =>
  dated.replace(PART, (_, __, digits: string) => String(running).padStart(Number(digits), '0'));
