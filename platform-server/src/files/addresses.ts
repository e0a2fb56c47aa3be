import type { Secret } from '../domain/codes/secret';
import { addressProof, type Variant } from './signatures';

const MINUTE = 60_000;
/** Anyone who watches a video asks for its parts for hours; the rest is fetched at once. */
const lifetimes: Readonly<Record<Variant, number>> = {
  file: 240 * MINUTE,
  picture: 60 * MINUTE,
  thumbnail: 60 * MINUTE,
  download: 10 * MINUTE,
};

export const filePath = '/files/';

const PUBLIC = 'article:';
/** For whom a file of an article that a tenant shows without log-in is: everybody, for as long as it does. */
export const forArticle = (articleId: string): string => `${PUBLIC}${articleId}`;
/** The article's id; null of what was made for a session. */
export const articleOf = (reader: string): string | null =>
  reader.startsWith(PUBLIC) ? reader.slice(PUBLIC.length) : null;

/**
 * An address that shows a file to anyone who has it, until it is over or the session ends.
 *
 * `sessionId` is a session's, or what `forArticle` says: it ends then when
 * the article is not shown any more.
 */
export function addressOf(
  secret: Secret,
  { id, name }: { readonly id: string; readonly name: string },
  { variant, sessionId }: { readonly variant: Variant; readonly sessionId: string },
  now = Date.now(),
): { url: string; expiresAt: string } {
  const expiresAt = now + lifetimes[variant];
  const proof = addressProof(secret, { id, variant, sessionId }, expiresAt);
  const query = new URLSearchParams({ for: sessionId, proof });
  const url = `${filePath}${id}/${variant}/${encodeURIComponent(name)}?${query}`;
  return { url, expiresAt: new Date(expiresAt).toISOString() };
}
