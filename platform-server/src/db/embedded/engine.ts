import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error';
import { lockDataDirectory } from './lock-file';
import { startEmbedded } from './worker-thread';

export interface EngineSettings {
  readonly dataDirectory: string;
  /** The bundled worker script. */
  readonly worker: string;
  /** A data image to unpack if the directory is empty. */
  readonly image?: string | undefined;
}

/** A running embedded PostgreSQL with exclusive use of its data directory. */
export interface Engine {
  /** Connection settings for `pg`. */
  readonly connection: { host: string; port: number; user: string; database: string };
  /** Stops the engine; a second call does nothing. */
  stop(): Promise<void>;
}

/** Locks the data directory and starts its engine. Throws StartupError if it cannot. */
export async function startEngine(settings: EngineSettings): Promise<Engine> {
  const unlock = lockDataDirectory(settings.dataDirectory);
  const directory = join(settings.dataDirectory, 'postgres');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const { image } = settings;
    const { host, port, stop } = await startEmbedded(settings.worker, { directory, image });
    let stopped: Promise<void> | undefined;
    return {
      connection: { host, port, user: 'postgres', database: 'postgres' },
      stop: () => {
        stopped ??= stop().then(unlock);
        return stopped;
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The database files in ${directory} cannot be opened (${code ?? message}): restore a backup of that directory, or move it away to start with fresh demo data.`,
    );
  }
}
