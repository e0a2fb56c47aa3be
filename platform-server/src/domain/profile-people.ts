import { maskPhone, type RecordOwner } from '@edu/shared-utility/contract';
import { and, asc, eq, exists, ilike, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database';
import { accountProfile, actor, member } from '../db/schema';
import { actorOf, type Caller } from '../http/caller';
import { worksWithin } from './admin/find-actor';
import { contains } from './search';

/** Actors of the organisation within the caller's branches; row-level security restricts only students, so staff are restricted here. */
const withinReach = (caller: Caller): SQL | undefined => {
  const staff = worksWithin(caller);
  return and(
    eq(actor.organId, actorOf(caller).organId),
    staff ? or(eq(actor.kind, 'student'), staff) : undefined,
  );
};

/** Restricts to accounts with an actor within the caller's branches, and the caller's own account. */
export function isOfOrganisation(tx: Tx, caller: Caller, accountId: AnyPgColumn): SQL | undefined {
  const condition = eq(accountId, caller.accountId);
  if (!caller.actor) return condition;
  const person = sql`SELECT 1 FROM member person WHERE person.id = ${actor.memberId} AND person.account_id = ${accountId}`;
  const actorRows = tx
    .select({ id: actor.id })
    .from(actor)
    .where(and(sql`EXISTS (${person})`, withinReach(caller)));
  return or(condition, exists(actorRows));
}

const MAX_PEOPLE = 20;

/** People within the caller's reach who have an account and no record yet, by a part of their name. */
export async function peopleWithoutRecord(
  tx: Tx,
  caller: Caller,
  keyword: string | undefined,
): Promise<RecordOwner[]> {
  const record = tx
    .select({ id: accountProfile.id })
    .from(accountProfile)
    .where(eq(accountProfile.accountId, member.accountId));
  const rows = await tx
    .select({ accountId: member.accountId, name: member.name, phone: member.phone })
    .from(member)
    .where(
      and(
        isNotNull(member.accountId),
        isOfOrganisation(tx, caller, member.accountId),
        notExists(record),
        keyword?.trim() ? ilike(member.name, contains(keyword)) : undefined,
      ),
    )
    .orderBy(asc(member.name), asc(member.id))
    .limit(MAX_PEOPLE);
  return rows.map(({ accountId, name, phone }) => ({
    accountId: accountId ?? '',
    name,
    phone: maskPhone(phone),
  }));
}
