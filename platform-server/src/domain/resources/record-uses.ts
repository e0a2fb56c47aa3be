import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

interface ResourceOwner {
  /** Selects the table: `course_resource`, `question_resource` or `article_resource`. */
  readonly kind: 'course' | 'question' | 'article';
  readonly id: string;
  readonly tenantId: string;
  /** The number of the revision; 0 for the draft. */
  readonly number: number;
}

/** Replaces the record of which resources something shows; recorded resources cannot be deleted. */
export async function recordUses(
  tx: Tx,
  { kind, id, tenantId, number }: ResourceOwner,
  ids: readonly string[],
): Promise<void> {
  const table = sql.identifier(`${kind}_resource`);
  const owner = sql.identifier(`${kind}_id`);
  const shownIds = sql`${`{${ids.join(',')}}`}::uuid[]`;
  await tx.execute(sql`DELETE FROM ${table}
    WHERE ${owner} = ${id}::uuid AND number = ${number} AND resource_id <> ALL (${shownIds})`);
  await tx.execute(sql`INSERT INTO ${table} (tenant_id, ${owner}, number, resource_id)
    SELECT ${tenantId}::uuid, ${id}::uuid, ${number}::int, one FROM unnest(${shownIds}) one
    ON CONFLICT DO NOTHING`);
}
