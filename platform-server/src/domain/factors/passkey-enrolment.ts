import type { WebAuthnJson } from '@edu/shared-utility/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../db/database';
import { newChallenge, type PageOrigin } from './challenges';
import { asJson, expectedOf, library, type PasskeyRequest, passkeysOf } from './passkey-library';

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
