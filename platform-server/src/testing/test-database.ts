import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type OpenedDatabase, openConfigured } from '../db/open-database';
import { rolesOf } from '../db/roles';
import { seedDemo } from '../seed/seed-demo';
import { buildServer, buildWithImage } from './build-workers';

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

/** A fresh database with the demo data: embedded, or one of its own on the real PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const settings = {
    migrations: join(root, 'platform-server/drizzle'),
    worker: join(await buildServer(), 'embedded.worker.js'),
    seed: (client: pg.Client) => seedDemo(client, null),
  };
  if (realUrl) {
    const name = `edu_test_${randomUUID().replaceAll('-', '')}`;
    await withAdmin(realUrl, (client) => client.query(`CREATE DATABASE ${name}`));
    const address = new URL(realUrl);
    address.pathname = `/${name}`;
    const opened = await openConfigured({
      ...settings,
      databaseUrl: address.href,
      dataDirectory: '',
    });
    const close = async (): Promise<void> => {
      await opened.close();
      await withAdmin(realUrl, async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
        const { app, system } = rolesOf(name);
        await client.query(`DROP ROLE ${app}, ${system}`);
      });
    };
    return { ...opened, close, url: address.href };
  }
  const dataDirectory = mkdtempSync(join(tmpdir(), 'edu-test-'));
  const { image } = await buildWithImage();
  const opened = await openConfigured({ ...settings, image, databaseUrl: null, dataDirectory });
  const close = async (): Promise<void> => {
    await opened.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { ...opened, close, url: null };
}
