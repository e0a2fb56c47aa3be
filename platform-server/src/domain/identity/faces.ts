import { errorCodes, type FaceCheck } from '@edu/shared-utility/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { account, faceEnrolment } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import { accountById } from '../account/find-account';
import { type NoticeWay, sendNotices } from '../account/notices';
import { giveGrant, requireGrant, spendGrant } from '../account/step-grants';
import { audit } from '../audit';
import { clearHits, hit, hitOrRefuse } from '../codes/limits';
import type { Secret } from '../codes/secret';
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

/** Whose face is taken, in which tenant, and how they are told. */
export interface Enrolment {
  readonly accountId: string;
  readonly tenantId: string;
  readonly notices: NoticeWay;
}

/**
 * Keeps the descriptor, encrypted, until its retention is over, and tells the person: from now on this face
 * answers for the account. The picture is not kept.
 */
export async function enrol(
  tx: Tx,
  policy: FacePolicy,
  { accountId, tenantId, notices }: Enrolment,
  descriptor: readonly number[],
): Promise<void> {
  const values = {
    createdAt: new Date(),
    descriptorCipher: policy.secret.encrypt(JSON.stringify(descriptor)),
    expiresAt: new Date(Date.now() + policy.retention),
  };
  await tx
    .insert(faceEnrolment)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: faceEnrolment.accountId, set: values });
  const own = await accountById(tx, accountId);
  if (own) await sendNotices(tx, notices, 'face', tenantId, [own.phone, own.mail]);
}

/** A face answers for the account as a code does, so the grant of a code lets it in; one code, one face. */
const enrolGrants = ['phone', 'mail', 'any'] as const;

async function requireNoFace(tx: Tx, accountId: string): Promise<void> {
  const [known] = await tx
    .select({ accountId: faceEnrolment.accountId })
    .from(faceEnrolment)
    .where(openEnrolment(accountId));
  if (known) throw new BusinessError(errorCodes.stepOutOfOrder);
}

/**
 * Enrols the face of a verified person who has none: it ran out, was withdrawn or never taken. Name and status
 * stay. A token alone is not enough (no grant: `stepOutOfOrder`), and an enrolled face is never replaced by it.
 */
export async function enrolOwnFace(
  db: Database,
  policy: FacePolicy,
  who: FaceCaller & Pick<Enrolment, 'notices'>,
  image: string,
): Promise<void> {
  const { accountId, sessionId, tenantId, ip } = who;
  await db.withSystem(async (tx) => {
    const [own] = await tx
      .select({ status: account.idAuthStatus })
      .from(account)
      .where(eq(account.id, accountId));
    if (own?.status !== 1) throw new BusinessError(errorCodes.notVerified);
    await requireGrant(tx, sessionId, enrolGrants);
    await requireNoFace(tx, accountId);
  });
  await hitOrRefuse(db, `enrol-face:${accountId}`, { max: 10, seconds: 600 });
  const descriptor = await describeFace(policy, image);
  await db.withSystem(async (tx) => {
    await spendGrant(tx, sessionId, enrolGrants);
    await requireNoFace(tx, accountId);
    await enrol(tx, policy, who, descriptor);
    await audit(tx, { tenantId, accountId, ip, action: 'face.enrolled', target: accountId });
  });
}

/** Withdraws the enrolment: the descriptor is deleted at once. */
export async function withdrawEnrolment(
  tx: Tx,
  who: { accountId: string; tenantId: string; ip: string },
): Promise<void> {
  await tx.delete(faceEnrolment).where(eq(faceEnrolment.accountId, who.accountId));
  await audit(tx, { ...who, action: 'face.withdrawn', target: who.accountId });
}

const openEnrolment = (accountId: string) =>
  and(eq(faceEnrolment.accountId, accountId), gt(faceEnrolment.expiresAt, sql`now()`));

async function enrolled(db: Database, policy: FacePolicy, accountId: string): Promise<number[]> {
  const [row] = await db.withSystem((tx) =>
    tx.select().from(faceEnrolment).where(openEnrolment(accountId)),
  );
  if (!row) throw new BusinessError(errorCodes.faceNotEnrolled);
  try {
    return JSON.parse(policy.secret.decrypt(row.descriptorCipher)) as number[];
  } catch {
    // Encrypted with another secret: as good as not enrolled.
    throw new BusinessError(errorCodes.faceNotEnrolled);
  }
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
  who: FaceCaller,
  check: FaceCheck,
): Promise<void> {
  const known = await enrolled(db, policy, who.accountId);
  const bucket = `face:${who.accountId}`;
  const { hits } = await hit(db, bucket, ATTEMPTS);
  const remaining = Math.max(0, ATTEMPTS.max - hits);
  const refuse = (phrase: PhraseKey): BusinessError =>
    new BusinessError(errorCodes.faceRefused, {
      phrase: remaining === 0 ? 'face.exhausted' : phrase,
      data: { remaining },
    });
  if (hits > ATTEMPTS.max) throw refuse('face.exhausted');
  const reading = await policy.engine.read(check.userImage);
  if (reading.kind !== 'face') throw refuse(faults[reading.kind]);
  if (distance(reading.descriptor, known) > policy.threshold) throw refuse('face.different');
  await clearHits(db, bucket);
  const changes = check.businessType === ACCOUNT_CHANGE && check.businessSource === ACCOUNT_CENTER;
  await db.withSystem(async (tx) => {
    if (changes) await giveGrant(tx, who.sessionId, 'any');
    const { tenantId, accountId, ip } = who;
    await audit(tx, { tenantId, accountId, action: 'face.matched', target: accountId, ip });
  });
}
