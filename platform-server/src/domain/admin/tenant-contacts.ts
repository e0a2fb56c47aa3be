import type { TenantInput } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { account, actor, actorBranch, actorRole, member } from '../../db/schema';
import { baseRoleName } from './base-role-names';
import { baseRoleId } from './base-rows';

export type NewTenant = Pick<
  TenantInput,
  'name' | 'domain' | 'contactName' | 'contactPhone' | 'theme'
>;

export const newIds = () => ({
  tenantId: crypto.randomUUID(),
  organId: crypto.randomUUID(),
  branchId: crypto.randomUUID(),
  accountId: crypto.randomUUID(),
  memberId: crypto.randomUUID(),
  actorId: crypto.randomUUID(),
});

/** Makes the contact of each tenant its administrator. */
export async function addContacts(
  tx: Tx,
  newTenants: readonly (NewTenant & ReturnType<typeof newIds>)[],
): Promise<void> {
  const title = baseRoleName('administrator');
  await tx.insert(account).values(
    newTenants.map(({ accountId, tenantId, contactPhone, contactName }) => ({
      id: accountId,
      phone: contactPhone,
      name: contactName,
      nickname: contactName,
      openedBy: tenantId,
    })),
  );
  await tx.insert(member).values(
    newTenants.map(({ memberId, tenantId, accountId, contactName, contactPhone }) => ({
      id: memberId,
      tenantId,
      accountId,
      name: contactName,
      phone: contactPhone,
    })),
  );
  await tx.insert(actor).values(
    newTenants.map(({ actorId, tenantId, memberId, organId }) => ({
      id: actorId,
      tenantId,
      memberId,
      organId,
      kind: 'staff' as const,
      title,
    })),
  );
  await tx.insert(actorRole).values(
    newTenants.map(({ actorId, tenantId }) => ({
      actorId,
      tenantId,
      roleId: baseRoleId(tenantId, 'administrator'),
    })),
  );
  await tx
    .insert(actorBranch)
    .values(newTenants.map(({ actorId, tenantId, branchId }) => ({ actorId, tenantId, branchId })));
}
