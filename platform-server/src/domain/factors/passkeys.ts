import type { WebAuthnJson } from '@edu/shared-utility/contract';
import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secondFactor } from '../../db/schema';
import type { Factor } from './active';
import { newChallenge, type PageOrigin } from './challenges';
import { asJson, expectedOf, library, type PasskeyRequest, passkeysOf } from './passkey-library';

export async function loginOptions(
  db: Database,
  request: PasskeyRequest,
  { host }: PageOrigin,
): Promise<WebAuthnJson> {
  const { generateAuthenticationOptions } = await library();
  const { accountId } = request;
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: await newChallenge(db, { ...request, host }),
    allowCredentials: accountId === null ? [] : await passkeysOf(db, accountId, host),
    userVerification: 'required',
  });
  return asJson(options);
}

async function factorOf(db: Database, credentialId: string, host: string): Promise<Factor | null> {
  const [row] = await db.withSystem((tx) =>
    tx
      .select()
      .from(secondFactor)
      .where(
        and(
          eq(secondFactor.credentialId, credentialId),
          eq(secondFactor.host, host),
          isNotNull(secondFactor.confirmedAt),
          isNull(secondFactor.removedAt),
        ),
      ),
  );
  return row ?? null;
}

/** Stores the signature counter, which must grow unless the authenticator always reports 0, as many do. */
async function raiseCounter(db: Database, { id }: Factor, counter: number): Promise<boolean> {
  const updated = await db.withSystem((tx) =>
    tx
      .update(secondFactor)
      .set({ counter, lastUsedAt: sql`now()` })
      .where(
        and(
          eq(secondFactor.id, id),
          isNull(secondFactor.removedAt),
          or(lt(secondFactor.counter, counter), sql`${counter}::bigint = 0 AND counter = 0`),
        ),
      )
      .returning({ id: secondFactor.id }),
  );
  return updated.length > 0;
}

/** The account whose passkey signed the answer; null if verification fails. */
export async function acceptPasskey(
  db: Database,
  request: PasskeyRequest,
  page: PageOrigin,
  response: WebAuthnJson,
): Promise<string | null> {
  const expected = await expectedOf(db, request, page, response);
  if (expected === null) return null;
  const id = typeof response.id === 'string' && !response.id.includes('\0') ? response.id : '';
  const factor = await factorOf(db, id, page.host);
  if (!factor?.publicKey) return null;
  if (request.accountId !== null && factor.accountId !== request.accountId) return null;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    ...expected,
    response: response as unknown as AuthenticationResponseJSON,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
      counter: factor.counter,
      transports: factor.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter } = result.authenticationInfo;
  return (await raiseCounter(db, factor, newCounter)) ? factor.accountId : null;
}
