import {
  errorCodes,
  type Locale,
  type MenuNodeDto,
  type PermissionKind,
  type PermissionNode,
} from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import { permission, role, rolePermission } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import { audit } from '../audit';
import { menuTree, withAncestors } from '../menu';
import { requireParent, type TreeNode, toTree } from '../tree';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { basePermissions } from './base-roles';
import { mayEditCode, refuseOperatorsEntry } from './operator-entries';
import { permissionCodeSet } from './permission-codes';

type Row = typeof permission.$inferSelect;

const kindOf = ({ kind, type }: Row): PermissionKind =>
  kind === 'action' ? 'action' : type === 2 ? 'page' : 'directory';

function asReply(node: TreeNode<Row>, locale: Locale): PermissionNode {
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

const allRows = (tx: Tx): Promise<Row[]> =>
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

export interface PermissionSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly parentId?: string | null | undefined;
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly kind?: PermissionKind | undefined;
  readonly systemTagName?: string | undefined;
  readonly url?: string | undefined;
  readonly order?: number | undefined;
  readonly ip: string;
}

async function checkParent(
  tx: Tx,
  caller: Caller,
  id: string | undefined,
  parentId: string | null,
) {
  // An entry that the caller may not edit cannot become a parent either.
  const rows = (await allRows(tx)).filter(({ code }) => mayEditCode(caller, code));
  requireParent(rows, id, parentId);
}

/** A code that a route requires may be created again only by someone who has it. */
function checkCode(caller: Caller, code: string): void {
  if (!mayEditCode(caller, code) || (permissionCodeSet.has(code) && !isAllowed(caller, code))) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

/** The stored columns of a kind. */
const storedKind = (kind: PermissionKind) => ({
  kind: kind === 'action' ? ('action' as const) : ('menu' as const),
  type: kind === 'page' ? 2 : 1,
});

export async function savePermission(
  tx: Tx,
  caller: Caller,
  input: PermissionSave,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { id, parentId, ip } = input;
  if (parentId !== undefined) await checkParent(tx, caller, id, parentId);
  try {
    const saved = id
      ? await changePermission(tx, caller, { ...input, id })
      : await makePermission(tx, caller, input);
    const detail = { code: saved.code };
    const auditEntry = { tenantId, accountId, target: saved.id, detail, ip };
    await audit(tx, { ...auditEntry, action: 'permission.saved' });
    return { id: saved.id };
  } catch (error) {
    if (!isUniqueViolation(error, 'permission_code_key')) throw error;
    throw new FieldError('code', 'field.codeTaken', errorCodes.conflict);
  }
}

interface SavedPermission {
  readonly id: string;
  readonly code: string;
}

async function makePermission(
  tx: Tx,
  caller: Caller,
  input: PermissionSave,
): Promise<SavedPermission> {
  requireMembers(input, {
    parentId: 'field.parent',
    name: 'field.title',
    code: 'field.permissionCode',
    kind: 'field.wrong',
  });
  const { parentId, name, code, kind, systemTagName, url, order } = input;
  refuseOperatorsEntry(caller, code, { name, systemTagName, url });
  checkCode(caller, code);
  const { tenantId } = caller;
  const values = { parentId, name, code, ...storedKind(kind), systemTagName, url, sort: order };
  const [inserted] = await tx
    .insert(permission)
    .values({ ...values, tenantId })
    .returning({ id: permission.id, code: permission.code });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted;
}

/**
 * A name chosen by a tenant has no translations; the entry's original name, in any language, brings its translations
 * back.
 */
function withNewName({ code, offered }: Row, name: string): Pick<Row, 'name' | 'names'> {
  const base =
    basePermissions.find((basePermission) => basePermission.code === code) ?? offered?.title;
  if (!base || ![base.name, ...Object.values(base.names)].includes(name))
    return { name, names: {} };
  return { name: base.name, names: base.names };
}

async function changePermission(
  tx: Tx,
  caller: Caller,
  input: PermissionSave & { readonly id: string },
): Promise<SavedPermission> {
  const { id, parentId, name, code, kind, systemTagName, url, order } = input;
  const [row] = await tx.select().from(permission).where(eq(permission.id, id)).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  checkCode(caller, row.code);
  requireVersion(input.version, asReply({ ...row, children: [] }, 'zh-CN'));
  refuseOperatorsEntry(caller, code ?? row.code, {
    name: name ?? row.name,
    systemTagName: systemTagName ?? row.systemTagName,
    url: url ?? row.url,
  });
  const stored = kind && storedKind(kind);
  // The code of a granted node is fixed: otherwise renaming it would be a way to gain a permission.
  if ((code ?? row.code) !== row.code || (stored?.kind ?? row.kind) !== row.kind) {
    throw new FieldError('code', 'field.codeFixed');
  }
  await tx
    .update(permission)
    .set({
      ...{ parentId, systemTagName, url, sort: order, type: stored?.type },
      ...(name !== undefined && name !== row.name && withNewName(row, name)),
      version: nextVersion(permission.version),
    })
    .where(eq(permission.id, id));
  return row;
}

export async function deletePermission(
  tx: Tx,
  caller: Caller,
  id: string,
  ip: string,
): Promise<void> {
  const [row] = await tx.select().from(permission).where(eq(permission.id, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  // Nobody could create it again: only those who have a code may, and deleting it takes it from everyone.
  if (permissionCodeSet.has(row.code)) {
    throw new BusinessError(errorCodes.forbidden, { phrase: 'permission.builtIn' });
  }
  checkCode(caller, row.code);
  const [child] = await tx
    .select({ id: permission.id })
    .from(permission)
    .where(and(eq(permission.parentId, id)))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  await tx.delete(permission).where(eq(permission.id, id));
  const { tenantId, accountId } = caller;
  const detail = { code: row.code };
  await audit(tx, { tenantId, accountId, action: 'permission.deleted', target: id, detail, ip });
}
