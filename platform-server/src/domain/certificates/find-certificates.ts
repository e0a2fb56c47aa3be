import {
  type Certificate,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { requireVersion } from '../versions';
import {
  type CertificateConditions,
  type CertificateRow,
  columns,
  joins,
  matching,
  type Row,
} from './certificate-rows';

const orders = {
  issuedAt: sql`c.issued_at`,
  certificateNo: sql`c.number`,
  expiresAt: sql`c.expires_at`,
} as const;

/** One page of the organisation's certificates in the transaction's branches, last issued first. */
export async function findCertificates(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, sort = '-issuedAt', ...filter }: PageQuery & CertificateConditions,
): Promise<Page<Certificate>> {
  const where = matching(actorOf(caller).organId, filter);
  const field = orders[sort.replace(/^-/, '') as keyof typeof orders];
  const direction = sql.raw(sort.startsWith('-') ? 'DESC NULLS LAST' : 'ASC');
  const order = sql`ORDER BY ${field} ${direction}, c.id ${direction}`;
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM (
      SELECT c.id FROM certificate c WHERE ${where} ${order}
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) cut
    JOIN certificate c ON c.id = cut.id ${joins} ${order}`);
  const total = await countRows(tx, sql`FROM certificate c WHERE ${where}`);
  return { list: rows, total, pageNum, pageSize };
}

export async function readCertificate(tx: Tx, caller: Caller, id: string): Promise<Certificate> {
  const { rows } = await tx.execute<Row>(sql`SELECT ${columns} FROM certificate c ${joins}
    WHERE c.id = ${id}::uuid AND c.organ_id = ${actorOf(caller).organId}::uuid`);
  if (!rows[0]) throw new BusinessError(errorCodes.notFound);
  return rows[0];
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockCertificate(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CertificateRow> {
  const condition = and(eq(certificate.id, id), eq(certificate.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(certificate).where(condition).for('update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (version !== row.version) requireVersion(version, await readCertificate(tx, caller, id));
  return row;
}

/** Ids of certificates that match the conditions or are listed, in the transaction's branches. */
export async function idsOf(
  tx: Tx,
  caller: Caller,
  {
    ids,
    filter = {},
  }: { ids?: readonly string[] | undefined; filter?: CertificateConditions | undefined },
  limit: number,
): Promise<string[]> {
  const { sort: _, ...conditions } = filter;
  const idCondition = sql`c.id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb)::uuid)`;
  const condition = matching(actorOf(caller).organId, conditions);
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT c.id FROM certificate c
    WHERE ${condition} AND ${ids ? idCondition : sql`true`} ORDER BY c.number, c.id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Throws not found for an id that is neither a certificate nor a template of the caller's organisation and branches.
 */
export async function certificateOrTemplate(tx: Tx, caller: Caller, id: string): Promise<void> {
  const { organId } = actorOf(caller);
  const condition = sql`id = ${id}::uuid AND organ_id = ${organId}::uuid`;
  const rowCount = await countRows(
    tx,
    sql`FROM (SELECT id FROM certificate WHERE ${condition}
      UNION ALL SELECT id FROM certificate_template WHERE ${condition}) known`,
  );
  if (rowCount === 0) throw new BusinessError(errorCodes.notFound);
}
