import pg from 'pg';
import { StartupError } from '../startup-error';
import { type Database, openDatabase } from './database';
import { type Engine, type EngineSettings, startEngine } from './engine';
import { migrate } from './migrate';

export interface DatabaseSettings extends EngineSettings {
  /** A real PostgreSQL; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** The folder of the generated SQL. */
  readonly migrations: string;
  /** The embedded one, where its start was begun before. */
  readonly engine?: Promise<Engine> | null | undefined;
  readonly seed: (client: pg.Client) => Promise<boolean>;
}

export interface OpenedDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  readonly seeded: boolean;
  close(): Promise<void>;
}

const reason = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

async function openReal(settings: DatabaseSettings, url: string): Promise<OpenedDatabase> {
  const connection = { connectionString: url, connectionTimeoutMillis: 5000 };
  if (!URL.canParse(url)) {
    throw new StartupError(
      'DATABASE_URL is not an address: write it as postgresql://user:password@host:5432/database.',
    );
  }
  const probe = new pg.Client(connection);
  try {
    await probe.connect();
    await probe.end();
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    throw new StartupError(
      `The database at ${hostname}:${port || 5432}${pathname} cannot be reached (${reason(error)}): check that it runs and that DATABASE_URL is right, or unset DATABASE_URL to use the embedded one.`,
    );
  }
  const { seeded } = await migrate(connection, settings.migrations, settings.seed);
  const db = openDatabase(connection);
  return { db, kind: 'postgresql', seeded, close: () => db.close() };
}

async function openEmbedded(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const engine = await (settings.engine ?? startEngine(settings));
  try {
    const { connection } = engine;
    const { seeded } = await migrate(connection, settings.migrations, settings.seed);
    const db = openDatabase(connection);
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

/** Opens and migrates the database that the settings name. Throws StartupError when it cannot. */
export function openConfigured(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.databaseUrl ? openReal(settings, settings.databaseUrl) : openEmbedded(settings);
}
