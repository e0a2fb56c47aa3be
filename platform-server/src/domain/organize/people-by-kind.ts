import type { OrganizeFilter, OrganizeKind } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { actor } from '../../db/schema';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { worksWithin } from '../admin/find-actor';
import type { PermissionCode } from '../admin/permission-codes';
import { branchAndBelow } from '../branch-and-below';
import { departmentsBelow } from '../departments-below';
import { containing, digitsOf, joinConditions, phonePattern } from '../search';

export type OrganizeConditions = {
  readonly [K in keyof OrganizeFilter]?: OrganizeFilter[K] | undefined;
};

/** The kinds in the order of the list. */
export const organizeKinds = [
  'staff',
  'teacher',
  'student',
] as const satisfies readonly OrganizeKind[];

const readers: Readonly<Record<OrganizeKind, PermissionCode>> = {
  staff: 'administrator.read',
  teacher: 'teacher.read',
  student: 'student.read',
};

/** The kinds of people that the caller may see, in the order of the list. */
export const kindsFor = (caller: Caller): OrganizeKind[] =>
  organizeKinds.filter((kind) => isAllowed(caller, readers[kind]));

/** The table of each kind, and the names of its columns. */
const tables = {
  actor: {
    from: sql`actor`,
    name: sql`actor.member_name`,
    phone: sql`actor.member_phone`,
    department: sql`actor.department_id`,
  },
  teacher: {
    from: sql`teacher`,
    name: sql`teacher.name`,
    phone: sql`teacher.phone`,
    department: sql`teacher.department_id`,
  },
} as const;

/** Excludes staff who are in the list of teachers, so that they are not listed twice. */
const isNoTeacher = sql`NOT EXISTS (SELECT FROM teacher t
  WHERE t.actor_id = ${actor.id} AND t.status <> 'left')`;

interface Source {
  readonly table: keyof typeof tables;
  readonly where: (caller: Caller) => SQL;
  readonly within: (branchId: string) => SQL;
}

const sources: Readonly<Record<OrganizeKind, Source>> = {
  staff: {
    table: 'actor',
    where: (caller) =>
      joinConditions([sql`actor.kind = 'staff'`, isNoTeacher, worksWithin(caller)]),
    within: (branchId) => sql`EXISTS (SELECT FROM actor_branch ab
      WHERE ab.actor_id = actor.id AND ab.branch_id IN (${branchAndBelow(branchId)}))`,
  },
  teacher: {
    table: 'teacher',
    where: () => sql`teacher.status <> 'left'`,
    within: (branchId) => sql`teacher.branch_id IN (${branchAndBelow(branchId)})`,
  },
  student: {
    table: 'actor',
    where: () => sql`actor.kind = 'student'`,
    within: (branchId) => sql`actor.branch_id IN (${branchAndBelow(branchId)})`,
  },
};

/** The sort order of a kind's list. */
export function orderOfKind(kind: OrganizeKind): SQL {
  const { from, name } = tables[sources[kind].table];
  return sql`${name}, ${from}.id`;
}

/** The people of one kind in the caller's organisation, as a query from its FROM on. */
export function peopleOfKind(
  caller: Caller,
  kind: OrganizeKind,
  { branchId, departmentId, keyword }: OrganizeConditions,
): SQL {
  const { table, where, within } = sources[kind];
  const { from, name, phone, department } = tables[table];
  const text = keyword?.trim() ?? '';
  const digits = digitsOf(text);
  const nameCondition = containing(name, text);
  const keywordCondition = digits
    ? sql`(${phone} LIKE ${phonePattern(digits)} OR ${nameCondition})`
    : nameCondition;
  const conditions = joinConditions([
    sql`${from}.organ_id = ${actorOf(caller).organId}::uuid`,
    where(caller),
    branchId && within(branchId),
    departmentId && sql`${department} IN (${departmentsBelow([departmentId])})`,
    text && keywordCondition,
  ]);
  return sql`FROM ${from} WHERE ${conditions}`;
}
