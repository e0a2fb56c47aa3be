/** A path segment that is a version: 1.4.3, v2, 2024-11-03, 20.1.0-rc.1. */
const VERSION = /^v?\d+([.-]\d+)*([-+][0-9a-z.-]+)?$/i;
/** The digest that builds add to file names: `index-4f0c1a9b2d.js`, `index.4f0c1a9b.mjs`. */
const DIGEST = /[-.]([0-9a-z_]{8,})\.(?:mjs|js)$/i;
/** Characters that suffice to distinguish digests. */
const DIGEST_LENGTH = 8;

/**
 * The display version of an address: the number in its path, or the beginning of the digest in its file name or
 * integrity; null without any.
 */
export function versionFromAddress(
  address: string,
  integrity: string | null = null,
): string | null {
  const path = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0] ?? '';
  const folders = path.split('/').slice(0, -1);
  const parts = folders.map((part) => part.replace(/^.*@/, '')).reverse();
  const number = parts.find((part) => VERSION.test(part));
  if (number) return number;
  const digest = DIGEST.exec(path)?.[1];
  if (digest && /\d/.test(digest)) return digest.slice(0, DIGEST_LENGTH);
  const stated = integrity?.split('-')[1]?.replace(/[^0-9a-z]/gi, '');
  return stated ? stated.slice(0, DIGEST_LENGTH) : null;
}

/** An address with long digests shortened: `index-4f0c1a9b….js`. */
export const withoutHashes = (address: string): string =>
  address.replace(/([0-9a-f]{8})[0-9a-f]{8,}/gi, '$1…');
