import { type AnnouncementInput, errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { nextVersion, requireMembers } from '../versions';
import { auditContext, lockAnnouncement } from './announcements';
import { requireAudience } from './audience';

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
