import { errorCodes, type FaceCheck } from '@edu/shared-utility/contract';
import type { Database } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { PhraseKey } from '../../phrases';
import { issueGrant } from '../account/step-grants';
import { audit } from '../audit';
import { clearHits, countHit, uncountHit } from '../codes/limits';
import type { Secret } from '../codes/secret';
import { findEnrolment } from './enrolments';
import type { FaceEngine } from './face-engine';
import { distance, type FaceReading } from './face-reading';

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
    if (error instanceof BusinessError) await uncountHit(db, bucket, until);
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
