import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { organ } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { requireVersion } from '../versions';

/**
 * Serialises changes of the tenant's organisations until the transaction ends: two concurrent ones could use the same
 * name.
 */
export const lockOrgans = (tx: Tx, { tenantId }: Pick<Caller, 'tenantId'>): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`organs ${tenantId}`}, 0))`);

/** Throws 40900, naming `name`. Call it after `lockOrgans`; also as the system. */
export async function requireFreeName(
  tx: Tx,
  { tenantId }: Pick<Caller, 'tenantId'>,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM organ WHERE tenant_id = ${tenantId}::uuid
    AND lower(name) = lower(${name}) AND id IS DISTINCT FROM ${exceptId}::uuid`);
  if (rows.length > 0) throw new FieldError('name', 'field.organTaken', errorCodes.conflict);
}

/** The audit entry is visible to the head organisation and to the organisation itself. */
export const auditContext = (caller: Caller, id: string, ip: string) => ({
  tenantId: caller.tenantId,
  accountId: caller.accountId,
  target: id,
  organIds: [...new Set([actorOf(caller).organId, id])],
  ip,
});

/** An organisation of the tenant, locked until the transaction ends. */
export async function lockOrgan(tx: Tx, id: string, version: number) {
  const [current] = await tx.select().from(organ).where(eq(organ.id, id)).for('update');
  if (!current) throw new BusinessError(errorCodes.notFound);
  const { name, channel, status, isHead } = current;
  requireVersion(version, { id, name, channel, status, isHead, version: current.version });
  return current;
}
