import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant, tenantDomain } from '../../db/schema';
import type { Recipient } from '../codes/recipient';
import type { Account } from './find-account';
import type { PersonalData } from './guessable';

/** What a password at this tenant must not be made of, no matter who the person is. */
async function aboutTenant(
  tx: Tx,
  tenantId: string,
): Promise<Pick<PersonalData, 'names' | 'host'>> {
  const [row] = await tx
    .select({ name: tenant.name, host: tenantDomain.domain })
    .from(tenant)
    .leftJoin(tenantDomain, eq(tenantDomain.tenantId, tenant.id))
    .where(eq(tenant.id, tenantId))
    .limit(1);
  return { names: [row?.name], host: row?.host ?? '' };
}

/** Of a person who is known by the address alone: nothing that only the owner may learn. */
export async function aboutRecipient(
  tx: Tx,
  tenantId: string,
  { kind, value }: Recipient,
  names: readonly string[] = [],
): Promise<PersonalData> {
  const site = await aboutTenant(tx, tenantId);
  const address = kind === 'phone' ? { phone: value } : { mail: value };
  return { ...address, host: site.host ?? '', names: [...(site.names ?? []), ...names] };
}

/** Of an account whose owner, or administrator, is asking. */
export async function aboutAccount(
  tx: Tx,
  tenantId: string,
  own: Account | null,
): Promise<PersonalData> {
  const site = await aboutTenant(tx, tenantId);
  const { phone = null, mail = null, name, nickname } = own ?? {};
  return { phone, mail, host: site.host ?? '', names: [...(site.names ?? []), name, nickname] };
}
