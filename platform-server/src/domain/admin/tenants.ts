import {
  errorCodes,
  type TenantInput,
  type TenantStatus,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { branch, member, tenant, tenantConfig, tenantDomain } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { nextVersion, requireVersion } from '../versions';
import { maskedTenant, tenantById } from './find-tenants';

/** Turns the unique violation of a domain in use into the field error for the form. */
export const domainInUse = (error: unknown): never => {
  if (!isUniqueViolation(error, 'tenant_domain_pkey')) throw error;
  throw new FieldError('domain', 'field.domainTaken', errorCodes.conflict);
};

export async function setTheme(tx: Tx, tenantId: string, theme: string): Promise<void> {
  await tx
    .insert(tenantConfig)
    .values({ tenantId, key: 'theme', value: theme })
    .onConflictDoUpdate({
      target: [tenantConfig.tenantId, tenantConfig.key],
      set: { value: theme },
    });
}

/** The status to store: `expired` follows from the date, so it is accepted only as the unchanged value. */
function storedStatus(requestedStatus: TenantStatus | undefined, current: TenantStatus) {
  if (requestedStatus === undefined) return undefined;
  if (requestedStatus !== 'expired') return requestedStatus === 'disabled' ? 'disabled' : 'active';
  if (current !== 'expired') throw new FieldError('status', 'field.statusByDate');
  return undefined;
}

export async function updateTenant(
  tx: Tx,
  input: { id: string; version?: Version; status?: TenantStatus } & Partial<TenantInput>,
): Promise<void> {
  const { id, status, domain, theme, expiresAt, logo, name, contactName, contactPhone } = input;
  const [locked] = await tx.select().from(tenant).where(eq(tenant.id, id)).for('update');
  const current = await tenantById(tx, id);
  requireVersion(input.version, maskedTenant(current));
  const values = {
    name,
    // The page title follows the name unless it was set separately.
    pageTitle: name !== undefined && locked?.pageTitle === current.name ? name : undefined,
    contactName,
    contactPhone,
    logo: logo === null ? '' : logo,
    status: storedStatus(status, current.status),
    expiresAt:
      expiresAt === undefined ? undefined : expiresAt === null ? null : new Date(expiresAt),
    version: nextVersion(tenant.version),
  } as const;
  await tx.update(tenant).set(values).where(eq(tenant.id, id));
  if (theme) await setTheme(tx, id, theme);
  if (domain && domain !== current.domain) {
    await tx
      .update(tenantDomain)
      .set({ domain })
      .where(and(eq(tenantDomain.tenantId, id), eq(tenantDomain.domain, current.domain)))
      .catch(domainInUse);
  }
}

/**
 * Deletes a tenant that nobody has logged in to, with only its first person, no company (which registers without
 * logging in) and no file, whose bytes a transaction cannot delete. All others can only be disabled.
 */
export async function deleteTenant(tx: Tx, id: string): Promise<void> {
  const { userCount } = await tenantById(tx, id);
  const used = await tx.execute(sql`
    SELECT 1 FROM session WHERE tenant_id = ${id}::uuid
    UNION ALL SELECT 1 FROM audit_log
      WHERE tenant_id = ${id}::uuid AND action IN ('login', 'login.switched')
    UNION ALL SELECT 1 FROM company WHERE tenant_id = ${id}::uuid
    UNION ALL SELECT 1 FROM stored_file WHERE tenant_id = ${id}::uuid
    LIMIT 1`);
  if (userCount > 1 || used.rows.length > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  }
  // Members reference their organisation, which goes with the tenant, so they are deleted first.
  await tx.delete(member).where(eq(member.tenantId, id));
  await tx.delete(branch).where(eq(branch.tenantId, id));
  await tx.delete(tenant).where(eq(tenant.id, id));
}
