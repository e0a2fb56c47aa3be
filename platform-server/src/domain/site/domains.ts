import { errorCodes } from '@edu/shared-utility/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { tenantDomain } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { isDomain } from '../../http/plain-forms';

export const DOMAIN_LIMIT = 20;

/** Normalises what was typed to a host: strips address and port, lower case, IDN. */
export function normalizeDomain(input: string): string {
  const text = input.trim().replace(/。|．/g, '.');
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return text.toLowerCase();
  const { hostname } = new URL(address);
  return hostname.replace(/\.$/, '');
}

export interface DomainRules {
  readonly present: readonly string[];
  /** The host that the caller uses now. */
  readonly host: string;
  /** Hosts of the platform itself. */
  readonly reserved: readonly string[];
}

const refuse = (
  at: number,
  ...rest: ConstructorParameters<typeof FieldError> extends [string, ...infer R] ? R : never
) => new FieldError(`domains.${at}`, ...rest);

/** The wanted hosts, normalised. Throws field errors such as `domains.0` for the first. */
export function readDomains(
  input: readonly string[],
  { present: current, host, reserved }: DomainRules,
): string[] {
  const domains = input.map(normalizeDomain);
  if (domains.length === 0) throw new FieldError('domains', 'field.domainLast');
  for (const [index, domain] of domains.entries()) {
    if (domains.indexOf(domain) !== index) throw refuse(index, 'field.domainTwice');
    if (current.includes(domain)) continue;
    if (!isDomain(domain)) throw refuse(index, 'field.domain');
    if (reserved.includes(domain)) throw refuse(index, 'field.domainReserved');
  }
  if (current.includes(host) && !domains.includes(host)) {
    throw new FieldError('domains', 'field.domainInUse');
  }
  return domains;
}

/** Replaces the tenant's hosts; throws a field error for one that another tenant has. */
export async function writeDomains(
  tx: Tx,
  tenantId: string,
  domains: readonly string[],
  current: readonly string[],
): Promise<void> {
  const removed = current.filter((domain) => !domains.includes(domain));
  if (removed.length > 0)
    await tx.delete(tenantDomain).where(inArray(tenantDomain.domain, removed));
  for (const [index, domain] of domains.entries()) {
    if (current.includes(domain)) continue;
    await tx
      .insert(tenantDomain)
      .values({ domain, tenantId })
      .catch((error: unknown) => {
        if (!isUniqueViolation(error, 'tenant_domain_pkey')) throw error;
        throw refuse(index, 'field.domainTaken', errorCodes.conflict);
      });
  }
}

export async function domainsOf(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ domain: tenantDomain.domain })
    .from(tenantDomain)
    .where(eq(tenantDomain.tenantId, tenantId))
    .orderBy(tenantDomain.domain);
  return rows.map(({ domain }) => domain);
}
