import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from './db/database';
import { serverSetting } from './db/schema';

const KEY = 'secret';

/**
 * The secret of an installation without SERVER_SECRET: made once and kept in the database, so that
 * several processes agree. Production does not use it: a copy of the database would hold its own key.
 */
export const installationSecret = (db: Database): Promise<string> =>
  db.withSystem(installationSecretIn);

export async function installationSecretIn(tx: Tx): Promise<string> {
  const value = randomBytes(32).toString('base64');
  await tx.insert(serverSetting).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await tx.select().from(serverSetting).where(eq(serverSetting.key, KEY));
  return String(row?.value);
}
