import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/database';
import { type OpenedDatabase, openConfigured } from '../db/open-database';
import { rolesOf } from '../db/roles';
import { seedDemo } from '../seed/seed-demo';
import { bundle, dataImage } from './bundle';
import type { SharedEngine } from './shared-engine';

export const root = resolve(__dirname, '../../..');

/** The real PostgreSQL of this run, if there is one: the same tests run on it. */
export const realUrl = process.env.TEST_DATABASE_URL ?? process.env.E2E_DATABASE_URL ?? null;

async function withAdmin(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

export interface TestDatabase extends OpenedDatabase {
  /** Where it can be reached by a second process, on a real PostgreSQL. */
  readonly url: string | null;
}

const settings = {
  migrations: join(root, 'platform-server/drizzle'),
  worker: join(bundle, 'embedded.worker.js'),
  seed: (client: pg.Client) => seedDemo(client, null),
};

/** The engine that environment.ts keeps for all test files of this process. */
const { sharedEngine } = globalThis as unknown as { sharedEngine: SharedEngine };

/** One of its own on the real PostgreSQL. */
async function openReal(server: string): Promise<TestDatabase> {
  const name = `edu_test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(server, (client) => client.query(`CREATE DATABASE ${name}`));
  const { href } = Object.assign(new URL(server), { pathname: `/${name}` });
  const opened = await openConfigured({ ...settings, databaseUrl: href, dataDirectory: '' });
  const close = async (): Promise<void> => {
    await opened.close();
    await withAdmin(server, async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      const { app, system } = rolesOf(name);
      await client.query(`DROP ROLE ${app}, ${system}`);
    });
  };
  return { ...opened, close, url: href };
}

/** The engine of this process, its rows put back. Null while another database of this file has it. */
async function openShared(): Promise<TestDatabase | null> {
  const connection = await sharedEngine.lend();
  if (!connection) return null;
  const db = openDatabase(connection, rolesOf(connection.database), null);
  const close = async (): Promise<void> => {
    await db.close();
    sharedEngine.giveBack();
  };
  return { db, kind: 'embedded', seeded: false, close, url: null };
}

/** An engine of its own, with its files. */
async function openOwn(): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'edu-test-'));
  const image = dataImage;
  const opened = await openConfigured({ ...settings, image, databaseUrl: null, dataDirectory });
  const close = async (): Promise<void> => {
    await opened.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { ...opened, close, url: null };
}

/**
 * A database with the demo data and nothing else: the embedded one of this process, or one of its own on
 * the real PostgreSQL. A second one beside it has an engine of its own.
 */
export const openTestDatabase = async (): Promise<TestDatabase> =>
  realUrl ? openReal(realUrl) : ((await openShared()) ?? openOwn());
