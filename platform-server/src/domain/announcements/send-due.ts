import type { Locale } from '@edu/shared-utility/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { type Database, inSavepoint, type TenantTx } from '../../db/database';
import { announcement } from '../../db/schema';
import { reasonOf } from '../../describe-error';
import { audit } from '../audit';
import { nextVersion } from '../versions';
import type { AnnouncementRow } from './announcements';
import { type Delivers, deliver, problemOf } from './deliver';
import { type Due, findDue } from './find-due';

/** Turns it back into a draft with the reason, which its author sees in the list. */
async function returnToDraft(
  tx: TenantTx,
  { id, tenantId, organId, title }: AnnouncementRow,
  problem: 'sender' | 'nobody' | 'tooMany',
): Promise<void> {
  await tx
    .update(announcement)
    .set({ state: 'draft', sendAt: null, problem, version: nextVersion(announcement.version) })
    .where(eq(announcement.id, id));
  const auditEntry = { tenantId, accountId: null, target: id, organIds: [organId] };
  await audit(tx, { ...auditEntry, action: 'announcement.notSent', detail: { title, problem } });
}

async function sendOne(db: Database, due: Due, delivers: Delivers): Promise<void> {
  const { tenant_id: tenantId, organ_id: organId, member_id: memberId, actor_id: actorId } = due;
  // Runs with the sender's row-level security, so that it reaches nobody whom the sender could not.
  const branches = due.may_send ? due.branches : null;
  await db.withTenant({ tenantId, actor: { organId }, memberId, branches }, async (tx) => {
    const [row] = await tx
      .select()
      .from(announcement)
      .where(
        and(
          eq(announcement.id, due.id),
          eq(announcement.state, 'scheduled'),
          lte(announcement.sendAt, sql`now()`),
        ),
      )
      .for('update', { skipLocked: true });
    // Another process was first, or the announcement was cancelled.
    if (!row) return;
    if (!due.may_send || !actorId) return returnToDraft(tx, row, 'sender');
    const sender = { memberId, actorId, locale: row.locale as Locale };
    try {
      const reached = await inSavepoint(tx, () => deliver(tx, row, sender, delivers));
      const auditEntry = {
        tenantId,
        accountId: due.account_id,
        target: row.id,
        organIds: [organId],
      };
      const detail = { title: row.title, reached };
      await audit(tx, { ...auditEntry, action: 'announcement.sent', detail });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      await returnToDraft(tx, row, problem);
    }
  });
}

/**
 * Sends the announcements whose time has come. They are read from the table alone, so a restart loses none; the row
 * lock and the state that changes with it let several processes run without sending one twice.
 */
export async function sendDueAnnouncements(
  db: Database,
  delivers: Delivers,
  warn: (reason: string, row: { id: string }) => void,
): Promise<void> {
  for (const due of await findDue(db)) {
    await sendOne(db, due, delivers).catch((error: unknown) =>
      warn(reasonOf(error), { id: due.id }),
    );
  }
}
