import { generateKeyPairSync } from 'node:crypto';
import type { KeySet } from '@edu/shared-utility/contract';
import { desc, eq } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { lockKey, type Tx } from '../../db/database';
import { signingKey } from '../../db/schema';
import type { Secret } from '../codes/secret';

/** EdDSA, which every verifier knows; the newer name of the same is known to few. */
export const ALGORITHM = 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey | Uint8Array;
}

/** The private half as the table has it: under the server's secret, as all that a copy of the database must not tell. */
const sealed = (secret: Secret, jwk: JWK) => ({ sealed: secret.encrypt(JSON.stringify(jwk)) });

async function addKey(tx: Tx, secret: Secret, tenantId: string): Promise<SigningKey> {
  const pair = generateKeyPairSync('ed25519');
  const [open, hidden] = [
    pair.publicKey.export({ format: 'jwk' }),
    pair.privateKey.export({ format: 'jwk' }),
  ];
  const { kty = '', crv = '', x = '' } = open;
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  const publicJwk = { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' };
  const privateJwk = sealed(secret, { ...hidden, kty });
  await tx.insert(signingKey).values({ kid, tenantId, publicJwk, privateJwk });
  return { kid, key: await importJWK({ ...hidden, kty }, ALGORITHM) };
}

/** The key that signs, made when it is first asked for. To be run as the system. */
export async function currentKey(tx: Tx, secret: Secret, tenantId: string): Promise<SigningKey> {
  await lockKey(tx, `signing:${tenantId}`);
  const [row] = await tx
    .select()
    .from(signingKey)
    .where(eq(signingKey.tenantId, tenantId))
    .orderBy(desc(signingKey.isCurrent), desc(signingKey.createdAt))
    .limit(1);
  if (!row) return addKey(tx, secret, tenantId);
  const jwk: JWK = JSON.parse(secret.decrypt(row.privateJwk.sealed ?? ''));
  return { kid: row.kid, key: await importJWK(jwk, ALGORITHM) };
}

/** Another key signs from now on; those before go on verifying what they have signed. */
export async function rotateKey(
  tx: Tx,
  secret: Secret,
  tenantId: string,
): Promise<{ kid: string }> {
  await lockKey(tx, `signing:${tenantId}`);
  await tx.update(signingKey).set({ isCurrent: false }).where(eq(signingKey.tenantId, tenantId));
  const { kid } = await addKey(tx, secret, tenantId);
  return { kid };
}

/** The public halves of all a tenant's keys, the newest first. */
export async function publicKeys(tx: Tx, tenantId: string): Promise<KeySet> {
  const rows = await tx
    .select({ jwk: signingKey.publicJwk })
    .from(signingKey)
    .where(eq(signingKey.tenantId, tenantId))
    .orderBy(desc(signingKey.isCurrent), desc(signingKey.createdAt));
  return {
    keys: rows.map(({ jwk: { kty = '', crv = '', x = '', kid = '', alg = '', use = '' } }) => ({
      ...{ kty, crv, x, kid, alg, use },
    })),
  };
}
