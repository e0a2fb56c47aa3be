import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { BuildError, build } from './build/build.js';
import { bootScript, roomFolders } from './build/jobs.js';
import { dist, inRepo } from './build/paths.js';
import { Pool } from './build/pool.js';

/**
 * `npm run dev [-- <folder>]`: starts everything, rebuilds a room when one of its files changes, and lets the page
 * reload. With a folder, only that room is watched.
 */
const argument = process.argv[2]?.replace(/\/$/, '');
const rooms = [...roomFolders(), 'platform-server'];
// A sub-application may also be named by its segment.
const only = [argument, `sub-apps/${argument}`].find((room) => room && rooms.includes(room));
if (argument && !only) {
  console.error(`There is no room "${argument}". The rooms are: ${rooms.join(', ')}.`);
  process.exit(1);
}
const pool = new Pool();

/** @typedef {import('./build/bundle/run-job.js').Job} Job */

/** Replaces the boot script by one that also reloads the page. @param {Job[]} jobs @returns {Job[]} */
const withReload = (jobs) =>
  jobs.map((job) => (job.id === bootScript ? { ...job, id: 'tools/build/dev/boot.js' } : job));

/** @returns {Promise<string[]>} the rebuilt files; faults are printed, and the last good build stays */
async function rebuild() {
  const started = performance.now();
  try {
    const { built } = await build({ pool, fast: true, adapt: withReload });
    if (built.length > 0) {
      console.log(`rebuilt ${built.join(', ')} in ${Math.round(performance.now() - started)} ms`);
    }
    return built;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    for (const fault of error.faults) console.error(fault);
    return [];
  }
}

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;

function startServer() {
  const main = path.join(dist, 'server/main.js');
  if (!existsSync(main)) return;
  server = spawn(process.execPath, ['--enable-source-maps', main], { stdio: 'inherit' });
}

/** @returns {Promise<void>} after the server has ended */
function stopServer() {
  const running = server;
  server = null;
  if (!running || running.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    running.once('exit', () => resolve());
    running.kill('SIGTERM');
  });
}

/** Editors write a file in several steps, so a build waits until there are no more changes. */
const debounceMs = 40;
/** @type {NodeJS.Timeout | undefined} */
let timer;
let lastBuild = Promise.resolve();

function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    lastBuild = lastBuild.then(async () => {
      const built = await rebuild();
      if (!built.includes('platform-server')) return;
      await stopServer();
      startServer();
    });
  }, debounceMs);
}

async function leave() {
  await stopServer();
  await pool.close();
  process.exit(0);
}
process.on('SIGINT', leave);
process.on('SIGTERM', leave);

await rebuild();
startServer();
for (const room of only ? [only] : rooms) {
  if (existsSync(inRepo(room))) watch(inRepo(room), { recursive: true }, changed);
}
console.log(`watching ${only ?? 'every room'}`);
