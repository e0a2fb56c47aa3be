import { inArray } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { resourceApplication } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { nextVersion } from '../versions';
import type { Decision } from './application-states';
import { lockApplications } from './lock-applications';

type Values = Partial<typeof resourceApplication.$inferInsert>;

interface DecisionInput {
  readonly ids: readonly string[];
  readonly decision: Decision;
  readonly values: Values;
  readonly action: string;
  readonly detail?: Record<string, unknown>;
}

/** Decides, with an audit entry for each of the two organisations. */
async function decide(
  tx: TenantTx,
  caller: Caller,
  { ids, decision, values, action, detail }: DecisionInput,
): Promise<void> {
  const { tenantId, accountId } = caller;
  const rows = await lockApplications(tx, caller, ids, decision);
  const decided = rows.map(({ id }) => id);
  await tx
    .update(resourceApplication)
    .set({ ...values, updatedAt: new Date(), version: nextVersion(resourceApplication.version) })
    .where(inArray(resourceApplication.id, decided));
  for (const { resourceId, title, ownerOrganId, applicantOrganId } of rows) {
    await audit(tx, {
      tenantId,
      accountId,
      action,
      target: resourceId,
      detail: { title, ...detail },
      organIds: [ownerOrganId, applicantOrganId],
    });
  }
}

const decidedBy = ({ accountId }: Caller): Values => ({
  decidedAt: new Date(),
  decidedBy: accountId,
});

/**
 * Grants applications.
 *
 * @param expiresAt until when; null for ever
 */
export function grantApplications(
  tx: TenantTx,
  caller: Caller,
  { ids, expiresAt }: { readonly ids: readonly string[]; readonly expiresAt: string | null },
): Promise<void> {
  const until = expiresAt === null ? null : new Date(expiresAt);
  if (until && until.getTime() <= Date.now()) {
    throw new FieldError('expiresAt', 'application.past');
  }
  const values = { ...decidedBy(caller), state: 'granted', expiresAt: until } as const;
  const detail = { expiresAt };
  return decide(tx, caller, { ids, decision: 'grant', values, action: 'resource.granted', detail });
}

export function refuseApplication(
  tx: TenantTx,
  caller: Caller,
  { id, refusal }: { readonly id: string; readonly refusal: string },
): Promise<void> {
  const values = { ...decidedBy(caller), state: 'refused', refusal } as const;
  const detail = { reason: refusal };
  const ids = [id];
  return decide(tx, caller, {
    ids,
    decision: 'refuse',
    values,
    action: 'resource.refused',
    detail,
  });
}

/** Ends grants before their term: from then on no course shows these resources. */
export const endGrants = (tx: TenantTx, caller: Caller, ids: readonly string[]): Promise<void> =>
  decide(tx, caller, {
    ids,
    decision: 'end',
    values: { expiresAt: new Date() },
    action: 'resource.ended',
  });
