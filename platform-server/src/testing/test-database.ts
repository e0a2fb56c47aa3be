import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { connectionTo, timeLimits } from '../db/connection';
import { openDatabase } from '../db/database-pool';
import { type OpenedDatabase, openConfiguredDatabase } from '../db/open-database';
import { type Roles, rolesOf } from '../db/roles';
import { bundle, dataImage } from './bundle';
import type { SharedState } from './environment';
import { addressOf, administer, makeTemplateOnce, postgresUrl, templateName } from './templates';

export const root = resolve(__dirname, '../../..');

/** Re-exported for tests that run on both databases. */
export { postgresUrl };

export interface TestDatabase extends OpenedDatabase {
  /** Address for a second process; null on the embedded database. */
  readonly url: string | null;
  /** The roles that it uses; on a real PostgreSQL those of its template. */
  readonly roles: Roles;
}

const settings = {
  migrations: join(root, 'platform-server/drizzle'),
  worker: join(bundle, 'embedded.worker.js'),
  /** Imported only without a data image, since loading the seed takes 0.2 s. */
  seed: async (client: pg.Client) => (await import('../seed/seed-demo')).seedDemo(client, null),
};

/** State that environment.ts keeps for all test files of this process. */
const { sharedEngine } = globalThis as unknown as SharedState;

/** Creates the template that the test files of a run copy. */
async function makeTemplate(name: string): Promise<void> {
  await administer(`CREATE DATABASE ${name}`);
  const databaseUrl = addressOf(name);
  const { close } = await openConfiguredDatabase({ ...settings, databaseUrl, dataDirectory: '' });
  await close();
}

/** A database of its own on the real PostgreSQL. */
async function openReal(): Promise<TestDatabase> {
  const template = templateName();
  await makeTemplateOnce(makeTemplate);
  const name = `edu_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = addressOf(name);
  const roles = rolesOf(template);
  const db = openDatabase(connectionTo(url), roles, timeLimits);
  const close = async (): Promise<void> => {
    await db.close();
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { db, kind: 'postgresql', seeded: false, close, url, roles };
}

/** The shared engine with its rows reset; null while another database of this file uses it. */
async function openShared(): Promise<TestDatabase | null> {
  const connection = await sharedEngine.acquire();
  if (!connection) return null;
  const roles = rolesOf(connection.database);
  const db = openDatabase(connection, roles, null);
  const close = async (): Promise<void> => {
    await db.close();
    sharedEngine.giveBack();
  };
  return { db, kind: 'embedded', seeded: false, close, url: null, roles };
}

/** A separate engine with its own files. */
async function openOwn(): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'edu-test-'));
  const image = dataImage;
  const opened = await openConfiguredDatabase({
    ...settings,
    image,
    databaseUrl: null,
    dataDirectory,
  });
  const close = async (): Promise<void> => {
    await opened.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { ...opened, close, url: null, roles: rolesOf('postgres') };
}

/**
 * A database with only the demo data: the shared embedded one of this process, or a copy on the real PostgreSQL. A
 * second one at the same time gets a separate engine.
 */
export const openTestDatabase = async (): Promise<TestDatabase> =>
  postgresUrl ? openReal() : ((await openShared()) ?? openOwn());
