import type { Locale, MenuNodeDto } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { actor, actorRole, permission, role, rolePermission } from '../db/schema';
import { baseRoleName } from './admin/base-role-names';
import { readOfPage } from './admin/page-reads';
import { isOperatorCode } from './admin/permission-codes';
import { allows, type Entry, toMenuNode } from './menu-node';
import { dashboardNames } from './site/dashboards';
import { toTree } from './tree';

/** Granted entries with their ancestor directories, in the tenant's order. */
export function withAncestors<T extends { id: string; parentId: string | null }>(
  entries: readonly T[],
  granted: ReadonlySet<string>,
): T[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const visibleIds = new Set<string>();
  for (const id of granted) {
    for (let at = byId.get(id); at && !visibleIds.has(at.id); at = byId.get(at.parentId ?? '')) {
      visibleIds.add(at.id);
    }
  }
  return entries.filter((entry) => visibleIds.has(entry.id));
}

/** The permissions of the students' built-in role, which every student has without a grant. */
async function studentsEntries(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: rolePermission.permissionId })
    .from(rolePermission)
    .innerJoin(role, eq(role.id, rolePermission.roleId))
    .innerJoin(actor, and(eq(actor.id, actorId), eq(actor.kind, 'student')))
    .where(and(eq(role.builtIn, true), eq(role.name, baseRoleName('student'))));
  return rows.map((row) => row.id);
}

/** The home page is in every menu, whatever the roles grant. */
const isHome = ({ code }: Entry): boolean => code === 'menu:home';

/** Uses the dashboards' own titles for their menu entries, breadcrumbs and tabs. */
async function withOwnNames(tx: Tx, entries: readonly Entry[], locale: Locale): Promise<Entry[]> {
  const [first] = entries;
  const dashboardTitles = first
    ? await dashboardNames(tx, first.tenantId, locale)
    : new Map<string, string>();
  return entries.map((entry) => {
    const name = entry.systemTagName === 'saas' && dashboardTitles.get(entry.url ?? '');
    return name ? { ...entry, name, names: {} } : entry;
  });
}

/** The menu of an actor: the pages that its roles grant. Operators' pages are for operators only. */
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
  const studentEntries = await studentsEntries(tx, actorId);
  const granted = new Set([...rows.map((row) => row.id), ...studentEntries]);
  return menuTree(await withOwnNames(tx, entries, locale), granted, locale);
}

/**
 * Granted menu entries and the home page as the contract's tree. A page of ours is left out without the permission to
 * read it, since opening it would be refused.
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
  const isAllowed = ({ code, type, url, offered }: Entry): boolean => {
    // An empty directory is not shown.
    if (type !== 2 && !url) return false;
    if (offered) return allows(codes, offered);
    const read = readOfPage(code);
    return read === null || codes.has(read);
  };
  const entries = rows.filter(({ kind }) => kind === 'menu');
  const visibleEntries = entries.filter(
    (entry) => isHome(entry) || (granted.has(entry.id) && isAllowed(entry)),
  );
  const ids = new Set(visibleEntries.map(({ id }) => id));
  return toTree(withAncestors(entries, ids)).map((node) => toMenuNode(node, codes, locale));
};

/** The ids of an actor's roles. */
export async function roleIdsOf(tx: Tx, actorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: actorRole.roleId })
    .from(actorRole)
    .where(eq(actorRole.actorId, actorId))
    .orderBy(asc(actorRole.roleId));
  return rows.map((row) => row.id);
}
