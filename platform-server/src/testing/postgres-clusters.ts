import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findServerPrograms, startCluster } from '../../../tools/test/postgres.js';
import { root } from './test-database';

export const ADMINISTRATOR = 'postgres';
export const programs = findServerPrograms() ?? '';

/** A separate PostgreSQL cluster for tests of roles, which belong to a whole cluster. */
export interface Cluster {
  readonly url: string;
  stop(): void;
}

export const ownCluster = (): Promise<Cluster> => startCluster(programs, ADMINISTRATOR);

/** The first SQL block under that heading of docs/operations.md, as statements. */
export function documented(heading: string): string[] {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const block = section.split('```sql\n')[1]?.split('```')[0] ?? '';
  return block
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((part) => part.trim())
    .filter((value) => value !== '');
}

/** The same for a database of another name, owned by a user of that name. */
export const documentedFor = (name: string, heading = 'PostgreSQL'): string[] =>
  documented(heading).map((value) => value.replace(/\bedu\b|(?<=_)edu\b/g, name));

/** Connection string of that user for that database. */
export const addressIn = ({ url }: Cluster, user: string, database = user): string =>
  `postgres://${user}@127.0.0.1:${new URL(url).port}/${database}`;

/** Runs the statements one by one, since CREATE DATABASE cannot run in a transaction. */
export async function runAll(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The rows of one statement. */
export async function query<R extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Runs statements as the cluster's administrator. */
export const administer = ({ url }: Cluster, statements: readonly string[]): Promise<void> =>
  runAll(url, statements);

/** Environment of a production server with that database. */
export const production = (DATABASE_URL: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL,
  SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
  SMTP_URL: 'off',
  SMS_WEBHOOK_URL: 'off',
  DRAIN_SECONDS: '0',
});

export const operator = {
  BOOTSTRAP_DOMAIN: 'localhost',
  BOOTSTRAP_PHONE: '13812345678',
  BOOTSTRAP_PASSWORD: 'First#2026',
};

/** Logs the test's operator in; returns the envelope's code. */
export async function logIn(address: string): Promise<number> {
  const reply = await fetch(`${address}/usercenter/v1/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: operator.BOOTSTRAP_PHONE,
      password: operator.BOOTSTRAP_PASSWORD,
    }),
  });
  return ((await reply.json()) as { code: number }).code;
}
