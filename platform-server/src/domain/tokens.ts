import { createHash, randomBytes } from 'node:crypto';

/** A session token: 256 random bits, URL-safe. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 suffices, since a random token cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
