import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Lets a product's codes grow old at once. The embedded database listens in a folder of `TMPDIR`, so the product
 * gets one of its own.
 */
export function codeClock() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-clock-'));
  return {
    env: { TMPDIR: folder },
    /** Every code sent so far to this phone or mail address is too old from now on. */
    async expire(account: string): Promise<void> {
      const database = readdirSync(folder).find((name) => name.startsWith('edu-pg-'));
      if (!database) throw new Error('The product has no embedded database.');
      const client = new Client({ host: join(folder, database), user: 'postgres' });
      await client.connect();
      try {
        const sql = `UPDATE auth_code SET expires_at = now() - interval '1 second' WHERE account = $1`;
        await client.query(sql, [account]);
      } finally {
        await client.end();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
