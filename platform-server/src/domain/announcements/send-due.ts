import type { Locale } from '@edu/shared-utility/contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import { type Database, inSavepoint, type TenantTx } from '../../db/database';
import { announcement } from '../../db/schema';
import { reasonOf } from '../../describe-error';
import { audit } from '../audit';
import { firstBranch } from '../first-branch';
import { nextVersion } from '../versions';
import type { AnnouncementRow } from './announcements';
import { type Delivers, deliver, problemOf } from './deliver';

/** Limit per run, so that others get their turn. */
const BATCH_SIZE = 20;

interface Due extends Record<string, unknown> {
  id: string;
  tenant_id: string;
  organ_id: string;
  actor_id: string | null;
  member_id: string | null;
  account_id: string | null;
  /** Null for the whole organisation. */
  branches: string[] | null;
  may_send: boolean;
}

/**
 * The due announcements, each with the present state of its sender: whether their actor still exists, may send, and
 * reaches the announcement's branch (domain/sessions.ts defines where an actor works).
 */
const findDue = (db: Database): Promise<Due[]> =>
  db.executeAsSystem<Due>(sql`
    SELECT n.id, n.tenant_id, n.organ_id, place.*,
      place.actor_id IS NOT NULL AND (place.branches IS NULL OR n.branch_id = ANY (place.branches)) AS may_send
    FROM announcement n
    JOIN tenant t ON t.id = n.tenant_id AND t.status = 'active'
    JOIN organ o ON o.id = n.organ_id AND o.status = 'active'
    LEFT JOIN LATERAL (
      SELECT a.id AS actor_id, m.id AS member_id, m.account_id,
        CASE WHEN own.ids IS NULL OR ${firstBranch(sql`a.organ_id`)} = ANY (own.ids) THEN NULL ELSE ARRAY(
          WITH RECURSIVE below AS (
            SELECT unnest(own.ids) AS id
            UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id
          ) SELECT id FROM below) END AS branches
      FROM actor a
      JOIN member m ON m.id = a.member_id
      JOIN account c ON c.id = m.account_id AND c.closed_at IS NULL
      CROSS JOIN LATERAL (
        SELECT array_agg(ab.branch_id) AS ids FROM actor_branch ab WHERE ab.actor_id = a.id
      ) own
      WHERE a.id = n.sent_as AND a.organ_id = n.organ_id AND a.status = 'active' AND EXISTS (
        SELECT 1 FROM actor_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id AND p.code = 'message.send'
        WHERE ar.actor_id = a.id)
    ) place ON true
    WHERE n.state = 'scheduled' AND n.send_at <= now()
    ORDER BY n.send_at LIMIT ${BATCH_SIZE}`);

/** Turns it back into a draft with the reason, which its author sees in the list. */
async function giveBack(
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
    if (!due.may_send || !actorId) return giveBack(tx, row, 'sender');
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
      await giveBack(tx, row, problem);
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
