import type { Secret } from '../domain/codes/secret';
import { addressProof, type Variant } from './signatures';

const MINUTE = 60_000;
/** Milliseconds that an address is valid: a video is read in ranges for hours, other files at once. */
const lifetimes: Readonly<Record<Variant, number>> = {
  file: 240 * MINUTE,
  picture: 60 * MINUTE,
  thumbnail: 60 * MINUTE,
  download: 10 * MINUTE,
};

export const filePath = '/files/';

const PUBLIC_ARTICLE = 'article:';
/** Reader of a file in an article without log-in: everybody, while the article is public. */
export const readerOfArticle = (articleId: string): string => `${PUBLIC_ARTICLE}${articleId}`;
/** The article's id; null for an address made for a session. */
export const articleOf = (reader: string): string | null =>
  reader.startsWith(PUBLIC_ARTICLE) ? reader.slice(PUBLIC_ARTICLE.length) : null;

/**
 * A signed address that shows a file to anyone who has it, until it expires or the session ends.
 *
 * `sessionId` is a session's id, or the result of `forArticle`: the address then ends when the article is no longer
 * shown.
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
