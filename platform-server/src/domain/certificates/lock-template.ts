import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { requireVersion } from '../versions';
import { readTemplate } from './find-templates';

export type TemplateRow = typeof certificateTemplate.$inferSelect;

/** A template of the caller's organisation and branches, as stored. */
export async function templateRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<TemplateRow> {
  const { organId } = actorOf(caller);
  const condition = and(eq(certificateTemplate.id, id), eq(certificateTemplate.organId, organId));
  const query = tx.select().from(certificateTemplate).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockTemplateAtVersion(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  fileAddressOf: FileAddressOf,
): Promise<TemplateRow> {
  const row = await templateRow(tx, caller, id, { forUpdate: true });
  if (version !== undefined && version !== row.version) {
    requireVersion(version, await readTemplate(tx, caller, id, fileAddressOf));
  }
  return row;
}

/** Trainings that issue certificates of this template. */
export async function trainsOf(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<{ trainId: string; title: string }[]> {
  await templateRow(tx, caller, id);
  const { rows } = await tx.execute<{ trainId: string; title: string }>(sql`
    SELECT id AS "trainId", title FROM train WHERE certificate_template_id = ${id}::uuid
    ORDER BY starts_at DESC, id LIMIT 200`);
  return rows;
}
