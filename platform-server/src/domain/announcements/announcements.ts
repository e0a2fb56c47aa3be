import {
  type Announcement,
  type AnnouncementAction,
  type AnnouncementInput,
  errorCodes,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { requireAudience } from './audience';
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
  requireVersion(version, current);
  if (!allows(row.state, action)) {
    const data = { present: current };
    throw new BusinessError(errorCodes.conflict, { phrase: 'announcement.state', data });
  }
  return row;
}

type Input = { readonly [K in keyof AnnouncementInput]?: AnnouncementInput[K] | undefined };

/** The columns of the input, with duplicate choices removed. */
const valuesOf = ({ title, text, audience, channels }: Input) => ({
  title,
  body: text,
  audience: audience?.kind,
  audienceIds: audience && [...new Set(audience.ids)],
  channels: channels && [...new Set(channels)],
});

const missing = {
  title: 'field.title',
  text: 'field.announcementText',
  audience: 'field.audience',
  channels: 'field.audience',
} as const;

/** The branch of a new announcement: the one where the caller works, or null for the whole organisation. */
const branchOf = ({ branches, branchId, homeBranchId }: Caller): string | null =>
  branches === null ? null : (branchId ?? homeBranchId);

async function makeDraft(tx: Tx, caller: Caller, input: Input): Promise<{ id: string }> {
  requireMembers(input, missing);
  const { title, text: body, audience, channels } = input;
  if (!title || !body || !audience || !channels) throw new BusinessError(errorCodes.invalidInput);
  const [inserted] = await tx
    .insert(announcement)
    .values({
      ...{ title, body, channels: [...new Set(channels)] },
      ...{ audience: audience.kind, audienceIds: [...new Set(audience.ids)] },
      tenantId: caller.tenantId,
      organId: actorOf(caller).organId,
      branchId: branchOf(caller),
      createdBy: caller.accountId,
    })
    .returning({ id: announcement.id, title: announcement.title });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await audit(tx, { ...auditContext(caller, inserted), action: 'announcement.saved' });
  return { id: inserted.id };
}

/** Creates a draft, or changes one; fields that are not sent stay. */
export async function saveAnnouncement(
  tx: Tx,
  caller: Caller,
  {
    id,
    version,
    ...input
  }: Input & { readonly id?: string | undefined; readonly version?: number | undefined },
): Promise<{ id: string }> {
  if (input.audience) await requireAudience(tx, actorOf(caller).organId, input.audience);
  if (id === undefined) return makeDraft(tx, caller, input);
  if (version === undefined) throw new BusinessError(errorCodes.invalidInput);
  const formerRow = await lockAnnouncement(tx, caller, { id, version }, 'edit');
  const values = valuesOf(input);
  await tx
    .update(announcement)
    .set({ ...values, problem: null, version: nextVersion(announcement.version) })
    .where(eq(announcement.id, id));
  const changes = changesOf(formerRow, values);
  const title = input.title ?? formerRow.title;
  await audit(tx, {
    ...auditContext(caller, { id, title }),
    action: 'announcement.saved',
    changes,
  });
  return { id };
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
