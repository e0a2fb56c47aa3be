import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { requireNoLibrary } from '../admin/branch-courses';

/** Refuses to close the organisation where the caller works now, and the tenant's head. */
export function requireClosable(caller: Caller, { id, isHead }: { id: string; isHead: boolean }) {
  const refuse = (phrase: 'organ.own' | 'organ.head') =>
    new BusinessError(errorCodes.conflict, { phrase });
  if (isHead) throw refuse('organ.head');
  if (id === actorOf(caller).organId) throw refuse('organ.own');
}

/** A tenant's administrator must not lock out the platform's operators. */
export async function requireNoOperator(tx: TenantTx, caller: Caller, id: string): Promise<void> {
  if (caller.isOperator) return;
  const { rows } = await asSystem(tx, (t) =>
    t.execute(sql`
      SELECT 1 FROM actor a JOIN member m ON m.id = a.member_id
      JOIN account c ON c.id = m.account_id AND c.is_operator
      WHERE a.organ_id = ${id}::uuid AND a.kind = 'staff' LIMIT 1`),
  );
  if (rows.length > 0) throw new BusinessError(errorCodes.conflict, { phrase: 'organ.operators' });
}

interface OrganCounts extends Record<string, string | number> {
  staff: number;
  students: number;
  teachers: number;
  departments: number;
  branches: number;
}

async function organCounts(tx: Tx, { memberId }: Caller, id: string): Promise<OrganCounts> {
  const { rows } = await tx.execute<OrganCounts>(sql`SELECT
    (SELECT count(*)::int FROM actor WHERE organ_id = ${id}::uuid AND kind = 'staff'
      AND member_id IS DISTINCT FROM ${memberId}::uuid)
    + (SELECT count(*)::int FROM invitation WHERE organ_id = ${id}::uuid AND state = 'open'
      AND kind = 'staff') AS staff,
    (SELECT count(*)::int FROM actor WHERE organ_id = ${id}::uuid AND kind = 'student') AS students,
    (SELECT count(*)::int FROM teacher WHERE organ_id = ${id}::uuid) AS teachers,
    (SELECT count(*)::int FROM department WHERE organ_id = ${id}::uuid) AS departments,
    (SELECT count(*)::int FROM branch WHERE organ_id = ${id}::uuid) AS branches`);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

/** Refuses unless the caller is its only member and it has only its first branch. */
export async function requireEmpty(tx: TenantTx, caller: Caller, id: string): Promise<void> {
  const counts = await asSystem(tx, (t) => organCounts(t, caller, id));
  const { staff, students, teachers, departments, branches } = counts;
  if (staff + students + teachers + departments > 0 || branches > 1) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'organ.notEmpty', values: counts });
  }
  await requireNoLibrary(tx, id);
}
