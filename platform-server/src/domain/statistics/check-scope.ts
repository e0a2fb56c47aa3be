import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { isRegion } from '../regions';
import type { ScopeInput } from './fields';

/** Throws not found for a branch that does not exist, rather than returning zeros. */
export async function requireBranch(
  tx: Tx,
  query: ScopeInput,
  organId: string | null,
  caller: Caller,
) {
  const { branchId } = query;
  if (branchId === undefined) return;
  const isOwnBranch = organId === null || (caller.branches?.includes(branchId) ?? true);
  const { rows } = await tx.execute(sql`SELECT 1 FROM branch b WHERE b.id = ${branchId}::uuid
    ${organId === null ? sql`` : sql`AND b.organ_id = ${organId}::uuid`}`);
  if (!isOwnBranch || rows.length === 0) throw new BusinessError(errorCodes.notFound);
}

export async function requireOrgan(tx: Tx, organId: string | undefined): Promise<void> {
  if (organId === undefined) return;
  const { rows } = await tx.execute(sql`SELECT 1 FROM organ WHERE id = ${organId}::uuid`);
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
}

export async function requireTenant(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM tenant WHERE id = ${id}::uuid`);
  if (rows.length === 0) throw new BusinessError(errorCodes.notFound);
}

export function checkScope({ reach, saasId, regionId }: ScopeInput): void {
  if (saasId !== undefined && reach !== 'platform') {
    throw new FieldError('saasId', 'statistics.saas');
  }
  if (regionId !== undefined && !isRegion(regionId)) {
    throw new FieldError('regionId', 'field.region');
  }
}
