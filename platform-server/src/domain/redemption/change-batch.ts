import { type CodeBatch, errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { codeBatch, redemptionCode } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { nextVersion, requireVersion } from '../versions';
import type { batchChange, batchStop, withdrawal } from './code-fields';
import { batchById } from './find-batches';

type Row = typeof codeBatch.$inferSelect;

async function lockBatch(tx: Tx, caller: Caller, id: string, version?: number): Promise<Row> {
  const condition = and(eq(codeBatch.id, id), eq(codeBatch.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(codeBatch).where(condition).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (version !== row.version) requireVersion(version, await batchById(tx, caller, id));
  return row;
}

const write = (tx: Tx, id: string, set: Partial<Pick<Row, 'name' | 'validUntil' | 'state'>>) =>
  tx
    .update(codeBatch)
    .set({ ...set, version: nextVersion(codeBatch.version), updatedAt: sql`now()` })
    .where(eq(codeBatch.id, id));

export async function changeBatch(
  tx: Tx,
  caller: Caller,
  { id, version, name, validUntil }: z.output<typeof batchChange>,
): Promise<CodeBatch> {
  const row = await lockBatch(tx, caller, id, version);
  const until = validUntil == null ? validUntil : new Date(validUntil);
  const set = {
    ...(name !== undefined && { name }),
    ...(until !== undefined && { validUntil: until }),
  };
  const changes = changesOf(row, set);
  if (changes.length > 0) {
    await write(tx, id, set);
    await audit(tx, { ...auditContext(caller, id), action: 'code.changed', changes });
  }
  return batchById(tx, caller, id);
}

/** Stops a batch or continues it; a continued one with missing codes is being made again. */
export async function stopBatch(
  tx: Tx,
  caller: Caller,
  { id, version, stopped }: z.output<typeof batchStop>,
): Promise<CodeBatch> {
  const row = await lockBatch(tx, caller, id, version);
  if (stopped !== (row.state === 'stopped')) {
    const nextState = row.made < row.count ? 'making' : 'ready';
    await write(tx, id, { state: stopped ? 'stopped' : nextState });
    const action = stopped ? 'code.stopped' : 'code.resumed';
    await audit(tx, { ...auditContext(caller, id), action, detail: { name: row.name } });
  }
  return batchById(tx, caller, id);
}

/** Withdraws all of the codes or none; those already withdrawn stay so. */
export async function withdrawCodes(
  tx: Tx,
  caller: Caller,
  { batchId, ids: requestedIds, withdrawn }: z.output<typeof withdrawal>,
): Promise<void> {
  const batch = await lockBatch(tx, caller, batchId);
  const ids = [...new Set(requestedIds)];
  const isRequested = and(eq(redemptionCode.batchId, batchId), inArray(redemptionCode.id, ids));
  const rows = await tx.select().from(redemptionCode).where(isRequested).for('update');
  if (rows.length < ids.length) throw new BusinessError(errorCodes.notFound);
  if (rows.some(({ redeemedAt }) => redeemedAt !== null)) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'redemption.codeRedeemed' });
  }
  const changed = await tx
    .update(redemptionCode)
    .set({ withdrawnAt: withdrawn ? sql`now()` : null })
    .where(
      and(
        isRequested,
        withdrawn
          ? isNull(redemptionCode.withdrawnAt)
          : sql`${redemptionCode.withdrawnAt} IS NOT NULL`,
      ),
    )
    .returning({ id: redemptionCode.id });
  if (changed.length === 0) return;
  const countChange = withdrawn ? changed.length : -changed.length;
  await tx
    .update(codeBatch)
    .set({ withdrawn: sql`${codeBatch.withdrawn} + ${countChange}::int`, updatedAt: sql`now()` })
    .where(eq(codeBatch.id, batchId));
  const action = withdrawn ? 'code.withdrawn' : 'code.restored';
  const detail = { name: batch.name, codes: changed.length };
  await audit(tx, { ...auditContext(caller, batchId), action, detail });
}
