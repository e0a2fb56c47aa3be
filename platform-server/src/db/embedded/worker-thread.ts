import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartupError } from '../../startup-error';

export interface EmbeddedSettings {
  /** The data directory of PostgreSQL. */
  directory: string;
  /** The unix socket that `pg` connects to. */
  socket: string;
  /** A data image to unpack if the directory is empty. */
  image?: string | undefined;
}

export type EmbeddedWorkerMessage =
  | { kind: 'ready' }
  | { kind: 'stopped' }
  | {
      kind: 'failed';
      message: string;
      /** The message is meant for the operator and shown unchanged. */
      isStartupError: boolean;
    };

export interface EmbeddedServer {
  /** Connection settings for `pg`: the directory of the socket, and the port number in its name. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const PORT = 5432;

/** Starts the embedded PostgreSQL in a worker thread. Rejects with the engine's own message. */
export async function startEmbedded(
  worker: string,
  settings: Omit<EmbeddedSettings, 'socket'>,
): Promise<EmbeddedServer> {
  // mkdtemp creates the directory with mode 0700, so only this user can reach the socket.
  const host = await mkdtemp(join(tmpdir(), 'edu-pg-'));
  const socket = join(host, `.s.PGSQL.${PORT}`);
  const thread = new Worker(worker, { workerData: { ...settings, socket } });
  const messageOf = (kind: 'ready' | 'stopped'): Promise<void> =>
    new Promise((resolve, reject) => {
      thread.once('error', reject);
      thread.on('message', (message: EmbeddedWorkerMessage) => {
        if (message.kind === kind) resolve();
        if (message.kind !== 'failed') return;
        const Failure = message.isStartupError ? StartupError : Error;
        reject(new Failure(message.message));
      });
    });
  try {
    await messageOf('ready');
  } catch (error) {
    await thread.terminate();
    await rm(host, { recursive: true, force: true });
    throw error;
  }
  const stop = async (): Promise<void> => {
    const stopped = messageOf('stopped');
    thread.postMessage('stop');
    await stopped;
    await thread.terminate();
    await rm(host, { recursive: true, force: true });
  };
  return { host, port: PORT, stop };
}
