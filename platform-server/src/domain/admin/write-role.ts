import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { role } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { nextVersion, requireMembers, requireVersion } from '../versions';
import { roleById } from './find-roles';
import { grantedBy, ownRole } from './role-permissions';

export interface RoleSave {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly permissionIds?: readonly string[] | undefined;
  readonly ip: string;
  /** Language of the present row that a conflict returns. */
  readonly locale: Locale;
}

/** The role's fields that the audit trail compares. */
export async function roleBefore(tx: Tx, id: string | undefined) {
  const [current] = id ? await tx.select().from(role).where(eq(role.id, id)) : [];
  const { name = '', description = '' } = current ?? {};
  const { permissions } = id ? await grantedBy(tx, id) : { permissions: [] };
  return { name, description, permissions };
}

export async function writeRole(tx: Tx, caller: Caller, input: RoleSave): Promise<string> {
  const { id, version, name, description } = input;
  if (id) {
    await ownRole(tx, caller, id);
    const current = await roleById(tx, id, input.locale);
    if (current) requireVersion(version, current);
    await tx
      .update(role)
      .set({ name, description, version: nextVersion(role.version) })
      .where(eq(role.id, id));
    return id;
  }
  requireMembers(input, { name: 'field.title' });
  const [inserted] = await tx
    .insert(role)
    .values({ name: input.name, description, tenantId: caller.tenantId })
    .returning({ id: role.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  return inserted.id;
}
