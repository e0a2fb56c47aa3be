import {
  brandEntry,
  type ConfigEntry,
  errorCodes,
  type FrontendConfiguration,
  isColour,
  writeBrand,
} from '@edu/shared-utility/contract';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { tenant, tenantConfig, tenantDomain } from '../db/schema';
import { BusinessError } from '../http/business-error';

export type Tenant = typeof tenant.$inferSelect;

/** Whether the tenant is neither disabled nor expired. */
export const isOpen = ({ status, expiresAt }: Tenant): boolean =>
  status === 'active' && (expiresAt === null || expiresAt.getTime() > Date.now());

/** The tenant with that host; null if there is none. */
export async function findTenantByHost(tx: Tx, host: string): Promise<Tenant | null> {
  const [row] = await tx
    .select({ tenant })
    .from(tenantDomain)
    .innerJoin(tenant, eq(tenant.id, tenantDomain.tenantId))
    .where(eq(tenantDomain.domain, host.toLowerCase()));
  return row?.tenant ?? null;
}

/** The same; throws 40003 if no tenant has that host. */
export async function tenantOfHost(tx: Tx, host: string): Promise<Tenant> {
  const tenantRow = await findTenantByHost(tx, host);
  if (!tenantRow) throw new BusinessError(errorCodes.tenantUnknown);
  return tenantRow;
}

/** Adds the colours derived from a tenant's own colour, so that pages need not compute them. */
function withPalette(entries: readonly ConfigEntry[]): ConfigEntry[] {
  const themeColour = entries.find(({ key }) => key === 'theme_color')?.value ?? '';
  if (!isColour(themeColour)) return [...entries];
  return [...entries, { key: brandEntry, value: writeBrand(themeColour) }];
}

/** The configuration that a page needs before log-in: it contains nothing secret. */
export async function frontendConfiguration(tx: Tx, host: string): Promise<FrontendConfiguration> {
  const tenantRow = await tenantOfHost(tx, host);
  const entries: ConfigEntry[] = await tx
    .select({ key: tenantConfig.key, value: tenantConfig.value })
    .from(tenantConfig)
    .where(eq(tenantConfig.tenantId, tenantRow.id))
    .orderBy(asc(tenantConfig.sort), asc(tenantConfig.key));
  const domains = await tx
    .select({ frontend_template_id: tenantDomain.templateId, domain: tenantDomain.domain })
    .from(tenantDomain)
    .where(eq(tenantDomain.tenantId, tenantRow.id))
    .orderBy(asc(tenantDomain.domain));
  return {
    tenantName: tenantRow.name,
    pageTitle: tenantRow.pageTitle,
    logo: tenantRow.logo,
    entries: withPalette(entries),
    domains,
  };
}

/** The tenant's configuration entries with this key and those below it (`key.…`). */
export async function configEntries(tx: Tx, tenantId: string, key: string): Promise<ConfigEntry[]> {
  const rows = await tx
    .select({ key: tenantConfig.key, value: tenantConfig.value })
    .from(tenantConfig)
    .where(eq(tenantConfig.tenantId, tenantId))
    .orderBy(asc(tenantConfig.sort), asc(tenantConfig.key));
  return rows.filter((row) => row.key === key || row.key.startsWith(`${key}.`));
}
