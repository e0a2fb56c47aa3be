import {
  type CopyrightUnit,
  type CopyrightUnitInput,
  errorCodes,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { copyrightUnit } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import { nextVersion, requireVersion } from '../versions';
import { select } from './find-units';

interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** The row, locked until the transaction ends. */
async function lockUnit(
  tx: Tx,
  caller: Caller,
  { id, version }: VersionedId,
): Promise<CopyrightUnit> {
  const condition = and(
    eq(copyrightUnit.id, id),
    eq(copyrightUnit.organId, actorOf(caller).organId),
  );
  await tx.select({ id: copyrightUnit.id }).from(copyrightUnit).where(condition).for('update');
  const [current] = await select(tx).where(condition);
  if (!current) throw new BusinessError(errorCodes.notFound);
  requireVersion(version, current);
  return current;
}

/** Adds a unit, or changes the one with the given id. */
export async function saveUnit(
  tx: Tx,
  caller: Caller,
  { id, version, ...input }: CopyrightUnitInput & Partial<VersionedId>,
): Promise<{ id: string }> {
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  const current = id === undefined ? null : await lockUnit(tx, caller, { id, version });
  const write = current
    ? tx
        .update(copyrightUnit)
        .set({ ...input, updatedAt: new Date(), version: nextVersion(copyrightUnit.version) })
        .where(eq(copyrightUnit.id, current.id))
        .returning({ id: copyrightUnit.id })
    : tx
        .insert(copyrightUnit)
        .values({ ...input, tenantId, organId, createdBy: accountId })
        .returning({ id: copyrightUnit.id });
  const [saved] = await write.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'copyright_unit_name_key')) throw error;
    throw new FieldError('name', 'field.nameTaken', errorCodes.conflict);
  });
  if (!saved) throw new Error('the unit was not stored');
  const before = current ?? { name: '', validUntil: null };
  await audit(tx, {
    ...auditContext(caller, saved.id),
    action: 'copyright.saved',
    detail: { name: input.name },
    changes: changesOf<CopyrightUnitInput>(before, input),
  });
  return saved;
}

/** Deletes a unit that no resource of any branch names. */
export async function removeUnit(tx: TenantTx, caller: Caller, target: VersionedId): Promise<void> {
  const { id, name } = await lockUnit(tx, caller, target);
  const uses = await asSystem(tx, (t) =>
    countRows(t, sql`FROM resource WHERE copyright_unit_id = ${id}::uuid`),
  );
  if (uses > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse', data: { uses } });
  }
  await tx.delete(copyrightUnit).where(eq(copyrightUnit.id, id));
  await audit(tx, { ...auditContext(caller, id), action: 'copyright.deleted', detail: { name } });
}
