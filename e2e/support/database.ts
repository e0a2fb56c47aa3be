import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * A separate database on the PostgreSQL of `E2E_DATABASE_URL`, so that runs do not affect each other; without the
 * variable the product's embedded one (an empty environment).
 */
export async function testDatabase(): Promise<{
  env: Record<string, string>;
  drop: () => Promise<void>;
}> {
  const url = process.env.E2E_DATABASE_URL;
  if (!url) return { env: {}, drop: async () => undefined };
  const name = `edu_contract_${randomBytes(4).toString('hex')}`;
  const admin = async (sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: databaseUrl.href },
    drop: async () => {
      await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin(`DROP ROLE IF EXISTS edu_app_${name}, edu_system_${name}`);
    },
  };
}
