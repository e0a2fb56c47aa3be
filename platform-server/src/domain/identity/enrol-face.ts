import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { faceEnrolment } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { requireSettled } from '../account/bound-since';
import { accountById } from '../account/find-account';
import { notifyOwner, type Owner } from '../account/notices';
import { consumeGrant, outOfOrder, requireGrant } from '../account/step-grants';
import { audit } from '../audit';
import { countOrRefuse } from '../codes/limits';
import { lockSessions } from '../sessions';
import { findEnrolment } from './enrolments';
import { describeFace, type FaceCaller, type FacePolicy } from './faces';

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
  faceOwner: FaceCaller & Pick<Owner, 'noticeDelivery'>,
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
  { accountId, tenantId, noticeDelivery, ip }: Owner & { ip: string },
): Promise<void> {
  const withdrawn = await tx
    .delete(faceEnrolment)
    .where(eq(faceEnrolment.accountId, accountId))
    .returning({ accountId: faceEnrolment.accountId });
  if (withdrawn.length === 0) return;
  await notifyOwner(tx, { accountId, tenantId, noticeDelivery }, 'faceWithdrawn');
  await audit(tx, { accountId, tenantId, ip, action: 'face.withdrawn', target: accountId });
}
