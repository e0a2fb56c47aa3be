import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import { codeBatch, redemptionCode } from '../../db/schema';
import type { ChunkOutcome, JobContext, JobKind } from '../../jobs/kinds';
import { newCode } from './code-text';

/** What a job of codes is told. */
export const codesOrder = z.object({ batchId: z.string() });

/** As many new ones; what the tenant has already is drawn again. */
async function store(tx: Tx, batch: typeof codeBatch.$inferSelect, count: number): Promise<void> {
  const { tenantId, organId, branchId, id: batchId } = batch;
  for (let left = count; left > 0; ) {
    const rows = Array.from({ length: left }, () => ({
      ...{ tenantId, organId, branchId, batchId },
      code: newCode(),
    }));
    const made = await tx
      .insert(redemptionCode)
      .values(rows)
      .onConflictDoNothing({ target: [redemptionCode.tenantId, redemptionCode.code] })
      .returning({ id: redemptionCode.id });
    left -= made.length;
  }
}

async function run(
  tx: Tx,
  rows: readonly unknown[],
  _: number,
  { order }: JobContext,
): Promise<ChunkOutcome> {
  const { batchId } = codesOrder.parse(order);
  const [batch] = await tx.select().from(codeBatch).where(eq(codeBatch.id, batchId)).for('update');
  if (!batch) return { imported: 0, failed: rows.length, problems: [] };
  await store(tx, batch, rows.length);
  const made = sql`${codeBatch.made} + ${rows.length}::int`;
  await tx
    .update(codeBatch)
    .set({
      made,
      // one that was stopped meanwhile stays so
      state: sql`CASE WHEN ${codeBatch.state} = 'making' AND ${made} >= ${codeBatch.count}
        THEN 'ready' ELSE ${codeBatch.state} END`,
      updatedAt: sql`now()`,
    })
    .where(eq(codeBatch.id, batchId));
  return { imported: rows.length, failed: 0, problems: [] };
}

export const codesMaking: JobKind = { chunk: 500, fills: [redemptionCode], run };
