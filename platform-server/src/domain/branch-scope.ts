import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { branch, department } from '../db/schema';
import { FieldError } from '../http/business-error';
import { actorOf, type Caller, worksIn } from '../http/caller';

/** The part of an organisation in which someone works: all of it, or these branches. */
export interface Scope {
  readonly organId: string;
  readonly branches: readonly string[] | null;
}

export const scopeOf = (caller: Caller): Scope => ({
  organId: actorOf(caller).organId,
  branches: caller.branches,
});

/** Throws a field error unless the department belongs to the same organisation. */
export async function checkDepartment(tx: Tx, organId: string, id: string | null): Promise<void> {
  if (id === null) return;
  const [row] = await tx
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, id), eq(department.organId, organId)));
  if (!row) throw new FieldError('departmentId', 'field.department');
}

/** Throws a field error unless the branch belongs to the organisation and the person works there. */
export async function checkBranch(tx: Tx, scope: Scope, id: string | null): Promise<void> {
  const refused = new FieldError('branchId', 'field.branch');
  if (!worksIn(scope, id)) throw refused;
  if (id === null) return;
  const [row] = await tx
    .select({ id: branch.id })
    .from(branch)
    .where(and(eq(branch.id, id), eq(branch.organId, scope.organId)));
  if (!row) throw refused;
}
