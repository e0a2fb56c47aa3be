import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { type Snapshot, takeSnapshot } from '../../../tools/test/snapshot.js';
import type { EmbeddedWorkerMessage } from '../db/embedded';
import { bundle, dataImage, runFolder } from './bundle';

const PORT = 5432;

export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

interface Engine {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  stop(): Promise<void>;
}

/** Starts the embedded database in memory, with the demo data of the image. */
async function start(): Promise<Engine> {
  mkdirSync(runFolder(), { recursive: true });
  const host = mkdtempSync(join(runFolder(), 'pg-'));
  const thread = new Worker(join(bundle, 'embedded.worker.js'), {
    workerData: {
      directory: 'memory://',
      socket: join(host, `.s.PGSQL.${PORT}`),
      image: dataImage,
    },
  });
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (message: EmbeddedWorkerMessage) => {
      if (message.kind === 'ready') resolve();
      else reject(new Error(message.kind === 'failed' ? message.message : message.kind));
    });
  });
  // Must not keep the process alive: the engine serves later test files, and nothing closes it.
  thread.unref();
  const connection = { host, port: PORT, user: 'postgres', database: 'postgres' };
  const snapshot = await asOwner(connection, takeSnapshot);
  const stop = async (): Promise<void> => {
    await thread.terminate();
    rmSync(host, { recursive: true, force: true });
  };
  return { connection, snapshot, stop };
}

async function asOwner<T>(to: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(to);
  await client.connect();
  try {
    // All connections share one session, so the settings of the previous file would remain.
    await client.query('RESET ROLE');
    await client.query('DISCARD ALL');
    return await work(client);
  } finally {
    await client.end();
  }
}

let engine: Engine | null = null;
let isInUse = false;

async function discardEngine(): Promise<void> {
  const old = engine;
  engine = null;
  await old?.stop();
}

/**
 * This process's engine, used by one test file after the other: a start takes more than a second, resetting its rows
 * 50 ms.
 */
export const sharedEngine = {
  /** The engine with its initial rows; null while another database uses it. */
  async acquire(): Promise<Connection | null> {
    if (isInUse) return null;
    isInUse = true;
    // A file that changed more than rows, or broke the engine, makes a new one necessary.
    const isRestored =
      engine && (await asOwner(engine.connection, engine.snapshot.restore).catch(() => false));
    if (!isRestored) await discardEngine();
    engine ??= await start();
    return engine.connection;
  },
  giveBack(): void {
    isInUse = false;
  },
  /** Called after a test file, in case it did not close its database. */
  async endOfFile(): Promise<void> {
    if (!isInUse) return;
    isInUse = false;
    await discardEngine();
  },
};

export type SharedEngine = typeof sharedEngine;
