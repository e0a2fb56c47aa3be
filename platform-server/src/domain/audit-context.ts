import type { Caller } from '../http/caller';

/** The columns of an audit entry that say who did it, and to what. */
export const auditContext = ({ tenantId, accountId }: Caller, target: string) => ({
  tenantId,
  accountId,
  target,
});
