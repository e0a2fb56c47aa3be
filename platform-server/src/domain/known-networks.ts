import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { shortHash } from './codes/secret';
import { networkOf } from './network';

const sourceOf = (accountId: string, ip: string): string =>
  shortHash(`${accountId}:${networkOf(ip)}`);

/** Whether the account logged in from there before. Asked without an account too: an unknown one costs the same. */
export async function isKnownNetwork(
  db: Database,
  accountId: string | null,
  ip: string,
): Promise<boolean> {
  const rows = await db.read(sql`
    SELECT 1 AS known FROM known_source WHERE source = ${sourceOf(accountId ?? '', ip)}`);
  return rows.length > 0;
}

/** Part of the log-in that came from there; true where none ever did. */
export async function rememberNetwork(tx: Tx, accountId: string, ip: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isNew: boolean }>(sql`
    INSERT INTO known_source (source, account_id) VALUES (${sourceOf(accountId, ip)}, ${accountId}::uuid)
    ON CONFLICT (source) DO UPDATE SET seen_at = now() RETURNING xmax = 0 AS "isNew"`);
  return rows[0]?.isNew === true;
}
