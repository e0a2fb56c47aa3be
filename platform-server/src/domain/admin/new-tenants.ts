import type { TenantInput } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import {
  account,
  actor,
  actorBranch,
  actorRole,
  auditLog,
  branch,
  member,
  organ,
  permission,
  role,
  rolePermission,
  tenant,
  tenantConfig,
  tenantDomain,
} from '../../db/schema';
import { addModuleMenus } from '../../module-menu/stored-menu';
import { reservedPhones } from './adopt-account';
import { addBaseRows, baseRoleId } from './base-rows';
import { baseRoleName } from './built-in-roles';
import type { TenantCreator } from './new-tenant';

type NewTenant = Pick<TenantInput, 'name' | 'domain' | 'contactName' | 'contactPhone' | 'theme'>;

/** The tables that `createTenants` inserts into. */
export const tenantTables = [
  tenant,
  tenantDomain,
  tenantConfig,
  organ,
  permission,
  role,
  rolePermission,
  branch,
  account,
  member,
  actor,
  actorRole,
  actorBranch,
] as const;

const newIds = () => ({
  tenantId: crypto.randomUUID(),
  organId: crypto.randomUUID(),
  branchId: crypto.randomUUID(),
  accountId: crypto.randomUUID(),
  memberId: crypto.randomUUID(),
  actorId: crypto.randomUUID(),
});

/** The domains and phone numbers among these that are in use, or that an undo link may restore. */
export async function findInUse(
  tx: Tx,
  domains: readonly string[],
  phones: readonly string[],
): Promise<{ domains: Set<string>; phones: Set<string> }> {
  const existing = await tx.execute<{ kind: string; value: string }>(sql`
    SELECT 'domain' AS kind, domain AS value FROM tenant_domain
      WHERE domain IN (SELECT jsonb_array_elements_text(${JSON.stringify(domains)}::jsonb))
    UNION ALL SELECT 'phone', phone FROM account
      WHERE phone IN (SELECT jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`);
  const valuesOfKind = (kind: string) =>
    new Set(existing.rows.filter((row) => row.kind === kind).map((row) => row.value));
  const reserved = await reservedPhones(tx, phones);
  return {
    domains: valuesOfKind('domain'),
    phones: new Set([...valuesOfKind('phone'), ...reserved]),
  };
}

/**
 * Creates tenants whose domains are free and whose contacts have no account yet, each as `createTenant` does, in a
 * dozen statements for all. If a domain or number is taken meanwhile, all are refused.
 */
export async function createTenants(
  tx: Tx,
  inputs: readonly NewTenant[],
  creator: TenantCreator,
): Promise<string[]> {
  const newTenants = inputs.map((input) => ({ ...input, ...newIds() }));
  const title = baseRoleName('administrator');
  const { accountId: creatorId, ip } = creator;
  await tx.insert(tenant).values(
    newTenants.map(({ tenantId, name, contactName, contactPhone }) => ({
      id: tenantId,
      name,
      pageTitle: name,
      contactName,
      contactPhone,
    })),
  );
  await tx
    .insert(tenantDomain)
    .values(newTenants.map(({ domain, tenantId }) => ({ domain, tenantId })));
  await tx
    .insert(tenantConfig)
    .values(
      newTenants.map(({ tenantId, theme = 'init' }) => ({ tenantId, key: 'theme', value: theme })),
    );
  await tx.insert(organ).values(
    newTenants.map(({ organId, tenantId, name }) => ({
      id: organId,
      tenantId,
      name,
      isHead: true,
    })),
  );
  const tenantIds = newTenants.map(({ tenantId }) => tenantId);
  await addBaseRows(tx, tenantIds);
  await addModuleMenus(tx, tenantIds);
  await tx.insert(branch).values(
    newTenants.map(({ branchId, tenantId, organId, name }) => ({
      id: branchId,
      tenantId,
      organId,
      name,
      ucode: 'HQ',
    })),
  );
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
  await tx.insert(auditLog).values(
    newTenants.map(({ tenantId, actorId }) => ({
      tenantId,
      accountId: creatorId,
      action: 'administrator.added',
      target: actorId,
      ip,
    })),
  );
  return newTenants.map(({ tenantId }) => tenantId);
}
