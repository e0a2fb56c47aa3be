import { type SQL, sql } from 'drizzle-orm';

/** A pattern for `ilike` in which `%` and `_` of the text are escaped. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Joins the conditions that are set with AND; at least one must be. */
export const joinConditions = (conditions: readonly (SQL | '' | false | undefined)[]): SQL =>
  sql.join(
    conditions.filter(
      (condition) => condition !== undefined && condition !== '' && condition !== false,
    ),
    sql` AND `,
  );

const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase();

/**
 * Whether a column contains the text, ignoring case. LIKE is used for a text without case, such as Chinese or digits,
 * since ILIKE is slow over many rows.
 */
export const containing = (column: SQL, text: string): SQL =>
  sql`${column} ${sql.raw(hasCase(text) ? 'ILIKE' : 'LIKE')} ${contains(text)}`;

/** Digits of a phone number that stay visible in a mask. */
const [shownAtStart, shownAtEnd] = [3, 4];

/** The search text if it consists of digits, without spaces; otherwise empty. */
export const digitsOf = (text: string): string =>
  /^[\d\s]+$/.test(text) ? text.replace(/\s/g, '') : '';

/**
 * The search pattern of a phone number: its visible first or last digits, or the whole number. Matching other parts
 * would reveal the masked digits one by one.
 */
export const phonePattern = (digits: string): string => {
  if (digits.length <= shownAtStart) return `${digits}%`;
  return digits.length === shownAtEnd ? `%${digits}` : digits;
};
