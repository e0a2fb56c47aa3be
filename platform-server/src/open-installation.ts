import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Engine } from './db/embedded';
import { type OpenedDatabase, openConfiguredDatabase } from './db/open-database';
import { addMissingBaseRows } from './domain/admin/missing-base-rows';
import { engineSettings } from './engine-settings';
import { bootstrap, refuseDemoData } from './seed/bootstrap';
import { seedDemo } from './seed/seed-demo';
import { seedId } from './seed/seed-id';
import type { Settings } from './settings/server-settings';

/** Paths of files outside of the bundle. */
export interface InstallationPaths {
  /** Root of the repository or installation. */
  readonly root: string;
  /** Folder of main.js and the worker files. */
  readonly bundle: string;
  /** The embedded database, if its start has begun already. */
  readonly engine?: Promise<Engine> | null;
}

async function seed(client: pg.Client, settings: Settings): Promise<boolean> {
  if (!settings.production) return seedDemo(client, settings.secret);
  await refuseDemoData(client, seedId('account:13900000001'));
  const isNew = await bootstrap(client, settings);
  if (!isNew) await addMissingBaseRows(drizzle(client, { casing: 'snake_case' }));
  return isNew;
}

/** Opens and migrates the database, and seeds a new one. Throws StartupError. */
export const openInstallation = (
  settings: Settings,
  { root, bundle, engine }: InstallationPaths,
): Promise<OpenedDatabase> =>
  openConfiguredDatabase({
    ...engineSettings(settings, bundle),
    databaseUrl: settings.databaseUrl,
    waitFor: settings.databaseWait,
    migrations: join(root, 'platform-server/drizzle'),
    engine,
    seed: (client) => seed(client, settings),
  });
