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
  /** Largest distance that counts as the same person. */
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

/** The one face of a picture; throws 40009 naming what is wrong with the picture. */
export async function describeFace(policy: FacePolicy, image: string): Promise<number[]> {
  const reading = await policy.engine.read(image);
  if (reading.kind === 'face') return reading.descriptor;
  throw new BusinessError(errorCodes.faceRefused, { phrase: faults[reading.kind] });
}

/**
 * Keeps the descriptor, encrypted, until its retention is over. The picture is not kept. The person has to be told:
 * from now on this face answers for the account.
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
 * Whether the account of a verified person may get a face now, and whose code's grant lets it in. A face answers for
 * phone and mail address alike, so the code must have gone to the phone where one is bound: one to the address would
 * else become the right to change the phone. The grant of a face or a QR code is not enough: a picture of the person
 * would replace the face with another. And it must have been bound for a day: a number that a thief bound would else
 * leave a face of theirs behind.
 */
async function requireRoom(tx: Tx, policy: FacePolicy, accountId: string) {
  const own = await accountById(tx, accountId);
  if (own?.idAuthStatus !== 1) throw new BusinessError(errorCodes.notVerified);
  if (await findEnrolment(tx, policy.secret, accountId)) throw outOfOrder();
  const kind = own.phone === null ? 'mail' : 'phone';
  requireSettled(own, kind, 'face.addressTooNew');
  return [kind] as const;
}

/**
 * Enrols the face of a verified person who has none: it ran out, was withdrawn or never taken. Name and status
 * stay. A token alone is not enough (no grant: `stepOutOfOrder`), and an enrolled face is never replaced by it.
 */
export async function enrolOwnFace(
  db: Database,
  policy: FacePolicy,
  who: FaceCaller & Pick<Owner, 'notices'>,
  image: string,
): Promise<void> {
  const { accountId, sessionId, tenantId, ip } = who;
  await db.withSystem(async (tx) => {
    await requireGrant(tx, sessionId, await requireRoom(tx, policy, accountId));
  });
  await countOrRefuse(db, `enrol-face:${accountId}`, { max: 10, seconds: 600 });
  const descriptor = await describeFace(policy, image);
  await db.withSystem(async (tx) => {
    await lockSessions(tx, accountId);
    await consumeGrant(tx, who, await requireRoom(tx, policy, accountId));
    await storeFace(tx, policy, accountId, descriptor);
    await notifyOwner(tx, who, 'face');
    await audit(tx, { tenantId, accountId, ip, action: 'face.enrolled', target: accountId });
  });
}

/** Withdraws the enrolment: the descriptor is deleted at once, and the person is told, who may not have done it. */
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
 * Compares a picture with the enrolled face. Every attempt is counted by the server before it is
 * judged; an account change gets its grant. Throws 40009 with `data.remaining`.
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
    // Too many wait: the picture was not examined, so it counts as no attempt.
    if (error instanceof BusinessError) await refund(db, bucket, until);
    throw error;
  });
  if (reading.kind !== 'face') throw refuse(faults[reading.kind]);
  if (distance(reading.descriptor, enrolment.descriptor) > policy.threshold)
    throw refuse('face.different');
  await clearHits(db, bucket);
  const changes = check.businessType === ACCOUNT_CHANGE && check.businessSource === ACCOUNT_CENTER;
  await db.withSystem(async (tx) => {
    if (changes) await issueGrant(tx, faceCaller.sessionId, 'any');
    const { tenantId, accountId, ip } = faceCaller;
    await audit(tx, { tenantId, accountId, action: 'face.matched', target: accountId, ip });
  });
}
