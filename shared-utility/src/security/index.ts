import md5 from 'crypto-js/md5';
import sha256 from 'crypto-js/sha256';
import { runtimeConfig } from '../environment';

/**
 * The value that a passed face or real-name check answers with: lower-case hex digest of
 * token + "true" (specification §5; algorithm by runtime configuration, design §3). It protects
 * nothing on the server side.
 */
export function tokenProof(token: string): string {
  const digest = runtimeConfig().digest === 'sha256' ? sha256 : md5;
  return digest(`${token}true`).toString();
}
