import type { OwnInvitation } from '@edu/shared-utility/contract';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { invitation, organ, tenant } from '../../db/schema';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

export const isOpen = () => and(eq(invitation.state, 'open'), gt(invitation.expiresAt, sql`now()`));

/** Whether the owner of this account has an open invitation at that tenant. */
export async function hasOpenInvitation(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.accountId, accountId), eq(invitation.tenantId, tenantId), isOpen()))
    .limit(1);
  return rows.length > 0;
}

/** How the owner of this account answered that tenant's last invitation; null if there was no recent answer. */
export async function lastAnswer(
  tx: Tx,
  accountId: string,
  tenantId: string,
): Promise<'accepted' | 'declined' | null> {
  const [last] = await tx
    .select({ state: invitation.state })
    .from(invitation)
    .where(
      and(
        eq(invitation.accountId, accountId),
        eq(invitation.tenantId, tenantId),
        gt(invitation.decidedAt, sql`now() - make_interval(days => ${INVITATION_DAYS})`),
      ),
    )
    .orderBy(desc(invitation.decidedAt))
    .limit(1);
  return last?.state === 'accepted' || last?.state === 'declined' ? last.state : null;
}

/** The open invitations of an account in all tenants. To be run as the system. */
export async function ownInvitations(tx: Tx, accountId: string): Promise<OwnInvitation[]> {
  const rows = await tx
    .select({
      id: invitation.id,
      tenantName: tenant.name,
      organName: organ.name,
      domain: sql<string>`COALESCE((SELECT d.domain FROM tenant_domain d
        WHERE d.tenant_id = ${invitation.tenantId} ORDER BY d.domain DESC LIMIT 1), '')`,
      createdAt: invitation.createdAt,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .innerJoin(tenant, eq(tenant.id, invitation.tenantId))
    .innerJoin(organ, eq(organ.id, invitation.organId))
    .where(and(eq(invitation.accountId, accountId), isOpen()))
    .orderBy(asc(invitation.createdAt));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** The open invitations of an account in the running transaction's tenant, locked until it ends. */
export async function lockInvitations(tx: Tx, accountId: string) {
  const rows = await tx
    .select()
    .from(invitation)
    .where(
      and(
        eq(invitation.accountId, accountId),
        isOpen(),
        // An invitation is void once its inviter has lost their own actor.
        sql`(${invitation.invitedAs} IS NULL OR EXISTS (
          SELECT 1 FROM actor a WHERE a.id = ${invitation.invitedAs} AND a.status = 'active'))`,
      ),
    )
    .orderBy(asc(invitation.createdAt))
    .for('update');
  return rows;
}

export async function recordAnswer(
  tx: Tx,
  id: string,
  state: 'accepted' | 'declined',
): Promise<void> {
  await tx.update(invitation).set({ state, decidedAt: new Date() }).where(eq(invitation.id, id));
}
