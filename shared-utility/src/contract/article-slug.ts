/** Maximum length of the last part of an article's address. */
export const SLUG_LIMIT = 80;

/**
 * The last part of an article's address, derived from its title: letters and digits of any script, separated by
 * dashes.
 */
export const slugOf = (title: string): string =>
  [
    ...title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, SLUG_LIMIT)
    .join('')
    .replace(/^-+|-+$/g, '');

/** Whether `slugOf` could have produced the text. */
export const isSlug = (text: string): boolean => text !== '' && slugOf(text) === text;
