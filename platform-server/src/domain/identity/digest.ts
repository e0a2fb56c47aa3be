import { createHash } from 'node:crypto';

export type DigestAlgorithm = 'md5' | 'sha256';

/**
 * Lower-case hexadecimal digest of token + "true" (architecture §3, "Hash"). The server does not rely on it for
 * security.
 */
export const tokenProof = (token: string, algorithm: DigestAlgorithm): string =>
  createHash(algorithm).update(`${token}true`).digest('hex');
