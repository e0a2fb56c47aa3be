import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { type course, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';

type OwnedCourse = Pick<typeof course.$inferSelect, 'createdBy' | 'teacherIds'>;

/** Authors may change courses that they created or that list them as a teacher. */
export async function mayWrite(tx: Tx, caller: Caller, row: OwnedCourse): Promise<boolean> {
  if (isAllowed(caller, 'course.write')) return true;
  if (!isAllowed(caller, 'course.author')) return false;
  if (row.createdBy === caller.accountId) return true;
  if (!caller.actor || row.teacherIds.length === 0) return false;
  const [teacherRow] = await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(and(eq(teacher.actorId, caller.actor.id), inArray(teacher.id, row.teacherIds)));
  return teacherRow !== undefined;
}

export async function requireWrite(tx: Tx, caller: Caller, row: OwnedCourse): Promise<void> {
  if (await mayWrite(tx, caller, row)) return;
  throw new BusinessError(errorCodes.forbidden, { phrase: 'course.notYours' });
}
