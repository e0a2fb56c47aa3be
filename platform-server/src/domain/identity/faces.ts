import { errorCodes, type FaceCheck } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { faceEnrolment } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import { requireSettled } from '../account/bound-since';
import { accountById } from '../account/find-account';
import { notifyOwner, type Owner } from '../account/notices';
import { consumeGrant, issueGrant, outOfOrder, requireGrant } from '../account/step-grants';
import { audit } from '../audit';
import { clearHits, countHit, countOrRefuse, refund } from '../codes/limits';
import type { Secret } from '../codes/secret';
import { lockSessions } from '../sessions';
import { findEnrolment } from './enrolments';
import { distance, type FaceEngine, type FaceReading } from './face-engine';

export interface FacePolicy {
  readonly engine: FaceEngine;
  readonly secret: Secret;
  /** Largest distance at which two descriptors count as the same person. */
  readonly threshold: number;
  /** Milliseconds until an enrolment is deleted. */
  readonly retention: number;
}

/** Specification §9: five attempts, ten minutes at most. */
const ATTEMPTS = { max: 5, seconds: 600 };
const ACCOUNT_CHANGE = 4;
const ACCOUNT_CENTER = 'account-center';

const faults: Readonly<Record<Exclude<FaceReading['kind'], 'face'>, PhraseKey>> = {
  none: 'face.none',
  several: 'face.several',
  unreadable: 'face.image',
};

/** The descriptor of the one face in a picture; throws 40009 with the problem of the picture. */
export async function describeFace(policy: FacePolicy, image: string): Promise<number[]> {
  const reading = await policy.engine.read(image);
  if (reading.kind === 'face') return reading.descriptor;
  throw new BusinessError(errorCodes.faceRefused, { phrase: faults[reading.kind] });
}

/**
 * Stores the descriptor, encrypted, for its retention time. The picture is not stored. The caller must notify the
 * person, since this face can confirm changes of the account from now on.
 */
export async function storeFace(
  tx: Tx,
  policy: FacePolicy,
  accountId: string,
  descriptor: readonly number[],
): Promise<void> {
  const values = {
    createdAt: sql`now()`,
    descriptorCipher: policy.secret.encrypt(JSON.stringify(descriptor)),
    expiresAt: new Date(Date.now() + policy.retention),
  };
  await tx
    .insert(faceEnrolment)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: faceEnrolment.accountId, set: values });
}

/**
 * Checks that a verified person's account may get a face, and returns which code grant allows it. A face confirms
 * changes of both phone and mail address, so the code must have gone to the phone if one is bound: otherwise a code to
 * the mail address could be used to change the phone. A grant by face or QR code is not enough, since a picture of the
 * person could then replace the face. And the address must have been bound for a day, so that a thief who binds a
 * number cannot enrol a face.
 */
async function requireEnrollable(tx: Tx, policy: FacePolicy, accountId: string) {
  const accountRow = await accountById(tx, accountId);
  if (accountRow?.idAuthStatus !== 1) throw new BusinessError(errorCodes.notVerified);
  if (await findEnrolment(tx, policy.secret, accountId)) throw outOfOrder();
  const kind = accountRow.phone === null ? 'mail' : 'phone';
  requireSettled(accountRow, kind, 'face.addressTooNew');
  return [kind] as const;
}

/**
 * Enrols the face of a verified person who has none: it expired, was withdrawn or was never enrolled. Name and status
 * stay. Requires a code grant (otherwise `stepOutOfOrder`), and never replaces an enrolled face.
 */
export async function enrolOwnFace(
  db: Database,
  policy: FacePolicy,
  faceOwner: FaceCaller & Pick<Owner, 'notices'>,
  image: string,
): Promise<void> {
  const { accountId, sessionId, tenantId, ip } = faceOwner;
  await db.withSystem(async (tx) => {
    await requireGrant(tx, sessionId, await requireEnrollable(tx, policy, accountId));
  });
  await countOrRefuse(db, `enrol-face:${accountId}`, { max: 10, seconds: 600 });
  const descriptor = await describeFace(policy, image);
  await db.withSystem(async (tx) => {
    await lockSessions(tx, accountId);
    await consumeGrant(tx, faceOwner, await requireEnrollable(tx, policy, accountId));
    await storeFace(tx, policy, accountId, descriptor);
    await notifyOwner(tx, faceOwner, 'face');
    await audit(tx, { tenantId, accountId, ip, action: 'face.enrolled', target: accountId });
  });
}

/**
 * Withdraws the enrolment: the descriptor is deleted at once, and the person is notified in case somebody else did it.
 */
export async function withdrawEnrolment(
  tx: Tx,
  { accountId, tenantId, notices, ip }: Owner & { ip: string },
): Promise<void> {
  const withdrawn = await tx
    .delete(faceEnrolment)
    .where(eq(faceEnrolment.accountId, accountId))
    .returning({ accountId: faceEnrolment.accountId });
  if (withdrawn.length === 0) return;
  await notifyOwner(tx, { accountId, tenantId, notices }, 'faceWithdrawn');
  await audit(tx, { accountId, tenantId, ip, action: 'face.withdrawn', target: accountId });
}

export interface FaceCaller {
  readonly accountId: string;
  readonly tenantId: string;
  readonly sessionId: string;
  readonly ip: string;
}

/**
 * Compares a picture with the enrolled face. Every attempt is counted before the comparison; for an account change a
 * match issues the grant. Throws 40009 with `data.remaining`.
 */
export async function compareFace(
  db: Database,
  policy: FacePolicy,
  faceCaller: FaceCaller,
  check: FaceCheck,
): Promise<void> {
  const enrolment = await db.withSystem((tx) =>
    findEnrolment(tx, policy.secret, faceCaller.accountId),
  );
  if (!enrolment) throw new BusinessError(errorCodes.faceNotEnrolled);
  const bucket = `face:${faceCaller.accountId}`;
  const { hits, until } = await countHit(db, bucket, ATTEMPTS);
  const remaining = Math.max(0, ATTEMPTS.max - hits);
  const refuse = (phrase: PhraseKey): BusinessError =>
    new BusinessError(errorCodes.faceRefused, {
      phrase: remaining === 0 ? 'face.exhausted' : phrase,
      data: { remaining },
    });
  if (hits > ATTEMPTS.max) throw refuse('face.exhausted');
  const reading = await policy.engine.read(check.userImage).catch(async (error: unknown) => {
    // The queue was full and the picture was not examined, so the attempt is not counted.
    if (error instanceof BusinessError) await refund(db, bucket, until);
    throw error;
  });
  if (reading.kind !== 'face') throw refuse(faults[reading.kind]);
  if (distance(reading.descriptor, enrolment.descriptor) > policy.threshold)
    throw refuse('face.different');
  await clearHits(db, bucket);
  const isAccountChange =
    check.businessType === ACCOUNT_CHANGE && check.businessSource === ACCOUNT_CENTER;
  await db.withSystem(async (tx) => {
    if (isAccountChange) await issueGrant(tx, faceCaller.sessionId, 'any');
    const { tenantId, accountId, ip } = faceCaller;
    await audit(tx, { tenantId, accountId, action: 'face.matched', target: accountId, ip });
  });
}
