import { isDeepStrictEqual } from 'node:util';
import {
  type AuditChange,
  changeableWhenPublished,
  errorCodes,
  type Version,
} from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { exam } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireMembers } from '../versions';
import { type AudienceInput, asHundredths, type ExamSaveInput } from './exam-fields';
import { requireMove } from './moves';
import { audienceOf, type ExamRow, lockExam } from './read-exam';
import { requireAudience, requireMarkers, requirePaper, writeAudience } from './targets';

export interface ExamSaved {
  readonly id: string;
  readonly version: Version;
}

type Columns = Partial<typeof exam.$inferInsert>;
type Settings = Omit<ExamSaveInput, 'id' | 'version' | 'audience'>;

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

/** Converts the sent fields to columns; fields that were not sent are left out. */
function columnsOf({ startsAt, endsAt, passScore, ...rest }: Settings): Columns {
  const all = {
    ...rest,
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
    passScore: passScore === undefined ? undefined : asHundredths(passScore),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The audit trail shows points, not the stored hundredths. */
const changeInPoints = ({ field, before, after }: AuditChange): AuditChange =>
  field === 'passScore'
    ? { field, before: Number(before) / 100, after: Number(after) / 100 }
    : { field, before, after };

function checkWindow({ startsAt, endsAt }: Pick<Columns, 'startsAt' | 'endsAt'>): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw new FieldError('endsAt', 'exam.window');
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

const isExtended = (now: AudienceInput, before: AudienceInput): boolean =>
  (now.all || !before.all) &&
  (['departmentIds', 'trainIds', 'userIds'] as const).every((key) =>
    before[key].every((id) => now[key].includes(id)),
  );

/** Refuses changes of a published exam that alter its sittings, end it sooner or remove people. */
function requireChangeable(
  row: ExamRow,
  changed: readonly string[],
  set: Columns,
  audience: { readonly now: AudienceInput; readonly before: AudienceInput } | null,
): void {
  const fixed = changed.find((field) => !changeableWhenPublished.some((item) => item === field));
  if (fixed) throw new FieldError(fixed, 'exam.fixed');
  const { endsAt } = set;
  const isSooner = row.endsAt === null || (endsAt && endsAt < row.endsAt);
  if (endsAt !== undefined && changed.includes('endsAt') && endsAt !== null && isSooner) {
    throw new FieldError('endsAt', 'exam.sooner');
  }
  if (audience && !isExtended(audience.now, audience.before)) {
    throw new FieldError('audience', 'exam.fewer');
  }
}

/** Extends the sittings in progress when the exam's end is moved back. */
const extendOpenSittings = (tx: Tx, examId: string): Promise<unknown> =>
  tx.execute(sql`
    UPDATE sitting s SET ends_at = least(coalesce(e.ends_at, 'infinity'),
        s.started_at + make_interval(mins => e.minutes))
      + make_interval(mins => coalesce((SELECT x.minutes FROM exam_extra x
          WHERE x.exam_id = e.id AND x.member_id = s.member_id), 0))
    FROM exam e WHERE e.id = ${examId}::uuid AND s.exam_id = e.id AND s.state = 'open'`);

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
