import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { exam } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireMembers } from '../versions';
import { extendOpenSittings, requireChangeable } from './change-published-exam';
import { type Columns, changeInPoints, checkWindow, columnsOf } from './exam-columns';
import type { ExamSaveInput } from './exam-fields';
import { requireMove } from './moves';
import { audienceOf, lockExam } from './read-exam';
import { requireAudience, requireMarkers, requirePaper, writeAudience } from './targets';

export interface ExamSaved {
  readonly id: string;
  readonly version: Version;
}

async function addExam(
  tx: TenantTx,
  caller: Caller,
  { audience, ...settings }: ExamSaveInput,
): Promise<ExamSaved> {
  requireMembers(settings, { title: 'field.title' });
  const columns = columnsOf(settings);
  checkWindow(columns);
  if (settings.paperId) await requirePaper(tx, caller, settings.paperId);
  if (settings.markerIds) await requireMarkers(tx, caller, settings.markerIds);
  if (audience) await requireAudience(tx, caller, audience);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const [inserted] = await tx
    .insert(exam)
    .values({
      ...columns,
      ...{ title: settings.title, tenantId, branchId, createdBy },
      organId: actorOf(caller).organId,
      audienceAll: audience?.all ?? false,
    })
    .returning({ id: exam.id, version: exam.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  if (audience) await writeAudience(tx, { id: inserted.id, tenantId }, audience);
  const detail = { title: settings.title, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'exam.added', detail });
  return inserted;
}

/** Updates some columns and returns the new version. */
export async function writeExam(tx: Tx, id: string, set: Columns): Promise<ExamSaved> {
  const [saved] = await tx
    .update(exam)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(exam.version) })
    .where(eq(exam.id, id))
    .returning({ id: exam.id, version: exam.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Adds an exam, or changes the sent fields of one. */
export async function saveExam(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...input }: ExamSaveInput,
): Promise<ExamSaved> {
  if (id === undefined) return addExam(tx, caller, input);
  const row = await lockExam(tx, caller, { id, version });
  requireMove('edit', row);
  const { audience, ...settings } = input;
  const set = columnsOf(settings);
  const changes = changesOf<Columns>(row, set).map(changeInPoints);
  const before = await audienceOf(tx, row);
  const now = audience && {
    ...{ all: audience.all, departmentIds: audience.departmentIds.toSorted() },
    ...{ trainIds: audience.trainIds.toSorted(), userIds: audience.userIds.toSorted() },
  };
  const isAudienceChanged = now !== undefined && !isDeepStrictEqual(now, before);
  if (changes.length === 0 && !isAudienceChanged) return { id, version: row.version };
  const fields = [...changes.map(({ field }) => field), ...(isAudienceChanged ? ['audience'] : [])];
  if (row.state === 'published') {
    requireChangeable(row, fields, set, isAudienceChanged ? { now, before } : null);
  }
  checkWindow({ startsAt: row.startsAt, endsAt: row.endsAt, ...set });
  if (set.paperId && set.paperId !== row.paperId) await requirePaper(tx, caller, set.paperId);
  const added = settings.markerIds?.filter((markerId) => !row.markerIds.includes(markerId));
  if (added) await requireMarkers(tx, caller, added);
  if (isAudienceChanged) {
    await requireAudience(tx, caller, now, before);
    await writeAudience(tx, row, now);
  }
  const saved = await writeExam(tx, id, {
    ...set,
    ...(isAudienceChanged && { audienceAll: now.all }),
  });
  if (row.state === 'published' && fields.includes('endsAt')) await extendOpenSittings(tx, id);
  const auditedChanges = isAudienceChanged ? [...changes, { field: 'audience' }] : changes;
  await audit(tx, { ...auditContext(caller, id), action: 'exam.changed', changes: auditedChanges });
  return saved;
}
