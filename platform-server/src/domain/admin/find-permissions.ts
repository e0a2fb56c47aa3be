import {
  errorCodes,
  type Locale,
  type MenuNodeDto,
  type PermissionKind,
  type PermissionNode,
} from '@edu/shared-utility/contract';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { permission, role, rolePermission } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { menuTree, withAncestors } from '../menu';
import { type TreeNode, toTree } from '../tree';
import { mayEditCode } from './operator-entries';

export type Row = typeof permission.$inferSelect;

const kindOf = ({ kind, type }: Row): PermissionKind =>
  kind === 'action' ? 'action' : type === 2 ? 'page' : 'directory';

export function asReply(node: TreeNode<Row>, locale: Locale): PermissionNode {
  return {
    id: node.id,
    parentId: node.parentId,
    name: node.names[locale] ?? node.name,
    code: node.code,
    kind: kindOf(node),
    systemTagName: node.systemTagName || null,
    url: node.url || null,
    order: node.sort,
    version: node.version,
    ...(node.offered?.asks && { requires: node.offered.asks }),
    children: node.children.map((child) => asReply(child, locale)),
  };
}

export const allRows = (tx: Tx): Promise<Row[]> =>
  tx.select().from(permission).orderBy(asc(permission.sort), asc(permission.id));

/** Codes that reach across tenants are shown to platform operators only. */
export async function permissionTree(
  tx: Tx,
  caller: Caller,
  locale: Locale,
): Promise<PermissionNode[]> {
  const rows = await allRows(tx);
  return toTree(rows.filter(({ code }) => mayEditCode(caller, code))).map((node) =>
    asReply(node, locale),
  );
}

async function grantedTo(tx: Tx, roleId: string): Promise<Set<string>> {
  const [roleRow] = await tx.select({ id: role.id }).from(role).where(eq(role.id, roleId));
  if (!roleRow) throw new BusinessError(errorCodes.notFound);
  const rows = await tx
    .select({ id: rolePermission.permissionId })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, roleId));
  return new Set(rows.map((row) => row.id));
}

/** What a role grants, as a tree of those nodes and their ancestors. */
export async function permissionsOfRole(
  tx: Tx,
  caller: Caller,
  roleId: string,
  locale: Locale,
): Promise<PermissionNode[]> {
  const granted = await grantedTo(tx, roleId);
  const rows = (await allRows(tx)).filter(({ code }) => mayEditCode(caller, code));
  return toTree(withAncestors(rows, granted)).map((node) => asReply(node, locale));
}

export async function menuOfRole(
  tx: Tx,
  caller: Caller,
  roleId: string,
  locale: Locale,
): Promise<MenuNodeDto[]> {
  const granted = await grantedTo(tx, roleId);
  const rows = (await allRows(tx)).filter(({ code }) => mayEditCode(caller, code));
  return menuTree(rows, granted, locale);
}
