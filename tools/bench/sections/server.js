import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { realPostgres } from '../../test/postgres.js';
import { callsOf } from '../load/calls.js';
import { openGenerator } from '../load/generator.js';
import { startBareServer } from '../load/server.js';

const SECONDS = 8;
const LIST = '/usercenter/v1/user/findByCondition?pageNum=1&pageSize=10';

const ms = (/** @type {number} */ time) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

/**
 * @param {import('../main.js').Bench} bench
 * @param {string} database what it is called in the table
 * @param {Record<string, string>} settings
 * @param {{ perSecond: number, p99: number }} goal requests a second at the least, milliseconds at the most
 */
async function measure({ checkout, line }, database, settings, goal) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-'));
  const print = (/** @type {string} */ measurement, /** @type {string} */ figure, goal = '') =>
    line(`${database}: ${measurement}`, figure, goal);
  try {
    const map = path.join(folder, 'importmap.json');
    writeFileSync(map, '{"imports":{}}');
    const env = { IMPORT_MAP: map, DATA_DIR: path.join(folder, 'data'), ...settings };
    const first = await startBareServer(checkout, env);
    print('first start', ms(first.readyMs), 'under 3 s');
    await first.stop();
    const server = await startBareServer(checkout, env);
    print('second start', ms(server.readyMs), 'under 1 s');
    print('memory, nobody there', `${server.memoryMb()} MB`);
    const token = await callsOf(server.origin).logIn();
    const generator = openGenerator(server.origin, { path: LIST, token });
    try {
      await generator.warmUp();
      const peak = await generator.peakRate(SECONDS);
      print('list call, most', `${Math.round(peak)}/s`, `at least ${goal.perSecond}/s`);
      const { p50, p99 } = await generator.latencyAt(Math.floor(peak * 0.6), SECONDS);
      print('list call at 60 % of that, p50', ms(p50));
      print('list call at 60 % of that, p99', ms(p99), `at most ${goal.p99} ms`);
      print('memory under load', `${server.memoryMb()} MB`);
    } finally {
      await generator.close();
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The platform API under load: start, memory, an authenticated list call; also on a real PostgreSQL if there is one.
 * @param {import('../main.js').Bench} bench
 */
export async function server(bench) {
  await bench.product.stop();
  await measure(bench, 'embedded', {}, { perSecond: 600, p99: 60 });
  const postgres = await realPostgres();
  if ('missing' in postgres) bench.line('PostgreSQL', 'skipped', postgres.missing);
  else {
    try {
      await measure(
        bench,
        'PostgreSQL',
        { DATABASE_URL: postgres.url },
        { perSecond: 1500, p99: 50 },
      );
    } finally {
      postgres.stop();
    }
  }
  await bench.product.start();
}
