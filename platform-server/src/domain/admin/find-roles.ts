import type { Locale, Page, PageQuery, Role } from '@edu/shared-utility/contract';
import { and, asc, count, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { role } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { contains } from '../search';
import { baseRoleName, builtInNamesLike, roleText } from './base-role-names';
import { baseRoles } from './built-in-roles';
import { staffActor } from './find-actor';
import { coversPermissions, permissionCodesOfRoles } from './permission-checks';

const columns = {
  id: role.id,
  name: role.name,
  description: role.description,
  builtIn: role.builtIn,
  userCount: sql`(SELECT count(*) FROM actor_role ar WHERE ar.role_id = ${role.id})`.mapWith(
    Number,
  ),
  createdAt: role.createdAt,
  version: role.version,
};

/** Orders the built-in roles first, in their own order. */
const builtInOrder = sql`array_position(
  ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(baseRoles.map(({ key }) => baseRoleName(key)))}::jsonb)),
  CASE WHEN ${role.builtIn} THEN ${role.name} END)`;

const select = (tx: Tx, where?: SQL) =>
  tx
    .select(columns)
    .from(role)
    .where(where)
    .orderBy(sql`${builtInOrder} NULLS LAST`, asc(role.createdAt), asc(role.id));

const asReply =
  (locale: Locale) =>
  (row: Omit<Role, 'createdAt'> & { createdAt: Date }): Role => ({
    ...row,
    ...roleText(row, locale),
    createdAt: row.createdAt.toISOString(),
  });

async function rolesWhere(tx: Tx, locale: Locale, where?: SQL): Promise<Role[]> {
  return (await select(tx, where)).map(asReply(locale));
}

/** One role in its present state. */
export async function roleById(tx: Tx, id: string, locale: Locale): Promise<Role | undefined> {
  const [reply] = await rolesWhere(tx, locale, eq(role.id, id));
  return reply;
}

/** Roles that the caller may grant: those whose permissions the caller has. */
export async function grantableRoles(tx: Tx, caller: Caller, locale: Locale): Promise<Role[]> {
  const roles = await rolesWhere(tx, locale);
  const allowed: Role[] = [];
  for (const item of roles) {
    if (coversPermissions(caller, await permissionCodesOfRoles(tx, [item.id]))) allowed.push(item);
  }
  return allowed;
}

/** Matches names as the reader sees them. */
const nameCondition = (keyword: string, locale: Locale): SQL | undefined =>
  or(
    and(eq(role.builtIn, false), ilike(role.name, contains(keyword))),
    and(eq(role.builtIn, true), inArray(role.name, builtInNamesLike(keyword, locale))),
  );

/** Excludes the operators' role: a tenant's administrators can neither see its permissions nor grant it. */
const exceptOperatorRole = or(eq(role.builtIn, false), ne(role.name, baseRoleName('operator')));

export async function findRoles(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, keyword }: PageQuery & { keyword?: string },
  locale: Locale,
): Promise<Page<Role>> {
  const where = and(
    keyword?.trim() ? nameCondition(keyword, locale) : undefined,
    caller.isOperator ? undefined : exceptOperatorRole,
  );
  const rows = await select(tx, where)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(role).where(where);
  return { list: rows.map(asReply(locale)), total: counted?.total ?? 0, pageNum, pageSize };
}

export async function rolesOfPerson(
  tx: Tx,
  caller: Caller,
  userId: string,
  locale: Locale,
): Promise<Role[]> {
  const actorRow = await staffActor(tx, caller, userId);
  const assignedCondition = sql`${role.id} IN (SELECT role_id FROM actor_role WHERE actor_id = ${actorRow.id})`;
  return rolesWhere(tx, locale, assignedCondition);
}
