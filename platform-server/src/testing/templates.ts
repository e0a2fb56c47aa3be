import { rmSync } from 'node:fs';
import pg from 'pg';
import { runFolder } from './bundle';

/** The real PostgreSQL of this run, if there is one. */
export const realUrl = process.env.TEST_DATABASE_URL ?? process.env.E2E_DATABASE_URL ?? null;

export const addressOf = (name: string): string => {
  const address = new URL(realUrl ?? '');
  address.pathname = `/${name}`;
  return address.href;
};

/** As the user of that address, who may make databases and roles. */
export async function administer<R extends pg.QueryResultRow>(statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: realUrl ?? '' });
  await client.connect();
  try {
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Of this run; make-bundle.ts sets the variable before the processes of the tests begin. */
const prefix = (): string => `edu_template_${process.env.EDU_TEST_RUN}_`;

/** The database that the test files of this process copy: its roles are theirs, too. */
export const templateName = (): string => `${prefix()}${process.env.JEST_WORKER_ID}`;

/** Runs once after the tests of this room: nothing of its processes is left, however they ended. */
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
