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
import { type TreeNode, toTree } from '../tree';
import { knownCodes } from './known-codes';
import { mayTouch, refuseOperatorsEntry } from './operators-own';

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
  return toTree(rows.filter(({ code }) => mayTouch(caller, code))).map((node) =>
    asReply(node, locale),
  );
}

async function grantedTo(tx: Tx, roleId: string): Promise<Set<string>> {
  const [found] = await tx.select({ id: role.id }).from(role).where(eq(role.id, roleId));
  if (!found) throw new BusinessError(errorCodes.notFound);
  const rows = await tx
    .select({ id: rolePermission.permissionId })
    .from(rolePermission)
    .where(eq(rolePermission.roleId, roleId));
  return new Set(rows.map((row) => row.id));
}

/** What a role grants, as a tree of just those nodes with what lies above them. */
export async function permissionsOfRole(
  tx: Tx,
  caller: Caller,
  roleId: string,
  locale: Locale,
): Promise<PermissionNode[]> {
  const granted = await grantedTo(tx, roleId);
  const rows = (await allRows(tx)).filter(({ code }) => mayTouch(caller, code));
  return toTree(withAncestors(rows, granted)).map((node) => asReply(node, locale));
}

export async function menuOfRole(
  tx: Tx,
  caller: Caller,
  roleId: string,
  locale: Locale,
): Promise<MenuNodeDto[]> {
  const granted = await grantedTo(tx, roleId);
  const entries = (await allRows(tx)).filter(
    ({ code, kind }) => kind === 'menu' && mayTouch(caller, code),
  );
  return menuTree(entries, granted, locale);
}

export interface PermissionSave {
  readonly id?: string | undefined;
  readonly parentId: string | null;
  readonly name: string;
  readonly code: string;
  readonly kind: PermissionKind;
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
  const rows = new Map((await allRows(tx)).map((row) => [row.id, row]));
  let at = parentId;
  for (let steps = 0; at !== null; steps += 1) {
    const parent = rows.get(at);
    // The walk up must end at a root, and not pass the node itself.
    const isHidden = parent && !mayTouch(caller, parent.code);
    if (!parent || isHidden || at === id || steps > rows.size) {
      throw new FieldError('parentId', 'field.parent');
    }
    at = parent.parentId;
  }
}

/** A code that a route asks for may be made anew only by someone who has it. */
function checkCode(caller: Caller, code: string): void {
  if (!mayTouch(caller, code) || (knownCodes.has(code) && !isAllowed(caller, code))) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

/** Names that the tenant changed are no longer the translated ones. */
export async function savePermission(
  tx: Tx,
  caller: Caller,
  input: PermissionSave,
): Promise<{ id: string }> {
  await checkParent(tx, caller, input.id, input.parentId);
  refuseOperatorsEntry(caller, input.code, input);
  const values = {
    parentId: input.parentId,
    name: input.name,
    names: {},
    kind: input.kind === 'action' ? ('action' as const) : ('menu' as const),
    type: input.kind === 'page' ? 2 : 1,
    systemTagName: input.systemTagName ?? '',
    url: input.url ?? '',
    sort: input.order ?? 0,
  };
  const { tenantId, accountId } = caller;
  try {
    const id = await writePermission(tx, caller, input, values);
    const { code, ip } = input;
    const detail = { code };
    await audit(tx, { tenantId, accountId, action: 'permission.saved', target: id, detail, ip });
    return { id };
  } catch (error) {
    if (!isUniqueViolation(error, 'permission_code_key')) throw error;
    throw new FieldError('code', 'field.codeTaken', errorCodes.conflict);
  }
}

type Values = Omit<typeof permission.$inferInsert, 'tenantId' | 'code'>;

async function writePermission(
  tx: Tx,
  caller: Caller,
  { id, code }: PermissionSave,
  values: Values,
): Promise<string> {
  if (!id) {
    checkCode(caller, code);
    const [made] = await tx
      .insert(permission)
      .values({ ...values, code, tenantId: caller.tenantId })
      .returning({ id: permission.id });
    if (!made) throw new BusinessError(errorCodes.conflict);
    return made.id;
  }
  const [found] = await tx.select().from(permission).where(eq(permission.id, id)).for('update');
  if (!found) throw new BusinessError(errorCodes.notFound);
  checkCode(caller, found.code);
  // A granted node keeps its meaning: otherwise renaming a code would be a way to gain it.
  if (found.code !== code || found.kind !== values.kind) {
    throw new FieldError('code', 'field.codeFixed');
  }
  await tx.update(permission).set(values).where(eq(permission.id, id));
  return id;
}

export async function deletePermission(
  tx: Tx,
  caller: Caller,
  id: string,
  ip: string,
): Promise<void> {
  const [found] = await tx.select().from(permission).where(eq(permission.id, id));
  if (!found) throw new BusinessError(errorCodes.notFound);
  // Nobody could make it anew: only those who have a code may, and with it all have lost it.
  if (knownCodes.has(found.code)) {
    throw new BusinessError(errorCodes.forbidden, { phrase: 'permission.builtIn' });
  }
  checkCode(caller, found.code);
  const [child] = await tx
    .select({ id: permission.id })
    .from(permission)
    .where(and(eq(permission.parentId, id)))
    .limit(1);
  if (child) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  await tx.delete(permission).where(eq(permission.id, id));
  const { tenantId, accountId } = caller;
  const detail = { code: found.code };
  await audit(tx, { tenantId, accountId, action: 'permission.deleted', target: id, detail, ip });
}
