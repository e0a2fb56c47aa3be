import type { Caller } from '../http/caller';

/** The beginning of a line of the trail: who did it, to what. */
export const trailOf = ({ tenantId, accountId }: Caller, target: string) => ({
  tenantId,
  accountId,
  target,
});
