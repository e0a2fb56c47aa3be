import type { WebAuthnJson } from '@edu/shared-utility/contract';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secondFactor } from '../../db/schema';
import { activeFactors, type Factor } from './active';
import { type ChallengeUse, newChallenge, type PageOrigin, takeChallenge } from './challenges';

/** Loaded on first use, so that starting the server does not wait for it. */
const library = () => import('@simplewebauthn/server');

const asJson = (options: object): WebAuthnJson => ({ ...options });

/** For which account and purpose a passkey is requested; a log-in without a name has no account. */
export type PasskeyRequest = Omit<ChallengeUse, 'host'>;

/** What the answer is verified against; consumes its challenge. Null if the challenge is not valid. */
async function expectedOf(
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
async function passkeysOf(db: Database, accountId: string, host: string) {
  const factors = await db.withSystem((tx) => activeFactors(tx, accountId));
  return factors.flatMap(({ kind, credentialId, transports, host: factorHost }) =>
    kind === 'passkey' && credentialId !== null && factorHost === host
      ? [{ id: credentialId, transports: transports as AuthenticatorTransport[] }]
      : [],
  );
}

interface PasskeyOwner {
  readonly accountId: string;
  readonly sessionId: string;
  /** The name that the authenticator shows. */
  readonly userName: string;
  readonly rpName: string;
}

const enrolmentRequest = ({ accountId, sessionId }: PasskeyOwner): PasskeyRequest => ({
  purpose: 'enrol',
  accountId,
  sessionId,
});

export async function enrolmentOptions(
  db: Database,
  owner: PasskeyOwner,
  page: PageOrigin,
): Promise<WebAuthnJson> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: owner.rpName,
    rpID: page.host,
    userID: new TextEncoder().encode(owner.accountId),
    userName: owner.userName,
    challenge: await newChallenge(db, { ...enrolmentRequest(owner), host: page.host }),
    attestationType: 'none',
    excludeCredentials: await passkeysOf(db, owner.accountId, page.host),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return asJson(options);
}

/** The data to store for a new passkey; null for an answer that fails verification. */
export async function readEnrolment(
  db: Database,
  owner: PasskeyOwner,
  page: PageOrigin,
  response: WebAuthnJson,
) {
  const expected = await expectedOf(db, enrolmentRequest(owner), page, response);
  if (expected === null) return null;
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    ...expected,
    response: response as unknown as RegistrationResponseJSON,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
    host: page.host,
  };
}

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
