import type { Tx } from '../../db/database';
import { tenantDomain } from '../../db/schema';
import { MapRefusal } from '../map-refusal';
import type { RolloutRequest } from '../rollouts';

/** Refuses a new rollout without recipients, which is a mistake. */
export function requireRecipients(
  { percent, tenants, accounts }: RolloutRequest,
  isRunning: boolean,
): void {
  if (isRunning || percent !== undefined || tenants?.length || accounts?.length) return;
  throw new MapRefusal(
    'Nobody would get it: say a share of the people, tenants or accounts (--percent, --tenant, --account).',
  );
}

/** Remarks on hosts that belong to no tenant here: mistyped, or of another platform. */
export async function remarksOnUnknownTenants(
  tx: Tx,
  hosts: readonly string[] = [],
): Promise<string[]> {
  if (hosts.length === 0) return [];
  const domains = await tx.select({ domain: tenantDomain.domain }).from(tenantDomain);
  return hosts
    .filter((host) => !domains.some(({ domain }) => host === domain || host.endsWith(`.${domain}`)))
    .map((host) => `${host} is the host of no tenant here`);
}
