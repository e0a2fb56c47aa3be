import { and, eq, inArray } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { course, teacher } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { mayWrite } from '../courses/rights';

const MAX_DURATION = 12 * 3_600_000;

export function checkTimes(startsAt: Date, endsAt: Date): void {
  const length = endsAt.getTime() - startsAt.getTime();
  if (startsAt.getTime() <= Date.now()) throw new FieldError('startsAt', 'live.past');
  if (!(length > 0)) throw new FieldError('endsAt', 'live.endsFirst');
  if (length > MAX_DURATION) throw new FieldError('endsAt', 'live.tooLong');
}

/** A course that the caller may teach; the session gets its organisation and branch. */
export async function courseFor(tx: TenantTx, caller: Caller, id: string) {
  const [row] = await tx
    .select()
    .from(course)
    .where(and(eq(course.id, id), eq(course.organId, actorOf(caller).organId)));
  if (!row || row.state === 'terminated' || row.state === 'cancelled') {
    throw new FieldError('courseId', 'live.course');
  }
  if (!(await mayWrite(tx, caller, row))) throw new FieldError('courseId', 'live.courseNotYours');
  return row;
}

export async function checkTeachers(
  tx: TenantTx,
  caller: Caller,
  ids: readonly string[],
  currentTeacherIds: readonly string[],
): Promise<void> {
  const added = [...new Set(ids)].filter((id) => !currentTeacherIds.includes(id));
  if (added.length === 0) return;
  const { organId } = actorOf(caller);
  const rows = await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(and(inArray(teacher.id, added), eq(teacher.organId, organId)));
  if (rows.length < added.length) throw new FieldError('teacherIds', 'course.teachers');
}
