import type { Announcement, Locale } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { announcement } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { nextVersion } from '../versions';
import { type AnnouncementRef, auditContext, lockAnnouncement } from './announcements';
import { type Delivers, deliver, reachOf, requireChannels, requireReach } from './deliver';
import { announcementById } from './find-announcements';

const YEAR = 366 * 86_400_000;

export interface Sending {
  readonly locale: Locale;
  /** Which channels deliver messages, and which may be chosen: the demo stores messages where testers can read them. */
  readonly delivers: Delivers;
  readonly available: Delivers;
}

/** A time in the future; null means at once. */
function momentOf(at: string | null | undefined): Date | null {
  if (!at) return null;
  const delayMs = new Date(at).getTime() - Date.now();
  if (!(delayMs > 0 && delayMs < YEAR)) throw new FieldError('at', 'announcement.moment');
  return new Date(at);
}

/** Sends a draft at once or schedules it; the sender's rights are checked again when it is sent. */
export async function sendAnnouncement(
  tx: TenantTx,
  caller: Caller,
  { at, ...chosen }: AnnouncementRef & { readonly at?: string | null | undefined },
  { locale, delivers, available }: Sending,
): Promise<Announcement> {
  const sendAt = momentOf(at);
  const row = await lockAnnouncement(tx, caller, chosen, 'send');
  requireChannels(row, available);
  const { id: actorId } = actorOf(caller);
  const auditEntry = auditContext(caller, row);
  if (sendAt) {
    await requireReach(tx, reachOf(row, caller.memberId));
    await tx
      .update(announcement)
      .set({
        ...{ state: 'scheduled', sendAt, sentAs: actorId, locale, problem: null },
        version: nextVersion(announcement.version),
      })
      .where(eq(announcement.id, row.id));
    const detail = { ...auditEntry.detail, at: sendAt.toISOString() };
    await audit(tx, { ...auditEntry, detail, action: 'announcement.scheduled' });
  } else {
    const sender = { memberId: caller.memberId, actorId, locale };
    const reached = await deliver(tx, row, sender, delivers);
    const detail = { ...auditEntry.detail, reached };
    await audit(tx, { ...auditEntry, detail, action: 'announcement.sent' });
  }
  return announcementById(tx, caller, row.id);
}
