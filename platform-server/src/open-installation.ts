import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Engine } from './db/embedded';
import { type OpenedDatabase, openConfigured } from './db/open-database';
import { addMissingBaseRows } from './domain/admin/base-rows';
import { engineSettings } from './engine-settings';
import { bootstrap, refuseDemoData } from './seed/bootstrap';
import { seedDemo } from './seed/seed-demo';
import { seedId } from './seed/seed-id';
import type { Settings } from './settings';

/** Where the server finds what is not in its own bundle. */
export interface InstallationPaths {
  /** The repository's (or the installation's) root. */
  readonly root: string;
  /** The folder of main.js and the worker files. */
  readonly bundle: string;
  /** The embedded database, where its start was begun before. */
  readonly engine?: Promise<Engine> | null;
}

async function seed(client: pg.Client, settings: Settings): Promise<boolean> {
  if (!settings.production) return seedDemo(client, settings.secret);
  await refuseDemoData(client, seedId('account:13900000001'));
  const isNew = await bootstrap(client, settings);
  if (!isNew) await addMissingBaseRows(drizzle(client, { casing: 'snake_case' }));
  return isNew;
}

/** Opens, migrates and, where it is new, fills the database. Throws StartupError. */
export const openInstallation = (
  settings: Settings,
  { root, bundle, engine }: InstallationPaths,
): Promise<OpenedDatabase> =>
  openConfigured({
    ...engineSettings(settings, bundle),
    databaseUrl: settings.databaseUrl,
    waitFor: settings.databaseWait,
    migrations: join(root, 'platform-server/drizzle'),
    engine,
    seed: (client) => seed(client, settings),
  });
