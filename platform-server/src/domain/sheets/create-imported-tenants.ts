import { inSavepoint, type Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { auditLog } from '../../db/schema';
import type { JobContext } from '../../jobs/kinds';
import type { TenantCreator } from '../admin/first-administrator';
import { createTenants } from '../admin/new-tenants';
import type { TenantRow } from './tenant-row';

export interface GoodRow {
  readonly row: number;
  readonly input: TenantRow;
}

export const auditCreated = (
  tx: Tx,
  { tenantId, accountId, ip }: JobContext,
  tenantIds: readonly string[],
) =>
  tx.insert(auditLog).values(
    tenantIds.map((target) => ({
      tenantId,
      accountId,
      action: 'tenant.created',
      target,
      detail: { imported: true },
      ip,
    })),
  );

export async function createTogether(
  tx: Tx,
  rows: readonly GoodRow[],
  creator: TenantCreator,
  jobContext: JobContext,
) {
  if (rows.length === 0) return true;
  const inputs = rows.map(({ input }) => input);
  // In a savepoint, because another transaction may use one of the domains meanwhile.
  return inSavepoint(tx, async () => {
    await auditCreated(tx, jobContext, await createTenants(tx, inputs, creator));
    return true;
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return false;
  });
}
