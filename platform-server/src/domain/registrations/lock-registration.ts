import { errorCodes, type RegistrationAction } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { company } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { type Caller, worksIn } from '../../http/caller';
import type { NoticeDelivery } from '../account/notices';
import { requireVersion } from '../versions';
import { ownRegistrations, registrationById } from './find-registrations';
import { after } from './states';

/** The operator or administrator who decides, their address, and how people are notified. */
export interface ReviewContext {
  readonly caller: Caller;
  readonly ip: string;
  readonly noticeDelivery: NoticeDelivery;
}

export type Registration = typeof company.$inferSelect;

/** Locks the registration until the transaction ends; throws 40900 if somebody has decided it meanwhile. */
export async function lockRow(
  tx: Tx,
  { caller }: ReviewContext,
  { id, version }: { readonly id: string; readonly version: number },
  action: RegistrationAction,
) {
  // A registration concerns the whole tenant, so staff of a single branch cannot decide it.
  if (!worksIn(caller, null)) throw new BusinessError(errorCodes.forbidden);
  const [registration] = await tx
    .select()
    .from(company)
    .where(and(eq(company.id, id), ownRegistrations(caller)))
    .for('update');
  if (!registration) throw new BusinessError(errorCodes.notFound);
  const current = await registrationById(tx, caller, id);
  requireVersion(version, current);
  const state = after(registration.state, action);
  if (state === null) {
    const data = { present: current };
    throw new BusinessError(errorCodes.conflict, { phrase: 'registration.decided', data });
  }
  return { registration, state };
}

export const auditContext = (
  { caller, ip }: ReviewContext,
  { tenantId, id, name }: Registration,
) => ({
  tenantId,
  accountId: caller.accountId,
  target: id,
  detail: { name },
  ip,
  // An empty list makes the entry visible to the whole tenant.
  organIds: [],
});
