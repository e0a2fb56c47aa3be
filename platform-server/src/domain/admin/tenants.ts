import {
  errorCodes,
  maskPhone,
  type Page,
  type PageQuery,
  type Tenant,
  type TenantFilter,
  type TenantInput,
  type TenantStatus,
  type Version,
} from '@edu/shared-utility/contract';
import {
  and,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isUniqueViolation, type Tx } from '../../db/database';
import { branch, member, tenant, tenantConfig, tenantDomain } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { contains } from '../search';
import { nextVersion, requireVersion } from '../versions';

type Row = typeof tenant.$inferSelect;

const columns = {
  tenant,
  domain: sql<string>`COALESCE((SELECT d.domain FROM tenant_domain d
    WHERE d.tenant_id = ${tenant.id} ORDER BY d.domain DESC LIMIT 1), '')`,
  theme: sql<string>`COALESCE((SELECT c.value FROM tenant_config c
    WHERE c.tenant_id = ${tenant.id} AND c.key = 'theme'), 'init')`,
  // Written as SQL: drizzle omits the table name when a query has one table, and `id` would then mean the member's.
  userCount: sql`(SELECT count(*) FROM member m WHERE m.tenant_id = tenant.id)`.mapWith(Number),
};

export function statusOf({ status, expiresAt }: Row): TenantStatus {
  if (status === 'disabled') return 'disabled';
  return expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : 'enabled';
}

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

const inTime = or(isNull(tenant.expiresAt), gt(tenant.expiresAt, sql`now()`));

function hasStatus(status: TenantStatus | undefined): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'disabled') return eq(tenant.status, 'disabled');
  const active = eq(tenant.status, 'active');
  return status === 'enabled'
    ? and(active, inTime)
    : and(active, lte(tenant.expiresAt, sql`now()`));
}

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

/** Turns the unique violation of a domain in use into the field error for the form. */
export const domainInUse = (error: unknown): never => {
  if (!isUniqueViolation(error, 'tenant_domain_pkey')) throw error;
  throw new FieldError('domain', 'field.domainTaken', errorCodes.conflict);
};

export async function setTheme(tx: Tx, tenantId: string, theme: string): Promise<void> {
  await tx
    .insert(tenantConfig)
    .values({ tenantId, key: 'theme', value: theme })
    .onConflictDoUpdate({
      target: [tenantConfig.tenantId, tenantConfig.key],
      set: { value: theme },
    });
}

/** The status to store: `expired` follows from the date, so it is accepted only as the unchanged value. */
function storedStatus(requestedStatus: TenantStatus | undefined, current: TenantStatus) {
  if (requestedStatus === undefined) return undefined;
  if (requestedStatus !== 'expired') return requestedStatus === 'disabled' ? 'disabled' : 'active';
  if (current !== 'expired') throw new FieldError('status', 'field.statusByDate');
  return undefined;
}

export async function updateTenant(
  tx: Tx,
  input: { id: string; version?: Version; status?: TenantStatus } & Partial<TenantInput>,
): Promise<void> {
  const { id, status, domain, theme, expiresAt, logo, name, contactName, contactPhone } = input;
  const [locked] = await tx.select().from(tenant).where(eq(tenant.id, id)).for('update');
  const current = await tenantById(tx, id);
  requireVersion(input.version, maskedTenant(current));
  const values = {
    name,
    // The page title follows the name unless it was set separately.
    pageTitle: name !== undefined && locked?.pageTitle === current.name ? name : undefined,
    contactName,
    contactPhone,
    logo: logo === null ? '' : logo,
    status: storedStatus(status, current.status),
    expiresAt:
      expiresAt === undefined ? undefined : expiresAt === null ? null : new Date(expiresAt),
    version: nextVersion(tenant.version),
  } as const;
  await tx.update(tenant).set(values).where(eq(tenant.id, id));
  if (theme) await setTheme(tx, id, theme);
  if (domain && domain !== current.domain) {
    await tx
      .update(tenantDomain)
      .set({ domain })
      .where(and(eq(tenantDomain.tenantId, id), eq(tenantDomain.domain, current.domain)))
      .catch(domainInUse);
  }
}

/**
 * Deletes a tenant that nobody has logged in to, with only its first person, no company (which registers without
 * logging in) and no file, whose bytes a transaction cannot delete. All others can only be disabled.
 */
export async function deleteTenant(tx: Tx, id: string): Promise<void> {
  const { userCount } = await tenantById(tx, id);
  const used = await tx.execute(sql`
    SELECT 1 FROM session WHERE tenant_id = ${id}::uuid
    UNION ALL SELECT 1 FROM audit_log
      WHERE tenant_id = ${id}::uuid AND action IN ('login', 'login.switched')
    UNION ALL SELECT 1 FROM company WHERE tenant_id = ${id}::uuid
    UNION ALL SELECT 1 FROM stored_file WHERE tenant_id = ${id}::uuid
    LIMIT 1`);
  if (userCount > 1 || used.rows.length > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  }
  // Members reference their organisation, which goes with the tenant, so they are deleted first.
  await tx.delete(member).where(eq(member.tenantId, id));
  await tx.delete(branch).where(eq(branch.tenantId, id));
  await tx.delete(tenant).where(eq(tenant.id, id));
}
