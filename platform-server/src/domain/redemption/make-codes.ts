import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';
import { codeBatch, redemptionCode } from '../../db/schema';
import type { ChunkOutcome, JobContext, JobKind } from '../../jobs/kinds';
import { newCode } from './code-text';

/** The stored parameters of a job that makes codes. */
export const codesOrder = z.object({ batchId: z.string() });

/**
 * Inserts so many new codes, in one statement with two array parameters; codes that the tenant already has are drawn
 * again.
 */
async function store(tx: Tx, batchId: string, count: number): Promise<void> {
  for (let remainingCount = count; remainingCount > 0; ) {
    const codes = sql.param(Array.from({ length: remainingCount }, newCode));
    const { rowCount } = await tx.execute(sql`
      INSERT INTO redemption_code (tenant_id, organ_id, branch_id, batch_id, code)
      SELECT b.tenant_id, b.organ_id, b.branch_id, b.id, drawn.code
      FROM code_batch b, unnest(${codes}::text[]) AS drawn(code) WHERE b.id = ${batchId}::uuid
      ON CONFLICT (tenant_id, code) DO NOTHING`);
    remainingCount -= rowCount ?? 0;
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
  await store(tx, batchId, rows.length);
  const codeCount = sql`${codeBatch.made} + ${rows.length}::int`;
  await tx
    .update(codeBatch)
    .set({
      made: codeCount,
      // A batch that was stopped meanwhile stays stopped.
      state: sql`CASE WHEN ${codeBatch.state} = 'making' AND ${codeCount} >= ${codeBatch.count}
        THEN 'ready' ELSE ${codeBatch.state} END`,
      updatedAt: sql`now()`,
    })
    .where(eq(codeBatch.id, batchId));
  return { imported: rows.length, failed: 0, problems: [] };
}

export const codesMaking: JobKind = { chunk: 500, tables: [redemptionCode], run };
