import type { OrganizeFilter, OrganizeKind } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { actor } from '../../db/schema';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import { worksWithin } from '../admin/find-actor';
import type { PermissionCode } from '../admin/known-codes';
import { branchAndBelow } from '../branch-and-below';
import { allOf, containing, digitsOf, phonePattern } from '../search';

export type OrganizeConditions = {
  readonly [K in keyof OrganizeFilter]?: OrganizeFilter[K] | undefined;
};

/** In the order of the list. */
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

/** Kinds of people that somebody may see, in the order of the list. */
export const kindsFor = (caller: Caller): OrganizeKind[] =>
  organizeKinds.filter((kind) => isAllowed(caller, readers[kind]));

const departmentAndBelow = (id: string): SQL => sql`
  WITH RECURSIVE below AS (SELECT ${id}::uuid AS id
    UNION SELECT d.id FROM department d JOIN below ON d.parent_id = below.id)
  SELECT id FROM below`;

interface Source {
  readonly from: SQL;
  readonly name: SQL;
  readonly phone: SQL;
  readonly department: SQL;
  readonly where: (caller: Caller) => SQL | undefined;
  readonly within: (branchId: string) => SQL;
}

/** Who stands in the list of teachers is not staff a second time. */
const isNoTeacher = sql`NOT EXISTS (SELECT FROM teacher t
  WHERE t.actor_id = ${actor.id} AND t.status <> 'left')`;

const sources: Readonly<Record<OrganizeKind, Source>> = {
  staff: {
    from: sql`actor`,
    name: sql`actor.member_name`,
    phone: sql`actor.member_phone`,
    department: sql`actor.department_id`,
    where: (caller) => allOf([sql`actor.kind = 'staff'`, isNoTeacher, worksWithin(caller)]),
    within: (branchId) => sql`EXISTS (SELECT FROM actor_branch ab
      WHERE ab.actor_id = actor.id AND ab.branch_id IN (${branchAndBelow(branchId)}))`,
  },
  teacher: {
    from: sql`teacher`,
    name: sql`teacher.name`,
    phone: sql`teacher.phone`,
    department: sql`teacher.department_id`,
    where: () => sql`teacher.status <> 'left'`,
    within: (branchId) => sql`teacher.branch_id IN (${branchAndBelow(branchId)})`,
  },
  student: {
    from: sql`actor`,
    name: sql`actor.member_name`,
    phone: sql`actor.member_phone`,
    department: sql`actor.department_id`,
    where: () => sql`actor.kind = 'student'`,
    within: (branchId) => sql`actor.branch_id IN (${branchAndBelow(branchId)})`,
  },
};

/** The people of one kind in the caller's organisation, as a query from its FROM on. */
export function peopleOfKind(
  caller: Caller,
  kind: OrganizeKind,
  { branchId, departmentId, keyword }: OrganizeConditions,
): SQL {
  const { from, name, phone, department, where, within } = sources[kind];
  const text = keyword?.trim() ?? '';
  const digits = digitsOf(text);
  const named = containing(name, text);
  const asked = digits ? sql`(${phone} LIKE ${phonePattern(digits)} OR ${named})` : named;
  const conditions = allOf([
    sql`${from}.organ_id = ${actorOf(caller).organId}::uuid`,
    where(caller),
    branchId && within(branchId),
    departmentId && sql`${department} IN (${departmentAndBelow(departmentId)})`,
    text && asked,
  ]);
  return sql`FROM ${from} WHERE ${conditions}`;
}
