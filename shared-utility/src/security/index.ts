import { runtimeConfig } from '../environment';

export { safeImage } from './safe-image';

/**
 * The value that a passed face or real-name check returns: lower-case hex digest of token + "true"
 * (specification §5; algorithm by runtime configuration, architecture §3). The server does not rely on it.
 */
export async function tokenProof(token: string): Promise<string> {
  // Loaded on demand, since only the face and real-name checks need it.
  const { md5, sha256 } = await import('./digest');
  const digest = runtimeConfig().digest === 'sha256' ? sha256 : md5;
  return digest(`${token}true`);
}
