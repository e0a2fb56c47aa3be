import type { Organization, OrganizeGroup } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { branchesInOrder } from '../admin/branch-order';
import { regionName } from '../regions';
import { kindsFor, peopleOfKind } from './people-by-kind';

type NamedRow<T> = T & Record<string, unknown>;

const grouped = { teacher: sql.raw('teacher'), student: sql.raw('actor') } as const;

async function groupsOf(tx: Tx, caller: Caller, kind: 'teacher' | 'student') {
  const table = grouped[kind];
  const { rows } = await tx.execute<NamedRow<Omit<OrganizeGroup, 'kind'>>>(sql`
    SELECT ${table}.branch_id AS "branchId", ${table}.department_id AS "departmentId",
      count(*)::int AS count
    ${peopleOfKind(caller, kind, {})} GROUP BY 1, 2`);
  return rows.map((row) => ({ ...row, kind }));
}

async function staffOf(tx: Tx, caller: Caller): Promise<Organization['staff']> {
  const { rows } = await tx.execute<NamedRow<Organization['staff'][number]>>(sql`
    SELECT ARRAY(SELECT ab.branch_id FROM actor_branch ab WHERE ab.actor_id = actor.id)
      AS "branchIds", actor.department_id AS "departmentId"
    ${peopleOfKind(caller, 'staff', {})}`);
  return rows;
}

/** The caller's organisation with its branches, departments and how many people they have. */
export async function organizationOf(tx: Tx, caller: Caller): Promise<Organization> {
  const { organId } = actorOf(caller);
  const kinds = kindsFor(caller);
  const { rows } = await tx.execute<{ name: string }>(
    sql`SELECT name FROM organ WHERE id = ${organId}::uuid`,
  );
  const branches = (await branchesInOrder(tx, organId)).filter(({ id }) => worksIn(caller, id));
  const { rows: departments } = await tx.execute<NamedRow<Organization['departments'][number]>>(sql`
    SELECT id, parent_id AS "parentId", name, leader FROM department
    WHERE organ_id = ${organId}::uuid ORDER BY sort, created_at, id`);
  const groups: OrganizeGroup[] = [];
  for (const kind of ['teacher', 'student'] as const) {
    if (kinds.includes(kind)) groups.push(...(await groupsOf(tx, caller, kind)));
  }
  return {
    id: organId,
    name: rows[0]?.name ?? '',
    kinds,
    branches: branches.map(({ regionId, ...branch }) => ({
      ...branch,
      regionName: regionId && regionName(regionId),
    })),
    departments,
    groups,
    staff: kinds.includes('staff') ? await staffOf(tx, caller) : [],
  };
}
