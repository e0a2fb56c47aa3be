import { type Administrator, type Locale, maskPhone } from '@edu/shared-utility/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actor, actorBranch, actorRole, branch, member, role } from '../../db/schema';
import { roleText } from './base-role-names';

/** The columns of a row, without roles and branches. */
const columns = {
  id: actor.id,
  accountId: member.accountId,
  name: member.name,
  phone: member.phone,
  email: member.email,
  status: actor.status,
  lastLoginAt: member.lastLoginAt,
  createdAt: actor.createdAt,
  // Both versions only grow, so their sum changes with each of them.
  version: sql`${member.version} + ${actor.version}`.mapWith(Number),
};

async function namesBy<T extends { actorId: string; id: string; name: string }>(
  rows: readonly T[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const byActor = new Map<string, { id: string; name: string }[]>();
  for (const { actorId, id, name } of rows) {
    byActor.set(actorId, [...(byActor.get(actorId) ?? []), { id, name }]);
  }
  return byActor;
}

async function rolesAndBranches(tx: Tx, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return { roles: new Map(), branches: new Map() };
  const roles = await tx
    .select({
      actorId: actorRole.actorId,
      id: role.id,
      name: role.name,
      description: role.description,
      builtIn: role.builtIn,
    })
    .from(actorRole)
    .innerJoin(role, eq(role.id, actorRole.roleId))
    .where(inArray(actorRole.actorId, [...ids]))
    .orderBy(asc(role.createdAt), asc(role.id));
  const branches = await tx
    .select({ actorId: actorBranch.actorId, id: branch.id, name: branch.name })
    .from(actorBranch)
    .innerJoin(branch, eq(branch.id, actorBranch.branchId))
    .where(inArray(actorBranch.actorId, [...ids]))
    .orderBy(asc(actorBranch.sort), asc(branch.id));
  const translatedRoles = roles.map((row) => ({ ...row, name: roleText(row, locale).name }));
  return { roles: await namesBy(translatedRoles), branches: await namesBy(branches) };
}

export const select = (tx: Tx) =>
  tx.select(columns).from(actor).innerJoin(member, eq(member.id, actor.memberId));

export async function asReplies(
  tx: Tx,
  rows: Awaited<ReturnType<typeof select>>,
  locale: Locale,
): Promise<Administrator[]> {
  const { roles, branches } = await rolesAndBranches(
    tx,
    rows.map((row) => row.id),
    locale,
  );
  return rows.map((row) => ({
    ...row,
    accountId: row.accountId ?? '',
    roles: roles.get(row.id) ?? [],
    branches: branches.get(row.id) ?? [],
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** A row as it is sent: the full phone number is returned only on request, one at a time. */
export const maskedAdministrator = <T extends { readonly phone: string }>(row: T): T => ({
  ...row,
  phone: maskPhone(row.phone),
});

/** The administrator with the full phone number, if the transaction may see the actor. */
export async function administratorOf(
  tx: Tx,
  actorId: string,
  locale: Locale,
): Promise<Administrator | undefined> {
  const [reply] = await asReplies(tx, await select(tx).where(eq(actor.id, actorId)), locale);
  return reply;
}
