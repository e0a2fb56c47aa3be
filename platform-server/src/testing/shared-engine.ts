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

/** The embedded database in memory, with the demo data of the image. */
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
  // It serves files that are yet to come: the process ends without asking it.
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
    // One session serves all connections: what the file before said of it would hold on.
    await client.query('RESET ROLE');
    await client.query('DISCARD ALL');
    return await work(client);
  } finally {
    await client.end();
  }
}

let engine: Engine | null = null;
let isLent = false;

async function discardEngine(): Promise<void> {
  const old = engine;
  engine = null;
  await old?.stop();
}

/**
 * The engine of this process, lent to one test file after the other: a start costs a second and more,
 * putting its rows back 50 ms.
 */
export const sharedEngine = {
  /** As the image has it; null while somebody has it. */
  async lend(): Promise<Connection | null> {
    if (isLent) return null;
    isLent = true;
    // A file that changed more than rows, or broke it, was the last one of its engine.
    const isAsBefore =
      engine && (await asOwner(engine.connection, engine.snapshot.restore).catch(() => false));
    if (!isAsBefore) await discardEngine();
    engine ??= await start();
    return engine.connection;
  },
  giveBack(): void {
    isLent = false;
  },
  /** After a test file: one that did not close its database leaves nothing to the next. */
  async endOfFile(): Promise<void> {
    if (!isLent) return;
    isLent = false;
    await discardEngine();
  },
};

export type SharedEngine = typeof sharedEngine;
