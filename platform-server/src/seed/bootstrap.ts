import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { account, tenant } from '../db/schema';
import { isGuessable } from '../domain/account/guessable';
import { ownWords } from '../domain/account/own-words';
import { isCommonPassword, isPassword } from '../domain/account/password-rules';
import { addFirstAdministrator } from '../domain/admin/first-administrator';
import { createTenantDefaults } from '../domain/admin/new-tenant';
import { hashPassword } from '../domain/passwords';
import type { Settings } from '../settings/server-settings';
import { StartupError } from '../startup-error';

/** Creates the first tenant and its operator in an empty production database. Returns true if it did. */
export async function bootstrap(client: pg.Client, settings: Settings): Promise<boolean> {
  const tx = drizzle(client, { casing: 'snake_case' });
  const [existing] = await tx.select({ id: tenant.id }).from(tenant).limit(1);
  if (existing) return false;
  if (!settings.bootstrap) {
    throw new StartupError(
      'The database is empty: set BOOTSTRAP_DOMAIN, BOOTSTRAP_PHONE and BOOTSTRAP_PASSWORD once to make the first tenant and its operator.',
    );
  }
  const { domain, phone, password } = settings.bootstrap;
  const personalWords = await ownWords({ phone, host: domain });
  if (isGuessable(password, personalWords) || (await isCommonPassword(password))) {
    throw new StartupError(
      'BOOTSTRAP_PASSWORD is easy to guess: use no common words, numbers or keyboard rows, and nothing of the phone number or the domain.',
    );
  }
  if (!isPassword(password)) {
    throw new StartupError(
      'BOOTSTRAP_PASSWORD is too weak: use 8 to 20 characters mixing at least two of digits, letters and symbols.',
    );
  }
  const passwordHash = await hashPassword(password);
  await client.query('BEGIN');
  try {
    const name = '平台运营';
    const input = { name, domain, contactName: name, contactPhone: phone };
    const created = await createTenantDefaults(tx, input);
    const accountId = crypto.randomUUID();
    await tx
      .insert(account)
      .values({ id: accountId, phone, passwordHash, name, nickname: name, isOperator: true });
    await addFirstAdministrator(tx, created, { accountId, name, phone, role: 'operator' });
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Production must not run on demo data, whose passwords are documented. */
export async function refuseDemoData(client: pg.Client, demoId: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM account WHERE id = $1', [demoId]);
  if (rowCount) {
    throw new StartupError(
      'This database holds the demo accounts: start NODE_ENV=production with a database of its own (DATABASE_URL or DATA_DIR).',
    );
  }
}
