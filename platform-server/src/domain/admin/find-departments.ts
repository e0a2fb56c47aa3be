import {
  type Department,
  type DepartmentNode,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { department } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { contains } from '../search';
import { toTree } from '../tree';
import { requireVersion } from '../versions';

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

/**
 * Returns the department of the caller's organisation, locked; those of other organisations are reported as not found.
 */
export async function ownDepartment(
  tx: Tx,
  organId: string,
  id: string,
  version: number | undefined,
) {
  const [current] = await select(tx)
    .where(and(eq(department.id, id), eq(department.organId, organId)))
    .for('update', { of: department });
  if (!current) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, asReply(current));
  return current;
}
