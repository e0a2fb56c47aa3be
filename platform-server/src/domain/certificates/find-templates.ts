import {
  type CertificateTemplate,
  errorCodes,
  type Page,
  type PageQuery,
  type TemplateStatus,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { iso } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { containing, joinConditions } from '../search';

type Row = Omit<CertificateTemplate, 'backgroundUrl'> & { fileId: string | null } & Record<
    string,
    unknown
  >;

async function select(
  tx: Tx,
  rest: SQL,
  fileAddressOf: FileAddressOf,
): Promise<CertificateTemplate[]> {
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
    backgroundUrl: fileId && fileAddressOf(fileId, 'picture'),
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
  fileAddressOf: FileAddressOf,
): Promise<Page<CertificateTemplate>> {
  const where = sql`WHERE ${joinConditions([
    sql`t.organ_id = ${actorOf(caller).organId}::uuid`,
    keyword?.trim() && containing(sql`t.name`, keyword),
    status && sql`t.state = ${status}`,
  ])}`;
  const orderAndPage = sql`ORDER BY t.updated_at DESC, t.id DESC
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`;
  const list = await select(tx, sql`${where} ${orderAndPage}`, fileAddressOf);
  const total = await countRows(tx, sql`FROM certificate_template t ${where}`);
  return { list, total, pageNum, pageSize };
}

export async function readTemplate(
  tx: Tx,
  caller: Caller,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<CertificateTemplate> {
  const { organId } = actorOf(caller);
  const condition = sql`WHERE t.id = ${id}::uuid AND t.organ_id = ${organId}::uuid`;
  const [template] = await select(tx, condition, fileAddressOf);
  if (!template) throw new BusinessError(errorCodes.notFound);
  return template;
}
