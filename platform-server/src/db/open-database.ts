import type pg from 'pg';
import { connectionTo, timeLimits } from './connection';
import type { Database } from './database';
import { openDatabase } from './database-pool';
import { type Engine, type EngineSettings, startEngine } from './embedded';
import { migrate } from './migrate';
import { waitUntilReachable } from './wait-until-reachable';

export interface DatabaseSettings extends EngineSettings {
  /** The URL of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Milliseconds to wait for a server that does not respond yet. */
  readonly waitFor?: number;
  /** The folder of the generated SQL. */
  readonly migrations: string;
  /** The embedded engine, if it is already being started. */
  readonly engine?: Promise<Engine> | null | undefined;
  readonly seed: (client: pg.Client) => Promise<boolean>;
}

export interface OpenedDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  readonly seeded: boolean;
  close(): Promise<void>;
}

async function openPostgres(settings: DatabaseSettings, url: string): Promise<OpenedDatabase> {
  await waitUntilReachable(url, settings.waitFor ?? 0);
  const connection = connectionTo(url);
  const { seeded, roles } = await migrate(connection, settings.migrations, settings.seed);
  const db = openDatabase(connection, roles, timeLimits);
  return { db, kind: 'postgresql', seeded, close: () => db.close() };
}

async function openEmbedded(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const engine = await (settings.engine ?? startEngine(settings));
  try {
    const { connection } = engine;
    const { seeded, roles } = await migrate(connection, settings.migrations, settings.seed);
    const db = openDatabase(connection, roles, null);
    const close = async (): Promise<void> => {
      await db.close();
      await engine.stop();
    };
    return { db, kind: 'embedded', seeded, close };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

/** Opens and migrates the configured database. Throws StartupError if it cannot. */
export function openConfiguredDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.databaseUrl
    ? openPostgres(settings, settings.databaseUrl)
    : openEmbedded(settings);
}
