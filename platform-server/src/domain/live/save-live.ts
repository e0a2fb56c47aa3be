import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { liveSession } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireMembers } from '../versions';
import { checkTeachers, checkTimes, courseFor } from './check-live';
import type { LiveInput } from './live-fields';
import { type IdAndVersion, lockLive, type VersionedId } from './lock-live';
import { notifiedPeople, notify } from './notify-participants';

/** Converts the sent fields to columns. */
const valuesOf = ({ startsAt, endsAt, teacherIds, ...sent }: LiveInput) => ({
  ...sent,
  ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
  ...(endsAt !== undefined && { endsAt: new Date(endsAt) }),
  ...(teacherIds !== undefined && { teacherIds: [...new Set(teacherIds)] }),
});

async function insertLive(tx: TenantTx, caller: Caller, sent: LiveInput): Promise<IdAndVersion> {
  const needed = { title: 'field.title', courseId: 'live.course', zone: 'live.zone' } as const;
  requireMembers(sent, { ...needed, startsAt: 'field.date', endsAt: 'field.date' });
  const { title, courseId, zone, startsAt, endsAt } = sent;
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  checkTimes(times.startsAt, times.endsAt);
  const { organId, branchId } = await courseFor(tx, caller, courseId);
  await checkTeachers(tx, caller, sent.teacherIds ?? [], []);
  const { tenantId, accountId } = caller;
  const [inserted] = await tx
    .insert(liveSession)
    .values({
      ...{ ...valuesOf(sent), title, courseId, zone, ...times },
      ...{ tenantId, organId, branchId, createdBy: accountId },
    })
    .returning({ id: liveSession.id, version: liveSession.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const detail = { title, startsAt: times.startsAt.toISOString() };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'live.planned', detail });
  return inserted;
}

/** Plans a session, or changes the sent fields of one; people who know its time are notified of a new one. */
export async function saveLive(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...sent }: LiveInput & { id?: string | undefined; version?: number | undefined },
): Promise<IdAndVersion> {
  if (id === undefined) return insertLive(tx, caller, sent);
  const versionedId: VersionedId = { id, version };
  const row = await lockLive(tx, caller, versionedId);
  if (row.cancelledAt) throw new BusinessError(errorCodes.conflict, { phrase: 'live.cancelled' });
  if (row.startsAt.getTime() <= Date.now()) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'live.begun' });
  }
  const values = valuesOf(sent);
  const changes = changesOf<Partial<typeof row>>(row, values, ['joinUrl']);
  if (changes.length === 0) return { id, version: row.version };
  const { startsAt = row.startsAt, endsAt = row.endsAt } = values;
  const isMoved =
    startsAt.getTime() !== row.startsAt.getTime() || endsAt.getTime() !== row.endsAt.getTime();
  if (isMoved) checkTimes(startsAt, endsAt);
  const isOtherCourse = values.courseId !== undefined && values.courseId !== row.courseId;
  if (isOtherCourse && row.toldAt) throw new FieldError('courseId', 'live.courseTold');
  const target = isOtherCourse ? await courseFor(tx, caller, values.courseId ?? '') : row;
  await checkTeachers(tx, caller, values.teacherIds ?? [], row.teacherIds);
  const [saved] = await tx
    .update(liveSession)
    .set({
      ...values,
      ...{ organId: target.organId, branchId: target.branchId, updatedAt: new Date() },
      ...(isMoved && { remindedAt: null, sequence: row.sequence + 1 }),
      version: nextVersion(liveSession.version),
    })
    .where(eq(liveSession.id, id))
    .returning();
  if (!saved) throw new BusinessError(errorCodes.notFound);
  if (isMoved && row.toldAt)
    await asSystem(tx, (t) => notify(t, saved, 'moved', notifiedPeople(saved)));
  await audit(tx, { ...auditContext(caller, id), action: 'live.changed', changes });
  return { id, version: saved.version };
}
