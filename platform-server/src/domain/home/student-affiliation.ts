import type { HomePlace } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, branch, department, organ } from '../../db/schema';
import type { Caller } from '../../http/caller';

/** Organisation, branch and department of a student; null for staff. */
export async function studentAffiliation(tx: Tx, caller: Caller): Promise<HomePlace | null> {
  if (!caller.actor) return null;
  const [row] = await tx
    .select({
      organName: organ.name,
      branchName: branch.name,
      departmentName: department.name,
    })
    .from(actor)
    .innerJoin(organ, eq(organ.id, actor.organId))
    .leftJoin(branch, eq(branch.id, actor.branchId))
    .leftJoin(department, eq(department.id, actor.departmentId))
    .where(and(eq(actor.id, caller.actor.id), eq(actor.kind, 'student')));
  return row ?? null;
}
