import { rmSync } from 'node:fs';
import pg from 'pg';
import { runFolder } from './bundle';

/** Address of the real PostgreSQL for this run; null if there is none. */
export const realUrl = process.env.TEST_DATABASE_URL ?? process.env.E2E_DATABASE_URL ?? null;

export const addressOf = (name: string): string => {
  const address = new URL(realUrl ?? '');
  address.pathname = `/${name}`;
  return address.href;
};

/** Runs a statement as the address's user, who may create databases and roles. */
export async function administer<R extends pg.QueryResultRow>(statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: realUrl ?? '' });
  await client.connect();
  try {
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Unique for this run; make-bundle.ts sets the variable before the test processes start. */
const prefix = (): string => `edu_template_${process.env.EDU_TEST_RUN}_`;

/** The template database that test files of this process copy, including its roles. */
export const templateName = (): string => `${prefix()}${process.env.JEST_WORKER_ID}`;

/** Runs once after the tests of this room: deletes files and databases of all its processes, however they ended. */
export default async function endRun(): Promise<void> {
  rmSync(runFolder(), { recursive: true, force: true });
  if (!realUrl) return;
  const templates = await administer<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${prefix()}')`,
  );
  for (const { name } of templates) {
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    await administer(`DROP ROLE edu_app_${name}, edu_system_${name}`);
  }
}
