import {
  maskPhone,
  type OrganizeKind,
  type OrganizePerson,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { kindsFor, type OrganizeConditions, orderOfKind, peopleOfKind } from './people-by-kind';

const nameOf = (table: 'branch' | 'department', id: SQL): SQL =>
  sql`(SELECT x.name FROM ${sql.raw(table)} x WHERE x.id = ${id})`;

const placementSql = (table: 'actor' | 'teacher'): SQL => {
  const column = (name: string) => sql.raw(`${table}.${name}`);
  return sql`array_remove(ARRAY[${nameOf('branch', column('branch_id'))}], NULL) AS "branchNames",
    ${nameOf('department', column('department_id'))} AS "departmentName"`;
};

const columns: Readonly<Record<OrganizeKind, SQL>> = {
  staff: sql`actor.id, actor.member_name AS name, actor.member_phone AS phone, actor.title,
    actor.status, ARRAY(SELECT b.name FROM actor_branch ab JOIN branch b ON b.id = ab.branch_id
      WHERE ab.actor_id = actor.id ORDER BY ab.sort, b.id) AS "branchNames",
    ${nameOf('department', sql`actor.department_id`)} AS "departmentName"`,
  teacher: sql`teacher.id, teacher.name, teacher.phone, teacher.title, teacher.status,
    ${placementSql('teacher')}`,
  student: sql`actor.member_id AS id, actor.member_name AS name, actor.member_phone AS phone,
    '' AS title, actor.status, ${placementSql('actor')}`,
};

type Row = Omit<OrganizePerson, 'kind'> & Record<string, unknown>;

/**
 * One page of people in the transaction's branches: staff, teachers, then students, each by name. Each kind is counted
 * and cut separately, so that a late page among 100 000 students can use an index.
 */
export async function findOrganizePeople(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, kind, ...filter }: PageQuery & OrganizeConditions,
): Promise<Page<OrganizePerson>> {
  const kinds = kindsFor(caller).filter(
    (organizeKind) => kind === undefined || organizeKind === kind,
  );
  const list: OrganizePerson[] = [];
  let total = 0;
  for (const organizeKind of kinds) {
    const people = peopleOfKind(caller, organizeKind, filter);
    const totalBefore = total;
    const count = await countRows(tx, people);
    total += count;
    const offset = Math.max((pageNum - 1) * pageSize - totalBefore, 0);
    const room = pageSize - list.length;
    const isOnPage = totalBefore + count > (pageNum - 1) * pageSize;
    if (room === 0 || !isOnPage) continue;
    const { rows } = await tx.execute<Row>(sql`SELECT ${columns[organizeKind]} ${people}
      ORDER BY ${orderOfKind(organizeKind)} LIMIT ${room} OFFSET ${offset}`);
    list.push(...rows.map((row) => ({ ...row, kind: organizeKind, phone: maskPhone(row.phone) })));
  }
  return { list, total, pageNum, pageSize };
}
