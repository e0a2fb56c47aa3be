import type { KeySet } from '@edu/shared-utility';
import type { Token } from './token';

/**
 * `altered`: the content does not match the signature. `foreign`: signed by a key that this site does not publish.
 * `unsupported`: this browser cannot verify it.
 */
export type Verdict = 'genuine' | 'altered' | 'foreign' | 'unsupported';

/** Type of the keys for certificates; the key set may hold others. */
const KIND = { kty: 'OKP', crv: 'Ed25519' } as const;
const SIGNED_WITH = 'EdDSA';

/** Undefined on insecure pages and in older browsers. */
const subtleCrypto = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/** Whether a published key, current or former, has signed the credential. */
export async function verify(token: Token, { keys }: KeySet): Promise<Verdict> {
  const matchingKey = keys.find(
    ({ kid, kty, crv }) => kid === token.kid && kty === KIND.kty && crv === KIND.crv,
  );
  if (!matchingKey || token.algorithm !== SIGNED_WITH) return 'foreign';
  const subtle = subtleCrypto();
  if (!subtle) return 'unsupported';
  try {
    const name = KIND.crv;
    const key = await subtle.importKey('jwk', { ...KIND, x: matchingKey.x }, { name }, false, [
      'verify',
    ]);
    const isTrue = await subtle.verify({ name }, key, token.signature, token.signed);
    return isTrue ? 'genuine' : 'altered';
  } catch {
    return 'unsupported';
  }
}
