import { rmSync } from 'node:fs';
import pg from 'pg';
import { runFolder } from './bundle';

/** Address of the real PostgreSQL for this run; null if there is none. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? process.env.E2E_DATABASE_URL ?? null;

export const addressOf = (name: string): string => {
  const address = new URL(postgresUrl ?? '');
  address.pathname = `/${name}`;
  return address.href;
};

async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgresUrl ?? '' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement as the address's user, who may create databases and roles. */
export const administer = <R extends pg.QueryResultRow>(statement: string): Promise<R[]> =>
  asAdministrator(async (client) => (await client.query<R>(statement)).rows);

/**
 * The template database that test files of this run copy, including its roles; make-bundle.ts sets the variable before
 * the test processes start.
 */
export const templateName = (): string => `edu_template_${process.env.EDU_TEST_RUN}`;

/** Any number; the lock belongs to the database that it is taken in. */
const TEMPLATE_LOCK = 1;

/** Makes the template unless another test process has made it; concurrent callers wait until it exists. */
export const makeTemplateOnce = (make: (name: string) => Promise<void>): Promise<void> =>
  asAdministrator(async (client) => {
    const name = templateName();
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query(
      'SELECT FROM pg_database WHERE datname = $1 AND datistemplate',
      [name],
    );
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await make(name);
    // Marked as a template last, so that an unfinished one is made again.
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  });

/** Runs once after the tests of this room: deletes files and databases of all its processes, however they ended. */
export default async function endRun(): Promise<void> {
  rmSync(runFolder(), { recursive: true, force: true });
  if (!postgresUrl) return;
  const name = templateName();
  const [template] = await administer(`SELECT FROM pg_database WHERE datname = '${name}'`);
  if (!template) return;
  await administer(`ALTER DATABASE ${name} IS_TEMPLATE false`);
  await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  await administer(`DROP ROLE IF EXISTS edu_app_${name}, edu_system_${name}`);
}
