import { type SQL, sql } from 'drizzle-orm';

/** A search text for `ilike`: `%` and `_` in it mean themselves. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** All of the conditions that were asked for; at least one has to be. */
export const allOf = (conditions: readonly (SQL | '' | false | undefined)[]): SQL =>
  sql.join(
    conditions.filter(
      (condition) => condition !== undefined && condition !== '' && condition !== false,
    ),
    sql` AND `,
  );

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/**
 * Whether a column contains the text, whatever the case. Where the text has none, as in Chinese and figures, letters are
 * not folded row by row: of many rows that takes most of the time.
 */
export const containing = (column: SQL, text: string): SQL =>
  sql`${column} ${sql.raw(hasCase(text) ? 'ILIKE' : 'LIKE')} ${contains(text)}`;

/** Digits of a phone number that a mask leaves. */
const [shownAtStart, shownAtEnd] = [3, 4];

/** A search text as digits; empty where it is anything else. */
export const digitsOf = (text: string): string =>
  /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : '';

/**
 * What a number is looked for by: its first or last digits as far as they are shown, or the whole number. Any other
 * part would find out the hidden ones digit by digit.
 */
export const phonePattern = (digits: string): string => {
  if (digits.length <= shownAtStart) return `${digits}%`;
  return digits.length === shownAtEnd ? `%${digits}` : digits;
};
