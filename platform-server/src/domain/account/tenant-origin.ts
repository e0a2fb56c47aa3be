import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenantDomain } from '../../db/schema';

export interface LinkOrigin {
  /** `https://admin.example.com`: scheme and port of links. */
  readonly site: string;
  /** The host of the page from which the call came. */
  readonly host: string;
}

/**
 * The page's own host if it belongs to the tenant: a host that the browser sent is not safe for links unless checked.
 */
async function hostOfTenant(tx: Tx, tenantId: string, { site, host }: LinkOrigin): Promise<string> {
  const siteHost = new URL(site).hostname;
  const hasDomain = (name: string) => sql`${tenantDomain.domain} = ${name}`;
  const [row] = await tx
    .select({ domain: tenantDomain.domain })
    .from(tenantDomain)
    .where(eq(tenantDomain.tenantId, tenantId))
    .orderBy(desc(hasDomain(host)), desc(hasDomain(siteHost)), asc(tenantDomain.domain))
    .limit(1);
  return row?.domain ?? siteHost;
}

/** The base address of links to a host of this installation. */
export function originOfHost(site: string, host: string): string {
  const base = new URL(site);
  base.hostname = host;
  return base.origin;
}

/** The base address of links in messages to a tenant's people. To be run as the system. */
export async function originOfTenant(
  tx: Tx,
  tenantId: string,
  origin: LinkOrigin,
): Promise<string> {
  return originOfHost(origin.site, await hostOfTenant(tx, tenantId, origin));
}
