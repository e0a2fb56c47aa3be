import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform-server/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform-server/src/db/schema/index.ts',
  out: './platform-server/drizzle',
  casing: 'snake_case',
  // The roles are made by ensure-roles.ts: CREATE ROLE is cluster-wide and has to be repeatable.
  entities: { roles: false },
});
