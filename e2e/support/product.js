import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.js';

const startMs = 120_000;
const stopMs = 10_000;

/**
 * A running product: the real start script in its own process group, on its own port and data directory.
 *
 * @typedef {object} Product
 * @property {string} origin `http://localhost:<port>`
 * @property {number} port
 * @property {string} dataDir
 * @property {() => string} logs all that it printed so far, over restarts
 * @property {number} readyMs from spawn to the ready line, of the latest start
 * @property {() => Promise<void>} kill `kill -9` of the whole process group
 * @property {() => Promise<number>} stop SIGTERM; resolves with the exit code
 * @property {() => Promise<void>} start starts it again on the same port and data
 * @property {<T>(ask: (client: Client) => Promise<T>) => Promise<T>} database asks its embedded database, as owner
 * @property {() => Promise<void>} dispose stops it and removes its data
 */

/**
 * Starts the product and waits for its ready line.
 *
 * @param {{ env?: Record<string, string>, port?: number, root?: string, nodeArguments?: readonly string[] }} [options]
 *   root: the checkout to start, the current one by default; nodeArguments: of the runtime
 * @returns {Promise<Product>}
 */
export async function startProduct({
  env = {},
  port: wantedPort,
  root = process.cwd(),
  nodeArguments = [],
} = {}) {
  const port = wantedPort ?? (env.PORT ? Number(env.PORT) : await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'edu-e2e-'));
  // The embedded database has its socket in this folder.
  const temporary = join(dataDir, 'tmp');
  // The repository's own file follows the database of its developer.
  const map = join(dataDir, 'importmap.json');
  copyFileSync(join(root, 'importmap.json'), map);
  let logs = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  const signal = (/** @type {NodeJS.Signals} */ name) => {
    try {
      if (child?.pid) process.kill(-child.pid, name);
    } catch {
      // The process group has already ended.
    }
  };

  /** @param {number} limitMs @returns {Promise<number>} the exit code, 128 after a signal */
  const ended = (limitMs) =>
    new Promise((done, fail) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        done(child?.exitCode ?? 128);
        return;
      }
      const timer = setTimeout(() => fail(new Error(`still running:\n${logs}`)), limitMs);
      child.once('exit', (code) => {
        clearTimeout(timer);
        done(code ?? 128);
      });
    });

  /** @type {Product} */
  const product = {
    origin: `http://localhost:${port}`,
    port,
    dataDir,
    readyMs: 0,
    logs: () => logs,
    start: () => {
      const started = Date.now();
      const from = logs.length;
      rmSync(temporary, { recursive: true, force: true });
      mkdirSync(temporary);
      child = spawn(process.execPath, [...nodeArguments, 'tools/start.js'], {
        cwd: root,
        env: {
          ...process.env,
          // The embedded database, unless a spec sets another one.
          DATABASE_URL: undefined,
          PORT: String(port),
          DATA_DIR: dataDir,
          IMPORT_MAP: map,
          TMPDIR: temporary,
          HOST: '127.0.0.1',
          NODE_ENV: '',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      return new Promise((done, fail) => {
        const timer = setTimeout(() => finish(new Error('no ready line')), startMs);
        const onExit = () => finish(new Error('it ended before the ready line'));
        const finish = (/** @type {Error | undefined} */ error) => {
          clearTimeout(timer);
          child?.off('exit', onExit);
          if (!error) {
            product.readyMs = Date.now() - started;
            done();
            return;
          }
          signal('SIGKILL');
          fail(new Error(`The product did not start: ${error.message}.\n${logs.slice(from)}`));
        };
        const read = (/** @type {Buffer} */ chunk) => {
          logs += chunk.toString();
          if (logs.slice(from).includes(`:${port}`)) finish(undefined);
        };
        child?.stdout?.on('data', read);
        child?.stderr?.on('data', read);
        child?.once('exit', onExit);
      });
    },
    database: async (ask) => {
      const folder = readdirSync(temporary).find((name) => name.startsWith('edu-pg-'));
      if (!folder) throw new Error('The product has no embedded database.');
      const client = new Client({ host: join(temporary, folder), user: 'postgres' });
      await client.connect();
      try {
        return await ask(client);
      } finally {
        await client.end();
      }
    },
    kill: async () => {
      signal('SIGKILL');
      await ended(stopMs);
    },
    stop: () => {
      signal('SIGTERM');
      return ended(stopMs);
    },
    dispose: async () => {
      signal('SIGTERM');
      await ended(stopMs).catch(() => signal('SIGKILL'));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  await product.start();
  return product;
}
