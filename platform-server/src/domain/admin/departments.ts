import {
  type Department,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { actor, department } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { contains } from '../search';
import { requireParent } from '../tree';
import { nextVersion, requireMembers, requireVersion } from '../versions';

const parent = alias(department, 'parent');

const select = (tx: Tx) =>
  tx
    .select({
      id: department.id,
      name: department.name,
      parentId: department.parentId,
      parentName: parent.name,
      leader: department.leader,
      memberCount:
        sql`(SELECT count(*) FROM actor a WHERE a.department_id = ${department.id})`.mapWith(
          Number,
        ),
      createdAt: department.createdAt,
      version: department.version,
    })
    .from(department)
    .leftJoin(parent, eq(parent.id, department.parentId));

const asReply = (row: Awaited<ReturnType<typeof select>>[number]): Department => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Departments of an organisation, a page at a time. */
export async function findDepartments(
  tx: Tx,
  organId: string,
  { pageNum, pageSize, keyword, parentId }: PageQuery & { keyword?: string; parentId?: string },
): Promise<Page<Department>> {
  const where = and(
    eq(department.organId, organId),
    keyword?.trim() ? ilike(department.name, contains(keyword)) : undefined,
    parentId ? eq(department.parentId, parentId) : undefined,
  );
  const rows = await select(tx)
    .where(where)
    .orderBy(asc(department.sort), asc(department.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(department).where(where);
  return { list: rows.map(asReply), total: counted?.total ?? 0, pageNum, pageSize };
}

async function checkParent(
  tx: Tx,
  organId: string,
  id: string | undefined,
  parentId: string | null,
) {
  const rows = await tx
    .select({ id: department.id, parentId: department.parentId })
    .from(department)
    .where(eq(department.organId, organId));
  requireParent(rows, id, parentId);
}

export interface DepartmentSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly leader?: string | null | undefined;
}

export async function saveDepartment(
  tx: Tx,
  caller: Caller,
  input: DepartmentSave,
): Promise<{ id: string }> {
  const { organId } = actorOf(caller);
  const { id, version, ...values } = input;
  if (id) {
    await changeDepartment(tx, organId, { ...input, id });
    return { id };
  }
  requireMembers(values, { name: 'field.title', parentId: 'field.parent' });
  await checkParent(tx, organId, id, values.parentId);
  const [made] = await tx
    .insert(department)
    .values({ ...values, tenantId: caller.tenantId, organId, sort: 1000 })
    .returning({ id: department.id });
  if (!made) throw new BusinessError(errorCodes.conflict);
  return made;
}

async function changeDepartment(
  tx: Tx,
  organId: string,
  { id, version, ...values }: DepartmentSave & { id: string },
): Promise<void> {
  const [present] = await select(tx)
    .where(and(eq(department.id, id), eq(department.organId, organId)))
    .for('update', { of: department });
  if (!present) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, asReply(present));
  if (values.parentId !== undefined) await checkParent(tx, organId, id, values.parentId);
  await tx
    .update(department)
    .set({ ...values, version: nextVersion(department.version) })
    .where(eq(department.id, id));
}

/** Only a department that nobody is in and that has none below it. */
export async function deleteDepartment(tx: Tx, caller: Caller, id: string): Promise<void> {
  const { organId } = actorOf(caller);
  // First of all: what is in another organisation's department is told to nobody.
  const [own] = await tx
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.id, id), eq(department.organId, organId)))
    .for('update');
  if (!own) throw new BusinessError(errorCodes.notFound);
  const [child] = await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.parentId, id))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  const [used] = await tx
    .select({ id: actor.id })
    .from(actor)
    .where(eq(actor.departmentId, id))
    .limit(1);
  if (used) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  await tx.delete(department).where(eq(department.id, id));
}
