import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config platform-server/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './platform-server/src/db/schema/index.ts',
  out: './platform-server/drizzle',
  casing: 'snake_case',
  // The roles are made by make-roles.ts, under the names of the database at hand (roles.ts).
  entities: { roles: false },
});
