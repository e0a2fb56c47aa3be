import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { account, realNameTicket } from '../../db/schema';
import { type NoticeDelivery, notifyOfChange } from '../account/notices';
import { issueGrant } from '../account/step-grants';
import { audit } from '../audit';
import { countOrRefuse } from '../codes/limits';
import { lockLiveSession } from '../sessions';
import { storeFace } from './enrol-face';
import { describeFace, type FacePolicy } from './faces';
import { invalidTicket, openTicket } from './real-name-tickets';

/** Limits per account, whatever tickets are used. */
const PICTURE_LIMIT = { max: 10, seconds: 600 };

export interface RealNameInput {
  readonly ticket: string;
  readonly name: string;
  /** JPEG in base64; without it no face is enrolled. */
  readonly image: string | null;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

/**
 * Completes the verification of the ticket's person: enrols the face, sets the name and status 1, and issues one grant
 * to the session that showed the code. The ticket works once.
 */
export async function verifyRealName(
  db: Database,
  policy: FacePolicy,
  input: RealNameInput,
): Promise<void> {
  const {
    ticket: row,
    account: before,
    tenantId,
  } = await db.withSystem((tx) => openTicket(tx, input.ticket));
  const { accountId, sessionId } = row;
  await countOrRefuse(db, `real-name:${accountId}`, PICTURE_LIMIT);
  const descriptor = input.image === null ? null : await describeFace(policy, input.image);
  await db.withSystem(async (tx) => {
    // Reading the face takes seconds, in which the session may have ended.
    if (!(await lockLiveSession(tx, row))) throw invalidTicket();
    const used = await tx
      .update(realNameTicket)
      .set({ usedAt: new Date() })
      .where(and(eq(realNameTicket.id, row.id), isNull(realNameTicket.usedAt)))
      .returning({ id: realNameTicket.id });
    if (used.length === 0) throw invalidTicket();
    // Another ticket of the same person may have been first, and a verified name is never overwritten.
    const verified = await tx
      .update(account)
      .set({ name: input.name, idAuthStatus: 1 })
      .where(and(eq(account.id, accountId), ne(account.idAuthStatus, 1)))
      .returning({ id: account.id });
    if (verified.length === 0) throw invalidTicket();
    if (descriptor) await storeFace(tx, policy, accountId, descriptor);
    // One notice for both changes, since its undo link undoes both.
    await notifyOfChange(
      tx,
      input.noticeDelivery,
      descriptor ? 'face' : 'verified',
      tenantId,
      before,
    );
    await issueGrant(tx, sessionId, 'any');
    const auditEntry = { tenantId, accountId, target: accountId, ip: input.ip };
    await audit(tx, { ...auditEntry, action: 'account.real-name.verified' });
  });
}
