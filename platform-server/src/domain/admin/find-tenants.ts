import {
  errorCodes,
  maskPhone,
  type Page,
  type PageQuery,
  type Tenant,
  type TenantFilter,
} from '@edu/shared-utility/contract';
import { and, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { contains } from '../search';
import { hasStatus, type Row, statusOf } from './tenant-status';

const columns = {
  tenant,
  domain: sql<string>`COALESCE((SELECT d.domain FROM tenant_domain d
    WHERE d.tenant_id = ${tenant.id} ORDER BY d.domain DESC LIMIT 1), '')`,
  theme: sql<string>`COALESCE((SELECT c.value FROM tenant_config c
    WHERE c.tenant_id = ${tenant.id} AND c.key = 'theme'), 'init')`,
  // Written as SQL: drizzle omits the table name when a query has one table, and `id` would then mean the member's.
  userCount: sql`(SELECT count(*) FROM member m WHERE m.tenant_id = tenant.id)`.mapWith(Number),
};

interface JoinedTenant {
  tenant: Row;
  domain: string;
  theme: string;
  userCount: number;
}

const asReply = ({ tenant: row, domain, theme, userCount }: JoinedTenant): Tenant => ({
  id: row.id,
  name: row.name,
  domain,
  status: statusOf(row),
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  theme: theme === 'red' || theme === 'green' ? theme : 'init',
  logo: row.logo || null,
  userCount,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  version: row.version,
});

/** A row as it is sent: the full phone number is returned only on request, one at a time. */
export const maskedTenant = (row: Tenant): Tenant => ({
  ...row,
  contactPhone: maskPhone(row.contactPhone),
});

/** Tenants by filter, newest first; `ids` restricts them to a person's own. */
export async function findTenants(
  tx: Tx,
  { pageNum, pageSize, keyword, status }: PageQuery & TenantFilter,
  ids?: readonly string[],
): Promise<Page<Tenant>> {
  const where = and(
    keyword?.trim() ? ilike(tenant.name, contains(keyword)) : undefined,
    hasStatus(status),
    ids ? inArray(tenant.id, [...ids]) : undefined,
  );
  const rows = await tx
    .select(columns)
    .from(tenant)
    .where(where)
    .orderBy(desc(tenant.createdAt), desc(tenant.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(tenant).where(where);
  return {
    list: rows.map((row) => maskedTenant(asReply(row))),
    total: counted?.total ?? 0,
    pageNum,
    pageSize,
  };
}

/** One tenant with the full phone number of its contact. */
export async function tenantById(tx: Tx, id: string): Promise<Tenant> {
  const [row] = await tx.select(columns).from(tenant).where(eq(tenant.id, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return asReply(row);
}

export async function allTenants(tx: Tx): Promise<Pick<Tenant, 'id' | 'name' | 'status'>[]> {
  const rows = await tx.select().from(tenant).orderBy(tenant.createdAt, tenant.id);
  return rows.map((row) => ({ id: row.id, name: row.name, status: statusOf(row) }));
}
