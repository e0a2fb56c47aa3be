import {
  type Department,
  type DepartmentNode,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { actor, department, teacher } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { contains } from '../search';
import { lockTree, requireParent, requireUniqueName, toTree } from '../tree';
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
      teacherCount:
        sql`(SELECT count(*) FROM teacher t WHERE t.department_id = ${department.id})`.mapWith(
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

const nodeOf = ({ parentName: _, ...node }: Department) => node;

const inOrder = [asc(department.sort), asc(department.createdAt), asc(department.id)];

/** The departments of an organisation as a tree. */
export async function departmentTree(tx: Tx, organId: string): Promise<DepartmentNode[]> {
  const rows = await select(tx)
    .where(eq(department.organId, organId))
    .orderBy(...inOrder);
  return toTree(rows.map((row) => nodeOf(asReply(row))));
}

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
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(department).where(where);
  return { list: rows.map(asReply), total: counted?.total ?? 0, pageNum, pageSize };
}

async function checkParent(
  tx: Tx,
  organId: string,
  { id, name }: { readonly id?: string | undefined; readonly name?: string | undefined },
  parentId: string | null,
) {
  await lockTree(tx, 'department', organId);
  const rows = await tx
    .select({ id: department.id, parentId: department.parentId, name: department.name })
    .from(department)
    .where(eq(department.organId, organId));
  requireParent(rows, id, parentId);
  if (id === undefined) requireUniqueName(rows, { name, parentId });
}

export interface DepartmentSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly parentId?: string | null | undefined;
  readonly leader?: string | null | undefined;
  readonly ip: string;
}

export async function saveDepartment(
  tx: Tx,
  caller: Caller,
  { ip, ...input }: DepartmentSave,
): Promise<{ id: string }> {
  const { organId } = actorOf(caller);
  // Checked before the row is locked, in the same order as deletion, to prevent deadlocks.
  if (input.parentId !== undefined) await checkParent(tx, organId, input, input.parentId);
  const saved = input.id
    ? await changeDepartment(tx, organId, { ...input, id: input.id })
    : await makeDepartment(tx, caller, input);
  const { tenantId, accountId } = caller;
  const { id: target, name, changes } = saved;
  await audit(tx, {
    tenantId,
    accountId,
    action: 'department.saved',
    target,
    detail: { name },
    changes,
    ip,
  });
  return { id: saved.id };
}

type DepartmentValues = Omit<DepartmentSave, 'ip'>;
const savedColumns = { id: department.id, name: department.name };

async function makeDepartment(
  tx: Tx,
  caller: Caller,
  { id: _, version: __, ...values }: DepartmentValues,
) {
  requireMembers(values, { name: 'field.title', parentId: 'field.parent' });
  const { tenantId } = caller;
  const { organId } = actorOf(caller);
  const [inserted] = await tx
    .insert(department)
    .values({ ...values, tenantId, organId, sort: 1000 })
    .returning(savedColumns);
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const before = { name: '', parentId: null };
  return { ...inserted, changes: changesOf<DepartmentValues>(before, values, ['leader']) };
}

/**
 * Returns the department of the caller's organisation, locked; those of other organisations are reported as not found.
 */
async function ownDepartment(tx: Tx, organId: string, id: string, version: number | undefined) {
  const [current] = await select(tx)
    .where(and(eq(department.id, id), eq(department.organId, organId)))
    .for('update', { of: department });
  if (!current) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, asReply(current));
  return current;
}

async function changeDepartment(
  tx: Tx,
  organId: string,
  { id, version, ...values }: DepartmentValues & { id: string },
) {
  const current = await ownDepartment(tx, organId, id, version);
  const [changed] = await tx
    .update(department)
    .set({ ...values, version: nextVersion(department.version) })
    .where(eq(department.id, id))
    .returning(savedColumns);
  if (!changed) throw new BusinessError(errorCodes.notFound);
  return { ...changed, changes: changesOf(current, values, ['leader']) };
}

export interface RowDeletion {
  readonly id: string;
  readonly version?: number | undefined;
  readonly ip: string;
}

/** Deletes a department that has neither people nor departments below it. */
export async function deleteDepartment(
  tx: TenantTx,
  caller: Caller,
  { id, version, ip }: RowDeletion,
): Promise<void> {
  const { organId } = actorOf(caller);
  await lockTree(tx, 'department', organId);
  const { name } = await ownDepartment(tx, organId, id, version);
  const [child] = await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.parentId, id))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  // Read as the system: people of branches where the caller does not work count too.
  const used = await asSystem(tx, async (t) => [
    ...(await t.select({ id: actor.id }).from(actor).where(eq(actor.departmentId, id)).limit(1)),
    ...(await t
      .select({ id: teacher.id })
      .from(teacher)
      .where(eq(teacher.departmentId, id))
      .limit(1)),
  ]);
  if (used.length > 0) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  await tx.delete(department).where(eq(department.id, id));
  const { tenantId, accountId } = caller;
  const detail = { name };
  await audit(tx, { tenantId, accountId, action: 'department.deleted', target: id, detail, ip });
}
