import { errorCodes, type PermissionKind } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { permission } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { type Caller, isAllowed } from '../../http/caller';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { basePermissions } from './base-roles';
import { asReply, type Row } from './find-permissions';
import { mayEditCode, refuseOperatorsEntry } from './operator-entries';
import { permissionCodeSet } from './permission-codes';

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

/** A code that a route requires may be created again only by someone who has it. */
export function checkCode(caller: Caller, code: string): void {
  if (!mayEditCode(caller, code) || (permissionCodeSet.has(code) && !isAllowed(caller, code))) {
    throw new BusinessError(errorCodes.forbidden);
  }
}

/** The stored columns of a kind. */
const storedKind = (kind: PermissionKind) => ({
  kind: kind === 'action' ? ('action' as const) : ('menu' as const),
  type: kind === 'page' ? 2 : 1,
});

interface SavedPermission {
  readonly id: string;
  readonly code: string;
}

export async function makePermission(
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

export async function changePermission(
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
