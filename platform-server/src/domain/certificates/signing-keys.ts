import { generateKeyPairSync } from 'node:crypto';
import type { KeySet } from '@edu/shared-utility/contract';
import { desc, eq } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { lockKey, type Tx } from '../../db/database';
import { signingKey } from '../../db/schema';
import type { Secret } from '../codes/secret';

/** `EdDSA` is the name that verifiers support; few know the newer one, `Ed25519`. */
export const ALGORITHM = 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey | Uint8Array;
}

/** The private key as stored: encrypted with the server's secret, so that a copy of the database does not reveal it. */
const sealKey = (secret: Secret, jwk: JWK) => ({ sealed: secret.encrypt(JSON.stringify(jwk)) });

async function addKey(tx: Tx, secret: Secret, tenantId: string): Promise<SigningKey> {
  const pair = generateKeyPairSync('ed25519');
  const [open, hidden] = [
    pair.publicKey.export({ format: 'jwk' }),
    pair.privateKey.export({ format: 'jwk' }),
  ];
  const { kty = '', crv = '', x = '' } = open;
  const kid = await calculateJwkThumbprint({ kty, crv, x });
  const publicJwk = { kty, crv, x, kid, alg: ALGORITHM, use: 'sig' };
  const privateJwk = sealKey(secret, { ...hidden, kty });
  await tx.insert(signingKey).values({ kid, tenantId, publicJwk, privateJwk });
  return { kid, key: await importJWK({ ...hidden, kty }, ALGORITHM) };
}

/** The present signing key, created on first use. To be run as the system. */
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

/** Creates a new signing key; former ones still verify what they have signed. */
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

/** The public keys of a tenant, newest first. */
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
