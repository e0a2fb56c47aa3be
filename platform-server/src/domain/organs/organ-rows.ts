import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { firstBranch } from '../first-branch';

export interface OrganRow extends Record<string, unknown> {
  id: string;
  name: string;
  channel: string;
  status: 'active' | 'disabled';
  is_head: boolean;
  created_at: Date;
  version: number;
  students: number;
  staff: number;
  departments: number;
  actor: string | null;
}

export interface BranchRow extends Record<string, unknown> {
  id: string;
  organ_id: string;
  parent_id: string | null;
  name: string;
  ucode: string;
  region_id: string | null;
  is_first: boolean;
  created_at: Date;
  version: number;
  students: number;
  staff: number;
}

/** All organisations of the tenant, or one, restricted to the branches in which the caller works. */
export interface Scope {
  readonly tenantId: string;
  readonly memberId: string | null;
  readonly organId: string | null;
  readonly branches: readonly string[] | null;
}

const organOf = ({ organId }: Scope) => (organId ? sql`= ${organId}::uuid` : sql`IS NOT NULL`);

const branchOf = ({ branches }: Scope) =>
  branches ? sql`= ANY (${`{${branches.join(',')}}`}::uuid[])` : sql`IS NOT NULL`;

export async function organRows(tx: Tx, scope: Scope): Promise<OrganRow[]> {
  const { tenantId, memberId, branches } = scope;
  // Whoever has no branch works in the whole organisation, so they are not counted among the people of some branches.
  const branchCondition = branches
    ? sql`AND EXISTS (SELECT 1 FROM actor_branch ab
        WHERE ab.actor_id = a.id AND ab.branch_id ${branchOf(scope)})`
    : sql``;
  const students = branches ? sql`AND a.branch_id ${branchOf(scope)}` : sql``;
  const { rows } = await tx.execute<OrganRow>(sql`
    SELECT o.id, o.name, o.channel, o.status, o.is_head, o.created_at, o.version,
      (SELECT count(*)::int FROM actor a WHERE a.tenant_id = o.tenant_id AND a.organ_id = o.id
        AND a.kind = 'student' ${students}) AS students,
      (SELECT count(*)::int FROM actor a WHERE a.tenant_id = o.tenant_id AND a.organ_id = o.id
        AND a.kind = 'staff' ${branchCondition}) AS staff,
      (SELECT count(*)::int FROM department d WHERE d.organ_id = o.id) AS departments,
      (SELECT a.id FROM actor a WHERE a.organ_id = o.id AND a.kind = 'staff'
        AND a.status = 'active' AND a.member_id = ${memberId}::uuid) AS actor
    FROM organ o
    WHERE o.tenant_id = ${tenantId}::uuid AND o.id ${organOf(scope)}
    ORDER BY o.sort, o.created_at, o.id`);
  return rows;
}

/** Each branch with the number of people in it and below it; a person in two of its branches counts once. */
export async function branchRows(tx: Tx, scope: Scope): Promise<BranchRow[]> {
  const { rows } = await tx.execute<BranchRow>(sql`
    WITH RECURSIVE own AS (
      SELECT b.* FROM branch b
      WHERE b.tenant_id = ${scope.tenantId}::uuid AND b.organ_id ${organOf(scope)}
        AND b.id ${branchOf(scope)}
    ), within AS (
      SELECT id AS branch_id, id AS top FROM own
      UNION SELECT w.branch_id, o.parent_id FROM within w JOIN own o ON o.id = w.top
        WHERE o.parent_id IS NOT NULL
    ), students AS (
      SELECT a.branch_id, count(*) AS n FROM actor a
      WHERE a.tenant_id = ${scope.tenantId}::uuid AND a.organ_id ${organOf(scope)}
        AND a.kind = 'student' AND a.branch_id IS NOT NULL
      GROUP BY a.branch_id
    ), students_within AS (
      SELECT w.top, sum(s.n)::int AS n FROM within w JOIN students s USING (branch_id) GROUP BY w.top
    ), staff_within AS (
      SELECT w.top, count(DISTINCT a.id)::int AS n FROM within w
      JOIN actor_branch ab USING (branch_id)
      JOIN actor a ON a.id = ab.actor_id AND a.kind = 'staff'
      GROUP BY w.top
    )
    SELECT own.*, own.id = ${firstBranch(sql`own.organ_id`)} AS is_first, coalesce(s.n, 0) AS students, coalesce(f.n, 0) AS staff
    FROM own LEFT JOIN students_within s ON s.top = own.id LEFT JOIN staff_within f ON f.top = own.id
    ORDER BY own.sort, own.created_at, own.id`);
  return rows;
}
