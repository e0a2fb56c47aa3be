import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from './db/database';
import { serverSetting } from './db/schema';
import type { Secret } from './domain/codes/secret';
import { StartupError } from './startup-error';

const KEY = 'secret';

/**
 * The secret of an installation without SERVER_SECRET: generated once and stored in the database, shared by all
 * processes. Not for production, where a copy of the database would contain its own key.
 */
export const installationSecret = (db: Database): Promise<string> =>
  db.withSystem(installationSecretIn);

export async function installationSecretIn(tx: Tx): Promise<string> {
  const value = randomBytes(32).toString('base64');
  await tx.insert(serverSetting).values({ key: KEY, value }).onConflictDoNothing();
  const [row] = await tx.select().from(serverSetting).where(eq(serverSetting.key, KEY));
  return String(row?.value);
}

const HASH_KEY = 'secret-mark';

/**
 * Throws StartupError if the database was used with another secret, which would silently invalidate authenticator
 * apps, recovery codes and enrolled faces. The first start stores a keyed hash for comparison.
 */
export async function requireSameSecret(db: Database, secret: Secret): Promise<void> {
  const value = secret.hmac('installation');
  const stored = await db.withSystem(async (tx) => {
    await tx.insert(serverSetting).values({ key: HASH_KEY, value }).onConflictDoNothing();
    const [row] = await tx.select().from(serverSetting).where(eq(serverSetting.key, HASH_KEY));
    return row?.value;
  });
  if (stored === value) return;
  throw new StartupError(
    'SERVER_SECRET is not the one that this database was used with: authenticator apps, recovery codes and faces could not be read. Set the former one; docs/operations.md says what to do when it is lost.',
  );
}
