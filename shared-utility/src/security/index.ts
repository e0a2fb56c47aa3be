import { runtimeConfig } from '../environment';

export { safeImage } from './safe-image';

/**
 * The value that a passed face or real-name check answers with: lower-case hex digest of
 * token + "true" (specification §5; algorithm by runtime configuration, architecture §3). It protects
 * nothing on the server side.
 */
export async function tokenProof(token: string): Promise<string> {
  // only who verifies a face needs it
  const { md5, sha256 } = await import('./digest');
  const digest = runtimeConfig().digest === 'sha256' ? sha256 : md5;
  return digest(`${token}true`);
}
