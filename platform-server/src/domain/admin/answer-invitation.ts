import type { InvitationAccepted } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type Database, type Tx } from '../../db/database';
import { organ } from '../../db/schema';
import { audit } from '../audit';
import type { CodePolicy } from '../codes/code-policy';
import { joinAsStudent } from '../students/student-invitation';
import { adoptAccount } from './adopt-account';
import { lockInvitations, recordAnswer } from './invitations';
import { joinStaff, stillValid } from './join-staff';
import { selectAccountForUpdate } from './open-account';
import { type InvitationAnswer, noOpenInvitation, verifiedAccount } from './verify-invitee';

async function organName(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ name: organ.name }).from(organ).where(eq(organ.id, id));
  return row?.name ?? '';
}

/**
 * Creates the actors that an account is invited to at the tenant of the page: the code to the owner's own phone or
 * address is their consent. Throws 40006 for a wrong code, 40306 if the address was bound within a day, 40900 if the
 * owner has already answered, 40400 if no invitation is open.
 */
export async function acceptInvitations(
  db: Database,
  codes: CodePolicy,
  answer: InvitationAnswer,
): Promise<InvitationAccepted> {
  const { tenantId, accountId } = await verifiedAccount(db, codes, answer);
  const { ip, noticeDelivery } = answer;
  return db.withTenant({ tenantId }, async (tx) => {
    // The account is locked first, in the same order as every other change of it, to prevent deadlocks.
    const accountRow = await asSystem(tx, (t) => selectAccountForUpdate(t, accountId));
    const open = accountRow ? await stillValid(tx, await lockInvitations(tx, accountId)) : [];
    if (!accountRow || open.length === 0) throw await noOpenInvitation(tx, accountId, tenantId);
    const organIds = open.map((item) => item.organId);
    const name = open[0]?.name ?? '';
    const passwordCleared = await asSystem(tx, (t) =>
      adoptAccount(t, { tenantId, organIds, ip, noticeDelivery }, accountRow, name),
    );
    const organs: string[] = [];
    for (const item of open) {
      const { id, organId } = item;
      await recordAnswer(tx, id, 'accepted');
      await audit(tx, {
        tenantId,
        accountId,
        action: 'invitation.accepted',
        target: id,
        ip,
        organIds: [organId],
      });
      if (item.kind === 'student') await joinAsStudent(tx, item);
      else await joinStaff(tx, item);
      organs.push(await organName(tx, organId));
    }
    return { organs, passwordCleared };
  });
}

/** Declines all open invitations at the tenant of the page. */
export async function declineInvitations(
  db: Database,
  codes: CodePolicy,
  answer: InvitationAnswer,
): Promise<void> {
  const { tenantId, accountId } = await verifiedAccount(db, codes, answer);
  await db.withTenant({ tenantId }, async (tx) => {
    const open = await lockInvitations(tx, accountId);
    if (open.length === 0) throw await noOpenInvitation(tx, accountId, tenantId);
    for (const { id, organId } of open) {
      await recordAnswer(tx, id, 'declined');
      const auditEntry = { tenantId, accountId, target: id, ip: answer.ip, organIds: [organId] };
      await audit(tx, { ...auditEntry, action: 'invitation.declined' });
    }
  });
}
