import { apiHostOf } from '@edu/shared-utility/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { tenantDomain } from '../db/schema';
import { pageAddress, usesOtherApiHost } from './page-origins';

/**
 * Logs one warning that lists the tenants' hosts whose pages, by the rule of host names, call an API on another host.
 */
export async function warnOfApiHosts(
  db: Database,
  config: Record<string, unknown>,
  log: FastifyBaseLogger,
): Promise<void> {
  const domains = await db.withSystem((tx) =>
    tx.select({ domain: tenantDomain.domain }).from(tenantDomain),
  );
  const foreignDomains = domains
    .map(({ domain }) => domain)
    .filter((value) => usesOtherApiHost(config, value));
  const [first] = foreignDomains;
  if (first === undefined) return;
  const hosts = foreignDomains.slice(0, 10);
  const api = apiHostOf(pageAddress('https', first));
  log.warn(
    { hosts, count: foreignDomains.length },
    `Pages at ${first} ask ${api}: set API_BASE_URL=/ where this server is their API, or let that host answer and list https://${first} in CORS_ORIGINS.`,
  );
}
