import { errorCodes, type LoginResult, type TenantChoice } from '@edu/shared-utility/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { member, tenant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { hasActiveActor } from '../organs/active-actor';
import { openSession, replaceSession, type SessionLimits } from '../sessions';
import { isOpen, type Tenant } from '../tenants';

interface Membership {
  memberId: string;
  tenant: Tenant;
}

/** The person's memberships in tenants of the new flow, where the tenant can be switched. */
async function memberships(tx: Tx, accountId: string): Promise<Membership[]> {
  const rows = await tx
    .select({ memberId: member.id, tenant })
    .from(member)
    .innerJoin(tenant, eq(tenant.id, member.tenantId))
    .where(
      and(
        eq(member.accountId, accountId),
        hasActiveActor(member.id),
        sql`EXISTS (SELECT 1 FROM tenant_config c WHERE c.tenant_id = ${tenant.id}
          AND c.key = 'isNewSaas' AND c.value = 'true')`,
      ),
    )
    .orderBy(asc(tenant.createdAt), asc(tenant.id));
  return rows.filter((row) => isOpen(row.tenant));
}

export async function tenantChoices(tx: Tx, caller: Caller): Promise<TenantChoice[]> {
  const rows = await memberships(tx, caller.accountId);
  return rows.map(({ tenant: { id, name, logo } }) => ({
    saasId: id,
    name,
    logo: logo || null,
    current: id === caller.tenantId,
  }));
}

/** Opens a session in the other tenant with the age and limits of the present one, which it replaces. */
export async function switchTenant(
  tx: Tx,
  caller: Caller,
  { saasId, ip }: { saasId: string; ip: string },
  limits: SessionLimits,
): Promise<LoginResult> {
  const replaced = await replaceSession(tx, caller);
  const rows = await memberships(tx, caller.accountId);
  const target = rows.find((row) => row.tenant.id === saasId);
  if (!target) throw new BusinessError(errorCodes.forbidden);
  const { accountId } = caller;
  const sessionFields = {
    ...replaced,
    accountId,
    tenantId: saasId,
    memberId: target.memberId,
    flow: 'new' as const,
    readOnly: replaced.readOnly || target.tenant.isDemo,
    ip,
  };
  const token = await openSession(tx, sessionFields, limits);
  await tx.update(member).set({ lastLoginAt: new Date() }).where(eq(member.id, target.memberId));
  const auditEntry = { tenantId: saasId, accountId, target: accountId, ip };
  await audit(tx, { ...auditEntry, action: 'login.switched' });
  return { token, userId: accountId };
}
