import {
  errorCodes,
  type Page,
  type PageQuery,
  type Tenant,
  type TenantFilter,
  type TenantInput,
  type TenantStatus,
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
import {
  member,
  organ,
  permission,
  role,
  rolePermission,
  tenant,
  tenantConfig,
  tenantDomain,
} from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { contains } from '../search';
import { basePermissions, baseRoles } from './base-roles';

type Row = typeof tenant.$inferSelect;

const columns = {
  tenant,
  domain: sql<string>`COALESCE((SELECT d.domain FROM tenant_domain d
    WHERE d.tenant_id = ${tenant.id} ORDER BY d.domain DESC LIMIT 1), '')`,
  theme: sql<string>`COALESCE((SELECT c.value FROM tenant_config c
    WHERE c.tenant_id = ${tenant.id} AND c.key = 'theme'), 'init')`,
  userCount: sql`(SELECT count(*) FROM member m WHERE m.tenant_id = ${tenant.id})`.mapWith(Number),
};

export function statusOf({ status, expiresAt }: Row): TenantStatus {
  if (status === 'disabled') return 'disabled';
  return expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : 'enabled';
}

interface Joined {
  tenant: Row;
  domain: string;
  theme: string;
  userCount: number;
}

const asReply = ({ tenant: row, domain, theme, userCount }: Joined): Tenant => ({
  id: row.id,
  name: row.name,
  domain,
  status: statusOf(row),
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  theme: theme === 'red' ? 'red' : 'init',
  logo: row.logo || null,
  userCount,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
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

/** Tenants by filter, newest first; `among` narrows to a person's own. */
export async function findTenants(
  tx: Tx,
  { pageNum, pageSize, keyword, status }: PageQuery & TenantFilter,
  among?: readonly string[],
): Promise<Page<Tenant>> {
  const where = and(
    keyword?.trim() ? ilike(tenant.name, contains(keyword)) : undefined,
    hasStatus(status),
    among ? inArray(tenant.id, [...among]) : undefined,
  );
  const rows = await tx
    .select(columns)
    .from(tenant)
    .where(where)
    .orderBy(desc(tenant.createdAt), desc(tenant.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(tenant).where(where);
  return { list: rows.map(asReply), total: counted?.total ?? 0, pageNum, pageSize };
}

export async function tenantById(tx: Tx, id: string): Promise<Tenant> {
  const [row] = await tx.select(columns).from(tenant).where(eq(tenant.id, id));
  if (!row) throw new BusinessError(errorCodes.notFound);
  return asReply(row);
}

export async function allTenants(tx: Tx): Promise<Pick<Tenant, 'id' | 'name' | 'status'>[]> {
  const rows = await tx.select().from(tenant).orderBy(tenant.createdAt, tenant.id);
  return rows.map((row) => ({ id: row.id, name: row.name, status: statusOf(row) }));
}

const domainTaken = (error: unknown): never => {
  if (!isUniqueViolation(error, 'tenant_domain_pkey')) throw error;
  throw new FieldError('domain', 'field.domainTaken', errorCodes.conflict);
};

async function setTheme(tx: Tx, tenantId: string, theme: string): Promise<void> {
  await tx
    .insert(tenantConfig)
    .values({ tenantId, key: 'theme', value: theme })
    .onConflictDoUpdate({
      target: [tenantConfig.tenantId, tenantConfig.key],
      set: { value: theme },
    });
}

/** Every tenant starts with its own permission tree and the built-in roles. */
async function seedAccess(tx: Tx, tenantId: string): Promise<void> {
  const ids = new Map(basePermissions.map(({ code }) => [code, crypto.randomUUID()]));
  const idOf = (code: string): string => ids.get(code) ?? '';
  await tx.insert(permission).values(
    basePermissions.map(({ parent, ...entry }, sort) => ({
      ...entry,
      id: idOf(entry.code),
      tenantId,
      parentId: parent ? idOf(parent) : null,
      sort,
    })),
  );
  for (const { name, codes } of baseRoles) {
    const roleId = crypto.randomUUID();
    await tx.insert(role).values({ id: roleId, tenantId, name, builtIn: true });
    const granted = basePermissions.filter(({ code }) => codes(code));
    if (granted.length === 0) continue;
    await tx
      .insert(rolePermission)
      .values(granted.map(({ code }) => ({ tenantId, roleId, permissionId: idOf(code) })));
  }
}

/** A tenant with one organisation, its permissions and roles. */
export async function createTenant(tx: Tx, input: TenantInput): Promise<{ id: string }> {
  const { name, domain, contactName, contactPhone, theme = 'init', logo, expiresAt } = input;
  const [made] = await tx
    .insert(tenant)
    .values({
      name,
      pageTitle: name,
      logo: logo ?? '',
      contactName,
      contactPhone,
      expiresAt: expiresAt ? new Date(expiresAt) : null,
    })
    .returning({ id: tenant.id });
  if (!made) throw new BusinessError(errorCodes.conflict);
  const { id } = made;
  await tx.insert(tenantDomain).values({ domain, tenantId: id }).catch(domainTaken);
  await setTheme(tx, id, theme);
  await tx.insert(organ).values({ tenantId: id, name });
  await seedAccess(tx, id);
  return { id };
}

export async function updateTenant(
  tx: Tx,
  input: { id: string; status?: TenantStatus | undefined } & Partial<TenantInput>,
): Promise<void> {
  const { id, status, domain, theme, expiresAt, logo, name, contactName, contactPhone } = input;
  const current = await tenantById(tx, id);
  const values = {
    name,
    contactName,
    contactPhone,
    logo: logo === null ? '' : logo,
    status: status === undefined ? undefined : status === 'disabled' ? 'disabled' : 'active',
    expiresAt:
      expiresAt === undefined ? undefined : expiresAt === null ? null : new Date(expiresAt),
  } as const;
  if (Object.values(values).some((value) => value !== undefined)) {
    await tx.update(tenant).set(values).where(eq(tenant.id, id));
  }
  if (theme) await setTheme(tx, id, theme);
  if (domain && domain !== current.domain) {
    await tx
      .update(tenantDomain)
      .set({ domain })
      .where(and(eq(tenantDomain.tenantId, id), eq(tenantDomain.domain, current.domain)))
      .catch(domainTaken);
  }
}

/** Only a tenant that nobody belongs to: everything else is disabled instead. */
export async function deleteTenant(tx: Tx, id: string): Promise<void> {
  await tenantById(tx, id);
  const [used] = await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.tenantId, id))
    .limit(1);
  if (used) throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse' });
  await tx.delete(tenant).where(eq(tenant.id, id));
}
