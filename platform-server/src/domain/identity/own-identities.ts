import type { Identity } from '@edu/shared-utility/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, company, organ } from '../../db/schema';
import type { Caller } from '../../http/caller';

/** The caller's actors with their organisations, without disabled organisations. */
export const ownActors = (caller: Caller) =>
  and(
    eq(actor.memberId, caller.memberId ?? caller.sessionId),
    eq(actor.status, 'active'),
    eq(organ.status, 'active'),
  );

/** The person's identities in this tenant. */
export async function identities(tx: Tx, caller: Caller): Promise<Identity[]> {
  const rows = await tx
    .select({
      id: actor.id,
      name: actor.title,
      kind: actor.kind,
      organ: organ.id,
      organName: organ.name,
      administers: sql<boolean>`EXISTS (
        SELECT 1 FROM actor_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id
        WHERE ar.actor_id = ${actor.id} AND p.code = 'administrator.write')`,
    })
    .from(actor)
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(ownActors(caller))
    .orderBy(asc(actor.sort), asc(actor.id));
  const typeOf = (row: (typeof rows)[number]): Identity['type'] => {
    if (row.kind === 'student') return 'student';
    if (caller.isOperator) return 'operator';
    return row.administers ? 'administrator' : 'staff';
  };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: typeOf(row),
    organ: row.organ,
    organName: row.organName,
    current: row.id === caller.actor?.id,
  }));
}

/** The id of the company that the person registered in this tenant; null if there is none. */
export async function companyIdOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(eq(company.accountId, accountId))
    .orderBy(asc(company.createdAt))
    .limit(1);
  return row?.id ?? null;
}
