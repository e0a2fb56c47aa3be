import { join } from 'node:path';
import type pg from 'pg';
import { type OpenedDatabase, openConfigured } from './db/open-database';
import { bootstrap, refuseDemoData } from './seed/bootstrap';
import { seedDemo } from './seed/seed-demo';
import { seedId } from './seed/seed-id';
import type { Settings } from './settings';

/** Where the server finds what is not in its own bundle. */
export interface Places {
  /** The repository's (or the installation's) root. */
  readonly root: string;
  /** The folder of main.js and the worker files. */
  readonly bundle: string;
}

async function seed(client: pg.Client, settings: Settings): Promise<boolean> {
  if (!settings.production) return seedDemo(client, settings.secret);
  await refuseDemoData(client, seedId('account:13900000001'));
  return bootstrap(client, settings);
}

/** Opens, migrates and, where it is new, fills the database. Throws StartupError. */
export const openInstallation = (
  settings: Settings,
  { root, bundle }: Places,
): Promise<OpenedDatabase> =>
  openConfigured({
    databaseUrl: settings.databaseUrl,
    dataDirectory: settings.dataDirectory,
    migrations: join(root, 'platform-server/drizzle'),
    worker: join(bundle, 'embedded.worker.js'),
    image: settings.production ? undefined : join(bundle, 'data-image.tar.gz'),
    seed: (client) => seed(client, settings),
  });
