import type { Locale, MenuNodeDto } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { actor, actorRole, permission, role, rolePermission } from '../db/schema';
import { baseRoleName } from './admin/built-in-roles';
import { readOfPage } from './admin/page-reads';
import { isOperatorCode } from './admin/permission-codes';
import { dashboardNames } from './site/dashboards';
import { type TreeNode, toTree } from './tree';

type Entry = typeof permission.$inferSelect;

/** Names follow the caller's language; the Chinese name is where no translation is kept. */
const nameIn = ({ name, names }: Pick<Entry, 'name' | 'names'>, locale: Locale): string =>
  names[locale] ?? name;

/** Whether somebody with these permissions is shown what asks for one. */
const allows = (codes: ReadonlySet<string>, { asks }: { readonly asks?: string }): boolean =>
  asks === undefined || codes.has(asks);

/** What a foreign module says of its entry. */
function offeredOf({ offered }: Entry, codes: ReadonlySet<string>, locale: Locale) {
  if (!offered) return {};
  const { icon, padded, below = [] } = offered;
  const shown = below.filter((page) => allows(codes, page));
  const texts = {
    ...(icon && { icon }),
    ...(padded && { padded }),
    ...(shown.length > 0 && {
      below: shown.map((page) => {
        const { url, parent } = page;
        return { url, parent, name: nameIn(page, locale) };
      }),
    }),
  };
  return { offered: texts };
}

function toMenuNode(
  node: TreeNode<Entry>,
  codes: ReadonlySet<string>,
  locale: Locale,
): MenuNodeDto {
  const name = nameIn(node, locale);
  const { systemTagName, url, description, type } = node;
  return {
    id: node.id,
    parentId: node.parentId,
    name,
    data: { systemTagName, url, name, description, type, ...offeredOf(node, codes, locale) },
    children: node.children.map((child) => toMenuNode(child, codes, locale)),
  };
}

/** Granted entries with the directories above them, in the tenant's order. */
export function withAncestors<T extends { id: string; parentId: string | null }>(
  entries: readonly T[],
  granted: ReadonlySet<string>,
): T[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const shown = new Set<string>();
  for (const id of granted) {
    for (let at = byId.get(id); at && !shown.has(at.id); at = byId.get(at.parentId ?? '')) {
      shown.add(at.id);
    }
  }
  return entries.filter((entry) => shown.has(entry.id));
}

/** What the built-in role of students grants: who studies has it without being given it. */
async function studentsEntries(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: rolePermission.permissionId })
    .from(rolePermission)
    .innerJoin(role, eq(role.id, rolePermission.roleId))
    .innerJoin(actor, and(eq(actor.id, actorId), eq(actor.kind, 'student')))
    .where(and(eq(role.builtIn, true), eq(role.name, baseRoleName('student'))));
  return rows.map((row) => row.id);
}

/** Whatever somebody's roles grant, their menu begins with it. */
const isHome = ({ code }: Entry): boolean => code === 'menu:home';

/** Dashboards are called in the menu, and so in breadcrumbs and tabs, as their pages call themselves. */
async function withOwnNames(tx: Tx, entries: readonly Entry[], locale: Locale): Promise<Entry[]> {
  const [first] = entries;
  const own = first ? await dashboardNames(tx, first.tenantId, locale) : new Map<string, string>();
  return entries.map((entry) => {
    const name = entry.systemTagName === 'saas' && own.get(entry.url ?? '');
    return name ? { ...entry, name, names: {} } : entry;
  });
}

/** The menu of an actor: the pages that its roles grant. Operators' pages are theirs alone. */
export async function menuOf(
  tx: Tx,
  { actorId, isOperator }: { actorId: string; isOperator: boolean },
  locale: Locale,
): Promise<MenuNodeDto[]> {
  const all = await tx.select().from(permission).orderBy(asc(permission.sort), asc(permission.id));
  const entries = all.filter(({ code }) => isOperator || !isOperatorCode(code));
  const rows = await tx
    .selectDistinct({ id: rolePermission.permissionId })
    .from(actorRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, actorRole.roleId))
    .where(eq(actorRole.actorId, actorId));
  const own = await studentsEntries(tx, actorId);
  const granted = new Set([...rows.map((row) => row.id), ...own]);
  return menuTree(await withOwnNames(tx, entries, locale), granted, locale);
}

/**
 * Granted menu entries and the home as the contract's tree. A page of ours stays out where the permission to
 * read it is not granted: anyone who opened it would only be refused.
 *
 * @param rows entries and actions of the tenant
 * @param granted ids of both
 */
export const menuTree = (
  rows: readonly Entry[],
  granted: ReadonlySet<string>,
  locale: Locale,
): MenuNodeDto[] => {
  const codes = new Set(rows.filter(({ id }) => granted.has(id)).map(({ code }) => code));
  const opens = ({ code, type, url, offered }: Entry): boolean => {
    // a directory is there for what is in it
    if (type !== 2 && !url) return false;
    if (offered) return allows(codes, offered);
    const read = readOfPage(code);
    return read === null || codes.has(read);
  };
  const entries = rows.filter(({ kind }) => kind === 'menu');
  const shown = entries.filter((entry) => isHome(entry) || (granted.has(entry.id) && opens(entry)));
  const ids = new Set(shown.map(({ id }) => id));
  return toTree(withAncestors(entries, ids)).map((node) => toMenuNode(node, codes, locale));
};

/** The ids of the roles that an actor holds. */
export async function roleIdsOf(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: actorRole.roleId })
    .from(actorRole)
    .where(eq(actorRole.actorId, actorId))
    .orderBy(asc(actorRole.roleId));
  return rows.map((row) => row.id);
}
