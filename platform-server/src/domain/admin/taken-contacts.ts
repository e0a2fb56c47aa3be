import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { reservedPhones } from './open-account';

/** The domains and phone numbers among these that are in use, or that an undo link may restore. */
export async function findInUse(
  tx: Tx,
  domains: readonly string[],
  phones: readonly string[],
): Promise<{ domains: Set<string>; phones: Set<string> }> {
  const existing = await tx.execute<{ kind: string; value: string }>(sql`
    SELECT 'domain' AS kind, domain AS value FROM tenant_domain
      WHERE domain IN (SELECT jsonb_array_elements_text(${JSON.stringify(domains)}::jsonb))
    UNION ALL SELECT 'phone', phone FROM account
      WHERE phone IN (SELECT jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`);
  const valuesOfKind = (kind: string) =>
    new Set(existing.rows.filter((row) => row.kind === kind).map((row) => row.value));
  const reserved = await reservedPhones(tx, phones);
  return {
    domains: valuesOfKind('domain'),
    phones: new Set([...valuesOfKind('phone'), ...reserved]),
  };
}
