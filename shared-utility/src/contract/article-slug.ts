/** Characters of the last part of an article's address. */
export const SLUG_LIMIT = 80;

/** The last part of an article's address as its title gives it: letters and figures of any script, parted by dashes. */
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

/** Whether it is one that `slugOf` could have made. */
export const isSlug = (text: string): boolean => text !== '' && slugOf(text) === text;
