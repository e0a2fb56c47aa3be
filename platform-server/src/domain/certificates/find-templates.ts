import {
  type CertificateTemplate,
  errorCodes,
  type Page,
  type PageQuery,
  type TemplateStatus,
} from '@edu/shared-utility/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import type { CoverOf } from '../courses/covers';
import { iso } from '../courses/find-courses';
import { containing, joinConditions } from '../search';
import { requireVersion } from '../versions';

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

type Row = Omit<CertificateTemplate, 'backgroundUrl'> & { fileId: string | null } & Record<
    string,
    unknown
  >;

async function select(tx: Tx, rest: SQL, coverOf: CoverOf): Promise<CertificateTemplate[]> {
  const { rows } = await tx.execute<Row>(sql`SELECT t.id, t.name, t.state AS status,
      t.background_id AS background, p.file_id AS "fileId", t.width / 10.0::float8 AS "widthMm",
      t.height / 10.0::float8 AS "heightMm", t.fields, t.number_pattern AS "numberPattern",
      t.valid_months AS "validMonths", t.skill, t.issued_count AS "issuedCount",
      t.organ_id AS "organId", t.branch_id AS "branchId", b.name AS "branchName",
      ${iso('t.created_at')} AS "createdAt", ${iso('t.updated_at')} AS "updatedAt", t.version
    FROM certificate_template t LEFT JOIN certificate_picture p ON p.id = t.background_id
    LEFT JOIN branch b ON b.id = t.branch_id ${rest}`);
  return rows.map(({ fileId, ...row }) => ({
    ...row,
    backgroundUrl: fileId && coverOf(fileId, 'picture'),
  }));
}

interface Filter {
  readonly keyword?: string | undefined;
  readonly status?: TemplateStatus | undefined;
}

/** One page of the organisation's templates in the transaction's branches, last changed first. */
export async function findTemplates(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, keyword, status }: PageQuery & Filter,
  coverOf: CoverOf,
): Promise<Page<CertificateTemplate>> {
  const where = sql`WHERE ${joinConditions([
    sql`t.organ_id = ${actorOf(caller).organId}::uuid`,
    keyword?.trim() && containing(sql`t.name`, keyword),
    status && sql`t.state = ${status}`,
  ])}`;
  const orderAndPage = sql`ORDER BY t.updated_at DESC, t.id DESC
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;
  const list = await select(tx, sql`${where} ${orderAndPage}`, coverOf);
  const total = await countRows(tx, sql`FROM certificate_template t ${where}`);
  return { list, total, pageNum, pageSize };
}

export async function readTemplate(
  tx: Tx,
  caller: Caller,
  id: string,
  coverOf: CoverOf,
): Promise<CertificateTemplate> {
  const { organId } = actorOf(caller);
  const condition = sql`WHERE t.id = ${id}::uuid AND t.organ_id = ${organId}::uuid`;
  const [template] = await select(tx, condition, coverOf);
  if (!template) throw new BusinessError(errorCodes.notFound);
  return template;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockTemplate(
  tx: Tx,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  coverOf: CoverOf,
): Promise<TemplateRow> {
  const row = await templateRow(tx, caller, id, { forUpdate: true });
  if (version !== undefined && version !== row.version) {
    requireVersion(version, await readTemplate(tx, caller, id, coverOf));
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
