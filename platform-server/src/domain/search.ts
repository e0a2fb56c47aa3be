/** A search text for `ilike`: `%` and `_` in it mean themselves. */
export const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
