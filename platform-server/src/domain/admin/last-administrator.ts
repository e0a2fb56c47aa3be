import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';

/** The tenant's organisations in which at least one person may administer the staff. */
async function administeredOrgans(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ organ_id: string }>(sql`
    SELECT DISTINCT a.organ_id FROM actor a
    JOIN actor_role ar ON ar.actor_id = a.id
    JOIN role_permission rp ON rp.role_id = ar.role_id
    JOIN permission p ON p.id = rp.permission_id
    WHERE a.kind = 'staff' AND a.status = 'active' AND p.code = 'administrator.write'`);
  return new Set(rows.map((row) => row.organ_id));
}

/**
 * Runs a change of rights, actors or roles and refuses it if an organisation of the tenant loses its last
 * administrator, since nobody could grant rights there any more. Runs one change per tenant at a time, as two
 * concurrent ones could remove each other's administrator.
 */
export async function ensureAdministratorRemains<T>(
  tx: Tx,
  { tenantId }: Caller,
  change: () => Promise<T>,
): Promise<T> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`administrators ${tenantId}`}, 0))`,
  );
  const organsBefore = await administeredOrgans(tx);
  const result = await change();
  const after = await administeredOrgans(tx);
  if ([...organsBefore].some((organId) => !after.has(organId))) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'administrator.last' });
  }
  return result;
}
