import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Lets a product's codes and proofs grow old at once. The embedded database listens in a folder of `TMPDIR`, so the
 * product gets one of its own.
 */
export function codeClock() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-clock-'));
  async function run(sql: string, account: string): Promise<void> {
    const database = readdirSync(folder).find((name) => name.startsWith('edu-pg-'));
    if (!database) throw new Error('The product has no embedded database.');
    const client = new Client({ host: join(folder, database), user: 'postgres' });
    await client.connect();
    try {
      await client.query(sql, [account]);
    } finally {
      await client.end();
    }
  }
  return {
    env: { TMPDIR: folder },
    /** Every code sent so far to this phone or mail address is too old from now on. */
    expire: (account: string) =>
      run(
        `UPDATE auth_code SET expires_at = now() - interval '1 second' WHERE account = $1`,
        account,
      ),
    /** Six minutes have passed since the sessions of the account with this phone were proved. */
    ageProofs: (phone: string) =>
      run(
        `UPDATE session SET proved_at = now() - interval '6 minutes'
          WHERE account_id = (SELECT id FROM account WHERE phone = $1)`,
        phone,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
