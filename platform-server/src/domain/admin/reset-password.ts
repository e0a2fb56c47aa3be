import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { account, actor, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { manageableStaff } from './administrators';
import { permissionCodesOfActor, requireCoveredPermissions } from './permission-checks';

/** Finds the account of an id, and refuses one that the caller may not change. */
export type AccountOf = (tx: TenantTx, caller: Caller, id: string) => Promise<string>;

/** The account of a staff member whom the caller may change. */
export async function accountOfStaff(tx: Tx, caller: Caller, userId: string): Promise<string> {
  const actorRow = await manageableStaff(tx, caller, userId);
  if (!actorRow.accountId) throw new BusinessError(errorCodes.notFound);
  return actorRow.accountId;
}

/**
 * A password opens every actor of the account, not only the one where the caller found it. So the caller may set it
 * only for an account that this tenant opened and that is only staff of the caller's organisation, nowhere with more
 * rights. To be run as the system, which sees actors elsewhere, in the writing transaction: its lock keeps other
 * tenants from adding one meanwhile.
 */
export async function requireWholeAccount(
  tx: Tx,
  caller: Caller,
  accountId: string,
): Promise<void> {
  const { tenantId } = caller;
  const { organId } = actorOf(caller);
  const [accountRow] = await tx
    .select({ openedBy: account.openedBy, isOperator: account.isOperator })
    .from(account)
    .where(and(eq(account.id, accountId), isNull(account.closedAt)))
    .for('update');
  if (!accountRow) throw new BusinessError(errorCodes.notFound);
  const memberships = await tx
    .select({ tenantId: member.tenantId, organId: actor.organId, actorId: actor.id })
    .from(member)
    .leftJoin(actor, eq(actor.memberId, member.id))
    .where(eq(member.accountId, accountId));
  const hasOtherMembership = memberships.some(
    (session) => session.tenantId !== tenantId || (session.actorId && session.organId !== organId),
  );
  if (accountRow.isOperator || accountRow.openedBy !== tenantId || hasOtherMembership) {
    throw new BusinessError(errorCodes.forbidden);
  }
  for (const { actorId } of memberships) {
    if (actorId) requireCoveredPermissions(caller, await permissionCodesOfActor(tx, actorId));
  }
}
