import { errorCodes } from '@edu/shared-utility/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { actor, member, organ, tenant } from '../db/schema';
import { BusinessError } from '../http/business-error';
import { hasOpenInvitation } from './admin/invitations';
import { hasActiveActor } from './organs/active-actor';
import { isOpen, type Tenant } from './tenants';

/** Throws why none of a person's actors in the tenant can log in; returns if there are none. */
async function throwWhyNoActor(tx: Tx, accountId: string, { id, name }: Tenant): Promise<void> {
  const actors = await tx
    .select({ status: actor.status, organ: organ.name })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .innerJoin(organ, eq(organ.id, actor.organId))
    .where(and(eq(member.accountId, accountId), eq(member.tenantId, id)))
    .orderBy(asc(actor.sort), asc(actor.id));
  // An active actor here can only be in a disabled organisation.
  const closed = actors.find(({ status }) => status === 'active');
  const { placeSuspended } = errorCodes;
  if (closed) {
    const values = { organ: closed.organ };
    throw new BusinessError(placeSuspended, { phrase: 'organ.closed', values });
  }
  if (actors.length > 0) throw new BusinessError(placeSuspended, { values: { tenant: name } });
}

/**
 * The membership that a log-in at this tenant's page uses. Reveals only after a right proof: 40002 for a disabled
 * tenant, 40010 for a suspended person or a disabled organisation, 40004 for a person without an organisation.
 */
export async function membershipAt(tx: Tx, accountId: string, page: Tenant): Promise<string> {
  const rows = await tx
    .select({ memberId: member.id, tenant })
    .from(member)
    .innerJoin(tenant, eq(tenant.id, member.tenantId))
    .where(and(eq(member.accountId, accountId), hasActiveActor(member.id)))
    .orderBy(asc(member.createdAt));
  const membership = rows.find((row) => row.tenant.id === page.id);
  const noTenantOpen = rows.length > 0 && !rows.some((row) => isOpen(row.tenant));
  if (!isOpen(page) || (!membership && noTenantOpen))
    throw new BusinessError(errorCodes.tenantDisabled);
  if (!membership) {
    await throwWhyNoActor(tx, accountId, page);
    const isInvited = await hasOpenInvitation(tx, accountId, page.id);
    const waiting = { phrase: 'invitation.waiting', data: { invited: true } } as const;
    throw new BusinessError(errorCodes.noOrganisation, isInvited ? waiting : {});
  }
  return membership.memberId;
}
