import { errorCodes, type Page, type PageQuery, type Resource } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countRows } from '../count-rows';
import type { Reader } from './reader';
import { type Filter, isOffered, matching, needsFile } from './resource-conditions';
import { asResource } from './resource-reply';
import { columns, joins, type ResourceRow } from './resource-rows';
import { isGranted, isOwn, reachOf } from './usable-resources';

const fields = {
  title: sql`r.title`,
  bytes: sql`f.bytes`,
  createdAt: sql`r.created_at`,
  updatedAt: sql`r.updated_at`,
} as const;

export const resourceSorts = Object.keys(fields).flatMap((name) => {
  const field = name as keyof typeof fields;
  return [field, `-${field}`] as const;
});

/** As the system, since row-level security hides resources of other organisations; the conditions restrict the rows. */
const read = async (tx: TenantTx, query: SQL): Promise<ResourceRow[]> =>
  asSystem(tx, async (t) => (await t.execute<ResourceRow>(query)).rows);

/** One page of resources, newest first by default. */
export async function findResources(
  tx: TenantTx,
  reader: Reader,
  { pageNum, pageSize, sort = '-createdAt', ...filter }: PageQuery & Filter,
): Promise<Page<Resource>> {
  const reach = reachOf(reader.caller);
  const where = matching(reach, filter);
  const name = sort.replace(/^-/, '') as keyof typeof fields;
  const direction = sql.raw(sort.startsWith('-') ? 'DESC' : 'ASC');
  const order = sql`ORDER BY ${fields[name]} ${direction}, r.id ${direction}`;
  const from = (hasFile: boolean): SQL =>
    sql`FROM resource r ${hasFile ? sql`JOIN stored_file f ON f.id = r.file_id` : sql``} WHERE ${where}`;
  const rows = await read(
    tx,
    sql`SELECT ${columns(reach)} FROM (
        SELECT r.* ${from(name === 'bytes' || needsFile(filter))} ${order}
        LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) r ${joins(reach)} ${order}`,
  );
  const total = await asSystem(tx, (t) => countRows(t, from(needsFile(filter))));
  return { list: rows.map((row) => asResource(row, reach, reader)), total, pageNum, pageSize };
}

async function readOneResource(
  tx: TenantTx,
  reader: Reader,
  id: string,
  condition: SQL,
): Promise<Resource> {
  const reach = reachOf(reader.caller);
  const query = sql`SELECT ${columns(reach)} FROM resource r ${joins(reach)}
    WHERE r.id = ${id}::uuid AND (${condition})`;
  const [row] = await read(tx, query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return asResource(row, reach, reader);
}

/** A resource that the caller may read: own, granted, or offered by another organisation of the tenant. */
export function resourceById(tx: TenantTx, reader: Reader, id: string): Promise<Resource> {
  const reach = reachOf(reader.caller);
  return readOneResource(
    tx,
    reader,
    id,
    sql`${isOwn(reach)} OR ${isGranted(reach)} OR ${isOffered(reach)}`,
  );
}

/** A resource of the caller's organisation and branches. */
export const ownResource = (tx: TenantTx, reader: Reader, id: string): Promise<Resource> =>
  readOneResource(tx, reader, id, isOwn(reachOf(reader.caller)));
