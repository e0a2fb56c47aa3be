/** Known placeholders: the year, the month, a running number with so many digits. */
const PLACEHOLDER = /\{(yyyy|mm|seq:([1-9]))\}/g;

/** Whether a pattern is valid: exactly one running number, and no other placeholder. */
export function isPattern(pattern: string): boolean {
  const running = [...pattern.matchAll(PLACEHOLDER)].filter(([, , digits]) => digits !== undefined);
  return running.length === 1 && !/[{}]/.test(pattern.replace(PLACEHOLDER, ''));
}

/**
 * The pattern with the date filled in; only the running number is left.
 *
 * @param day `2026-11-24`
 */
export const patternOf = (pattern: string, day: string): string =>
  pattern.replaceAll('{yyyy}', day.slice(0, 4)).replaceAll('{mm}', day.slice(5, 7));

/** Fills in the running number; one with more digits than the placeholder is written in full. */
export const numberOf = (datedPattern: string, running: number): string =>
  datedPattern.replace(PLACEHOLDER, (_, __, digits: string) =>
    String(running).padStart(Number(digits), '0'),
  );
