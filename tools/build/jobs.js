import { existsSync, readdirSync } from 'node:fs';
import { libraries } from './bundle/libraries.js';
import { inRepo } from './paths.js';

/** @typedef {import('./bundle/run-job.js').Job} Job */

/** Rooms with fixed names; each folder of sub-applications is a room too. */
const rooms = ['shared-utility', 'root-config', 'shell-frame', 'entrance', 'account-center'];

export const bootScript = 'root-config/src/boot/boot.ts';
export const firstPaintScript = 'root-config/src/first-paint/first-paint.ts';

/** @returns {string[]} folders of all rooms that become modules in the page */
export function roomFolders() {
  const subApps = existsSync(inRepo('sub-apps'))
    ? readdirSync(inRepo('sub-apps'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `sub-apps/${entry.name}`)
    : [];
  return [...rooms, ...subApps];
}

/** @param {string} room folder @returns {string} its name in the import map */
export const moduleName = (room) =>
  room.startsWith('sub-apps/') ? room.replace('sub-apps/', '@edu-app/') : `@edu/${room}`;

/** @param {string} room @returns {string[]} its public API and what it offers besides */
const entryFiles = (room) => [
  `${room}/src/index.ts`,
  ...readdirSync(inRepo(room, 'src'))
    .filter((file) => file.endsWith('.entry.ts'))
    .map((file) => `${room}/src/${file}`)
    .sort(),
];

/** The server's entry, and its workers and commands as separate files. @returns {string[]} */
export function serverFiles() {
  const source = 'platform-server/src';
  if (!existsSync(inRepo(source, 'main.ts'))) return [];
  const otherFiles = readdirSync(inRepo(source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(worker|cli)\.ts$/.test(file))
    .map((file) => `${source}/${file}`)
    .sort();
  return [`${source}/main.ts`, ...otherFiles];
}

/**
 * All jobs of the build, the longest first.
 * @returns {{ jobs: Job[], skipped: string[] }} skipped: what has no source yet, in words
 */
export function listJobs() {
  /** @type {Job[]} */
  const jobs = [{ kind: 'antd', id: 'antd', folder: 'modules/vendor' }];
  /** @type {string[]} */
  const skipped = [];
  const files = serverFiles();
  if (files.length > 0)
    jobs.push({ kind: 'server', id: 'platform-server', folder: 'server', files });
  else skipped.push('platform-server has no src/main.ts');
  for (const room of roomFolders()) {
    if (existsSync(inRepo(room, 'src/index.ts'))) {
      jobs.push({ kind: 'app', id: room, folder: `modules/${room}`, files: entryFiles(room) });
    } else skipped.push(`${room} has no src/index.ts`);
  }
  for (const file of [bootScript, firstPaintScript]) {
    if (existsSync(inRepo(file))) jobs.push({ kind: 'script', id: file, folder: 'modules' });
    else skipped.push(`there is no ${file}`);
  }
  for (const { name } of libraries)
    jobs.push({ kind: 'library', id: name, folder: 'modules/vendor' });
  return { jobs, skipped };
}
