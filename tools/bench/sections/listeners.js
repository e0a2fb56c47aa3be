import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'undici';
import { quantile } from '../load/generator.js';
import { openListeners } from '../load/listeners.js';
import { startBareServer } from '../load/server.js';

const LISTENERS = 5_000;
const EDITS = 5;

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const pause = (/** @type {number} */ time) => new Promise((next) => setTimeout(next, time));

/** All listeners request the new map, as their pages would. @param {string} origin @param {string} revision */
async function takeMap(origin, revision) {
  const pool = new Pool(origin, { connections: 200, pipelining: 1 });
  const startTime = performance.now();
  const openListener = async () => {
    const headers = { host: 'localhost', 'accept-encoding': 'br', 'if-none-match': revision };
    const { statusCode, body } = await pool.request({
      path: '/importmap.json',
      method: 'GET',
      headers,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The map was refused: ${statusCode}`);
  };
  await Promise.all(Array.from({ length: LISTENERS }, openListener));
  const duration = performance.now() - startTime;
  await pool.close();
  return duration;
}

/**
 * Five thousand browsers that listen to one server: its costs, and the time until the last one knows of a change of the
 * file. Client and server share the processors.
 * @param {import('../main.js').Bench} bench
 */
export async function listeners({ checkout, line }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-listeners-'));
  const file = path.join(folder, 'importmap.json');
  const map = JSON.parse(readFileSync(path.join(checkout, 'importmap.json'), 'utf8'));
  const publish = (/** @type {number} */ version) => {
    map.imports['@edu-app/garden'] = `/modules/saas/index.js?${version}`;
    writeFileSync(`${file}.new`, JSON.stringify(map));
    renameSync(`${file}.new`, file);
  };
  publish(0);
  const env = { DATA_DIR: path.join(folder, 'data'), IMPORT_MAP: file };
  const server = await startBareServer(checkout, env);
  try {
    await pause(5_000);
    const before = { memory: server.memoryMb(), cpu: server.cpuMs().all };
    await pause(5_000);
    const idle = server.cpuMs().all - before.cpu;
    const all = await openListeners(server.origin, LISTENERS);
    await pause(5_000);
    line(
      `${LISTENERS} listeners: memory more`,
      `${server.memoryMb() - before.memory} MB`,
      'at most 100 MB',
    );
    const cpu = server.cpuMs().all;
    await pause(5_000);
    line('a quiet second of them: processor', ms((server.cpuMs().all - cpu - idle) / 5));
    /** @type {number[]} */
    const medians = [];
    /** @type {number[]} */
    const lastTimes = [];
    /** @type {number[]} */
    const durations = [];
    for (let version = 1; version <= EDITS; version += 1) {
      const revision = all[0]?.last() ?? '';
      const changes = all.map((listener) => listener.hears(revision));
      const edited = performance.now();
      publish(version);
      const times = (await Promise.all(changes)).map((at) => at - edited).sort((a, b) => a - b);
      medians.push(quantile(times, 0.5));
      lastTimes.push(times.at(-1) ?? Number.NaN);
      durations.push(await takeMap(server.origin, revision));
      await pause(1_000);
    }
    const worst = (/** @type {number[]} */ some) => ms(Math.max(...some));
    line(`an edit until half of them know, worst of ${EDITS}`, worst(medians));
    line(`an edit until all of them know, worst of ${EDITS}`, worst(lastTimes), 'at most 2 s');
    line('and all of them have the new map, after that', worst(durations));
    line('memory more after that', `${server.memoryMb() - before.memory} MB`, 'at most 100 MB');
    for (const listener of all) listener.leave();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
