import { errorCodes } from '@edu/shared-utility/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';

const noSession = sql`false`;

/** The id of the caller's own row among the teachers; null if there is none. */
export async function ownTeacherId(tx: Tx, { actor }: Caller): Promise<string | null> {
  if (!actor) return null;
  const [teacherRow] = await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(eq(teacher.actorId, actor.id));
  return teacherRow?.id ?? null;
}

/** Whether the caller teaches a session `l`. */
export const teacherCondition = (teacherId: string | null): SQL =>
  teacherId === null ? noSession : sql`l.teacher_ids @> ARRAY[${teacherId}::uuid]`;

/**
 * Whether the caller may change a session `l` of a course `c`: whoever may write the course (domain/courses/rights.ts)
 * or teaches the session.
 */
export function mayWriteLive(caller: Caller, teacherId: string | null): SQL {
  if (!isAllowed(caller, 'live.write')) return noSession;
  if (isAllowed(caller, 'course.write')) return sql`true`;
  const isTeacher = teacherCondition(teacherId);
  if (!isAllowed(caller, 'course.author')) return isTeacher;
  const isCourseTeacher =
    teacherId === null ? noSession : sql`c.teacher_ids @> ARRAY[${teacherId}::uuid]`;
  return sql`(c.created_by = ${caller.accountId}::uuid OR ${isCourseTeacher} OR ${isTeacher})`;
}

export function requireWriteAccess(mayWrite: boolean): void {
  if (!mayWrite) throw new BusinessError(errorCodes.forbidden, { phrase: 'live.notYours' });
}
