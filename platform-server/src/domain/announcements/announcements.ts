import {
  type Announcement,
  type AnnouncementAction,
  errorCodes,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { nextVersion, requireVersion } from '../versions';
import { announcementById, ownMessages } from './find-announcements';
import { allows } from './states';

export type AnnouncementRow = typeof announcement.$inferSelect;

export interface AnnouncementRef {
  readonly id: string;
  readonly version: number;
}

export const auditContext = (
  { tenantId, accountId }: Caller,
  { id, title }: { id: string; title: string },
) => ({
  tenantId,
  accountId,
  target: id,
  detail: { title },
});

/**
 * Locks the row until the transaction ends; throws 40900 for a stale version or an action that its state does not
 * allow.
 */
export async function lockAnnouncement(
  tx: Tx,
  caller: Caller,
  { id, version }: AnnouncementRef,
  action: AnnouncementAction,
): Promise<AnnouncementRow> {
  const [row] = await tx
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, id), ownMessages(caller)))
    .for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  const current = await announcementById(tx, caller, id);
  // Before the version: that somebody else has sent it says more than that it has changed.
  if (!allows(row.state, action)) {
    const data = { present: current };
    throw new BusinessError(errorCodes.conflict, { phrase: 'announcement.state', data });
  }
  requireVersion(version, current);
  return row;
}

export async function unscheduleAnnouncement(
  tx: Tx,
  caller: Caller,
  chosen: AnnouncementRef,
): Promise<Announcement> {
  const row = await lockAnnouncement(tx, caller, chosen, 'unschedule');
  await tx
    .update(announcement)
    .set({ state: 'draft', sendAt: null, version: nextVersion(announcement.version) })
    .where(eq(announcement.id, row.id));
  await audit(tx, { ...auditContext(caller, row), action: 'announcement.unscheduled' });
  return announcementById(tx, caller, row.id);
}

/** Removes it from every inbox; waiting mails and SMS are dropped when their turn comes. */
export async function withdrawAnnouncement(
  tx: Tx,
  caller: Caller,
  chosen: AnnouncementRef,
): Promise<Announcement> {
  const row = await lockAnnouncement(tx, caller, chosen, 'withdraw');
  await tx
    .update(announcement)
    .set({ state: 'withdrawn', version: nextVersion(announcement.version) })
    .where(eq(announcement.id, row.id));
  await audit(tx, { ...auditContext(caller, row), action: 'announcement.withdrawn' });
  return announcementById(tx, caller, row.id);
}

export async function removeAnnouncement(
  tx: Tx,
  caller: Caller,
  chosen: AnnouncementRef,
): Promise<void> {
  const row = await lockAnnouncement(tx, caller, chosen, 'delete');
  await tx.delete(announcement).where(eq(announcement.id, row.id));
  await audit(tx, { ...auditContext(caller, row), action: 'announcement.deleted' });
}
