import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { tenant, tenantDomain } from '../../db/schema';
import type { Recipient } from '../codes/recipient';
import type { Account } from './find-account';
import type { PersonalData } from './own-words';

/** The names of a tenant, which no password of its people may contain. */
async function namesOfTenant(
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

/** The personal data of someone known only by an address: nothing that only the account's owner may learn. */
export async function personalDataOfRecipient(
  tx: Tx,
  tenantId: string,
  { kind, value }: Recipient,
  names: readonly string[] = [],
): Promise<PersonalData> {
  const site = await namesOfTenant(tx, tenantId);
  const address = kind === 'phone' ? { phone: value } : { mail: value };
  return { ...address, host: site.host ?? '', names: [...(site.names ?? []), ...names] };
}

/** The personal data of an account, for a change requested by its owner or an administrator. */
export async function personalDataOfAccount(
  tx: Tx,
  tenantId: string,
  accountRow: Account | null,
): Promise<PersonalData> {
  const site = await namesOfTenant(tx, tenantId);
  const { phone = null, mail = null, name, nickname } = accountRow ?? {};
  return { phone, mail, host: site.host ?? '', names: [...(site.names ?? []), name, nickname] };
}
