import { errorCodes } from '@edu/shared-utility/contract';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';

export interface StaffActor {
  readonly id: string;
  readonly memberId: string;
  readonly accountId: string | null;
}

/** Condition for staff who work only in branches of the caller; everyone else is above or beside the caller. */
export function worksWithin({ branches }: Caller): SQL | undefined {
  if (branches === null) return undefined;
  const branchList = `{${branches.join(',')}}`;
  return sql`(SELECT bool_and(ab.branch_id = ANY (${branchList}::uuid[]))
    FROM actor_branch ab WHERE ab.actor_id = ${actor.id})`;
}

/**
 * The staff member of the caller's organisation and branches that an id identifies: the id of the actor, of the member
 * or of the account. Throws not found for anyone else.
 */
export async function staffActor(tx: Tx, caller: Caller, id: string): Promise<StaffActor> {
  const [row] = await tx
    .select({ id: actor.id, memberId: member.id, accountId: member.accountId })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(
      and(
        eq(actor.organId, actorOf(caller).organId),
        eq(actor.kind, 'staff'),
        worksWithin(caller),
        or(eq(actor.id, id), eq(member.id, id), eq(member.accountId, id)),
      ),
    )
    .orderBy(asc(actor.sort))
    .limit(1);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}
