import type { WebAuthnJson } from '@edu/shared-utility/contract';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Database } from '../../db/database';
import { activeFactors } from './active';
import { type ChallengeUse, type PageOrigin, takeChallenge } from './challenges';

/** Loaded on first use, so that starting the server does not wait for it. */
export const library = () => import('@simplewebauthn/server');

export const asJson = (options: object): WebAuthnJson => ({ ...options });

/** For which account and purpose a passkey is requested; a log-in without a name has no account. */
export type PasskeyRequest = Omit<ChallengeUse, 'host'>;

/** What the answer is verified against; consumes its challenge. Null if the challenge is not valid. */
export async function expectedOf(
  db: Database,
  request: PasskeyRequest,
  { origin, host }: PageOrigin,
  response: WebAuthnJson,
) {
  const expectedChallenge = await takeChallenge(db, response, { ...request, host });
  if (expectedChallenge === null) return null;
  return {
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  };
}

/** The account's passkeys that belong to this host. */
export async function passkeysOf(db: Database, accountId: string, host: string) {
  const factors = await db.withSystem((tx) => activeFactors(tx, accountId));
  return factors.flatMap(({ kind, credentialId, transports, host: factorHost }) =>
    kind === 'passkey' && credentialId !== null && factorHost === host
      ? [{ id: credentialId, transports: transports as AuthenticatorTransport[] }]
      : [],
  );
}
