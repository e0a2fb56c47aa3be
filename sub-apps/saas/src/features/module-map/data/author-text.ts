import type { phrases } from '../phrases';

type Translate = ReturnType<typeof phrases.use>['t'];

/** The English texts that the server stores as author of automatic changes. */
const automaticAuthors = [
  [/^first start on (.+)$/, 'byStart'],
  [/^edit of the file on (.+)$/, 'byFile'],
  [/^file found on (.+)$/, 'byFoundFile'],
  [/^(automatic)$/, 'byItself'],
] as const;

/** The author of a change, in the page's language. */
export function authorText(author: string, t: Translate): string {
  for (const [pattern, key] of automaticAuthors) {
    const host = pattern.exec(author)?.[1];
    if (host !== undefined) return t(key, { host });
  }
  return author;
}
