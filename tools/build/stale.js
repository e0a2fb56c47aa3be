import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, inRepo, root } from './paths.js';

/**
 * What is remembered of a finished job: its result stays good while nothing it was made of changed.
 *
 * @typedef {import('./bundle/run-job.js').Job} Job
 * @typedef {import('./bundle/run-job.js').Result} Result
 * @typedef {{ config: string, inputs: Record<string, string>, packages: Record<string, string>,
 *   result: Result }} Memory
 */

/** Tools whose version decides what comes out. */
const tools = [
  'rollup',
  '@swc/core',
  '@rollup/plugin-swc',
  '@rollup/plugin-commonjs',
  '@rollup/plugin-node-resolve',
];

/** @param {...string} parts @returns {string} */
const sha = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

/** @param {string} file relative to the repository @returns {string} hash of its content, '' without it */
export const fileHash = (file) => {
  try {
    return sha(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return '';
  }
};

/** @returns {Record<string, { version?: string }>} packages of the lock file by folder */
export const lockedPackages = () =>
  JSON.parse(readFileSync(inRepo('package-lock.json'), 'utf8')).packages;

/**
 * @param {ReturnType<typeof lockedPackages>} locked
 * @returns {string} changes when the build itself does
 */
export function configHash(locked) {
  const folder = 'tools/build/bundle';
  const files = readdirSync(inRepo(folder))
    .filter((file) => !file.includes('.test.'))
    .sort();
  return sha(
    fileHash('rollup.config.js'),
    ...files.map((file) => fileHash(`${folder}/${file}`)),
    ...tools.map((tool) => locked[`node_modules/${tool}`]?.version ?? ''),
  );
}

/** @param {Job} job */
const memoryFile = (job) => path.join(cache, `${job.id.replaceAll('/', '~')}.json`);

/**
 * The result of an earlier run, if it still holds.
 *
 * @param {Job} job
 * @param {string} config
 * @param {ReturnType<typeof lockedPackages>} locked
 * @returns {Result | null}
 */
export function recall(job, config, locked) {
  /** @type {Memory} */
  let memory;
  try {
    memory = JSON.parse(readFileSync(memoryFile(job), 'utf8'));
  } catch {
    return null;
  }
  const holds =
    memory.config === sha(config, JSON.stringify(job)) &&
    Object.entries(memory.inputs).every(([file, hash]) => fileHash(file) === hash) &&
    Object.entries(memory.packages).every(
      ([folder, version]) => locked[folder]?.version === version,
    ) &&
    memory.result.files.every((file) => existsSync(path.join(root, file)));
  return holds ? memory.result : null;
}

/**
 * @param {Job} job
 * @param {string} config
 * @param {ReturnType<typeof lockedPackages>} locked
 * @param {Result} result
 */
export function remember(job, config, locked, result) {
  /** @type {Memory} */
  const memory = {
    config: sha(config, JSON.stringify(job)),
    inputs: Object.fromEntries(result.inputs.map((file) => [file, fileHash(file)])),
    packages: Object.fromEntries(
      result.packages.map((folder) => [folder, locked[folder]?.version ?? '']),
    ),
    result,
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(memoryFile(job), JSON.stringify(memory));
}
