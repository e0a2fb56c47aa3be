import type { Caller } from '../http/caller';

/** The beginning of a line of the trail: who did it, to what. */
export const auditContext = ({ tenantId, accountId }: Caller, target: string) => ({
  tenantId,
  accountId,
  target,
});
