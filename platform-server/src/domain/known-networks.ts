import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { shortHash } from './codes/secret';
import { networkOf } from './network';

const sourceOf = (accountId: string, ip: string): string =>
  shortHash(`${accountId}:${networkOf(ip)}`);

/**
 * Whether the account has logged in from this network before. Queried for unknown accounts too, so that they take the
 * same time.
 */
export async function isKnownNetwork(
  db: Database,
  accountId: string | null,
  ip: string,
): Promise<boolean> {
  const rows = await db.executeAsSystem(sql`
    SELECT 1 AS known FROM known_source WHERE source = ${sourceOf(accountId ?? '', ip)}`);
  return rows.length > 0;
}

/** Stores the network as part of a log-in; returns true for the account's first network of all. */
export async function rememberNetwork(tx: Tx, accountId: string, ip: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    INSERT INTO known_source (source, account_id) VALUES (${sourceOf(accountId, ip)}, ${accountId}::uuid)
    ON CONFLICT (source) DO UPDATE SET seen_at = now() RETURNING xmax = 0 AS "isNew"`);
  return rows[0]?.isNew === true;
}
