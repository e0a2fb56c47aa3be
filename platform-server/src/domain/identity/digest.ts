import { createHash } from 'node:crypto';

export type DigestAlgorithm = 'md5' | 'sha256';

/** Lower-case hexadecimal digest of token + "true" (architecture §3, "Hash"). It guards nothing here. */
export const tokenProof = (token: string, algorithm: DigestAlgorithm): string =>
  createHash(algorithm).update(`${token}true`).digest('hex');
