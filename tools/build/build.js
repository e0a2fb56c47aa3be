import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAssetLists } from './asset-lists.js';
import { writeBridges } from './bridges.js';
import { integrityOf, writeCompressed } from './bundle/emit.js';
import { formerAddresses } from './bundle/libraries.js';
import { missedPatches } from './bundle/patches.js';
import { doubleCopies } from './copies.js';
import { makeDataImage } from './data-image.js';
import { hashImportMap, unknownAddresses, unmappedImports, unnamedRooms } from './import-map.js';
import { JobCache } from './job-cache.js';
import { firstPaintScript, listJobs, moduleName } from './jobs.js';
import { runInTurn } from './lock.js';
import { inlineScript, moduleOf, stableAddress } from './manifest.js';
import { placeMenuManifests } from './menu-manifests.js';
import { missingNames } from './names.js';
import { staticPage } from './page.js';
import { cache, dist, inRepo, root } from './paths.js';
import { collectPhrases } from './phrases.js';
import { Pool } from './pool.js';
import { pruneGenerations } from './prune.js';
import { staticPolicy } from './static-policy.js';
import { systemLoader } from './system-loader.js';

/**
 * @typedef {import('./bundle/run-job.js').Job} Job
 * @typedef {import('./bundle/run-job.js').Result} Result
 * @typedef {import('./manifest.js').Manifest} Manifest
 * @typedef {{ manifest: Manifest, importMap: import('./import-map.js').ImportMap, built: string[],
 *   notes: string[], weights: Map<string, [string, number][]> }} Report
 *   built: ids of the jobs that ran; weights: rendered modules and their lengths by stable address
 */

/** An error that makes the build unusable; `faults` are the reasons, one sentence each. */
export class BuildError extends Error {
  /** @param {string[]} faults */
  constructor(faults) {
    super(faults.join('\n'));
    this.name = 'BuildError';
    this.faults = faults;
  }
}

/**
 * Builds what is stale; writes manifest, import map and page.
 * @param {{ say?: (message: string) => void, pool?: Pool, fast?: boolean,
 *   adapt?: (jobs: Job[]) => Job[] }} [options] fast: light compression and rollup's own cache, for
 *   development; adapt: changes the list of jobs
 * @returns {Promise<Report>}
 * @throws {BuildError}
 */
export function build(options = {}) {
  return runInTurn(() => buildNow(options), options.say ?? (() => {}));
}

/** @param {NonNullable<Parameters<typeof build>[0]>} options @returns {Promise<Report>} */
async function buildNow({ say = () => {}, pool, fast = false, adapt = (jobs) => jobs } = {}) {
  const importMap = readImportMap();
  const unpatched = missedPatches(inRepo('node_modules'));
  if (unpatched.length > 0) throw new BuildError(unpatched);
  const { jobs: listed, skipped } = listJobs();
  const jobs = adapt(listed).map((job) => (fast && job.kind === 'app' ? { ...job, fast } : job));
  const { results, built } = await runStale(jobs, pool, say);

  /** @type {Manifest} */
  const manifest = { modules: {}, systemjs: await placeSystem() };
  /** @type {Report['weights']} */
  const weights = new Map();
  /** @type {Map<string, string[]>} */
  const exports = new Map();
  for (const [job, { entries }] of results) {
    if (job.kind === 'server') continue;
    for (const entry of entries) {
      if (job.id === firstPaintScript) {
        manifest.firstPaint = inlineScript(await readFile(path.join(dist, entry.file), 'utf8'));
        continue;
      }
      if (job.kind === 'script') {
        manifest.boot = { file: entry.file, integrity: entry.integrity, bytes: entry.bytes };
        continue;
      }
      const address = stableAddress(job, entry);
      manifest.modules[address] = moduleOf(entry);
      weights.set(address, entry.modules);
      for (const name of namesOf(importMap, address)) exports.set(name, entry.exports);
    }
  }
  for (const [former, address] of formerAddresses()) {
    const library = manifest.modules[address];
    if (library) manifest.modules[former] ??= library;
  }
  const faults = [
    ...missingNames(
      [...results.values()].flatMap(({ uses }) => uses),
      exports,
    ),
    ...unmappedImports(importMap, manifest),
    ...doubleCopies(weights),
  ];
  if (faults.length > 0) throw new BuildError(faults);

  const apps = jobs.filter(({ kind }) => kind === 'app');
  const appRooms = apps.map(({ id }) => ({
    name: moduleName(id),
    address: `/modules/${id}/index.js`,
  }));
  const { files: bridgeFiles, ...native } = await writeBridges(exports);
  Object.assign(manifest, native);
  const listFiles = await writeAssetLists(manifest);
  await writeWhole('importmap.json', JSON.stringify(hashImportMap(importMap, manifest), null, 2));
  await writeWhole('index.html', await staticPage(manifest, importMap));
  await writeWhole('policy.txt', await staticPolicy(manifest));
  const files = [...results].flatMap(([job, { files: ownFiles }]) =>
    job.kind === 'server' ? [] : ownFiles,
  );
  files.push(...bridgeFiles, ...listFiles);
  if (!fast) await pruneGenerations(files);
  await placeMenuManifests(apps.map(({ id }) => id));
  // The server lists these texts for tenants that edit their wording.
  await writeWhole('phrases.json', JSON.stringify(collectPhrases()));
  await makeDataImage(built.includes('platform-server'), say);
  // Written last, because a running server reads it as the sign that all other files are complete.
  await writeWhole('manifest.json', JSON.stringify(manifest, null, 2));
  return {
    manifest,
    importMap,
    built,
    weights,
    notes: [
      ...skipped,
      ...unknownAddresses(importMap, manifest),
      ...unnamedRooms(importMap, appRooms),
    ],
  };
}

/** @returns {import('./import-map.js').ImportMap} */
function readImportMap() {
  let map;
  try {
    map = JSON.parse(readFileSync(inRepo('importmap.json'), 'utf8'));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new BuildError([`importmap.json cannot be read (${message}): correct it.`]);
  }
  const addresses = Object.entries(map?.imports ?? {});
  const invalidName = addresses.find(([, address]) => typeof address !== 'string')?.[0];
  if (addresses.length > 0 && invalidName === undefined) return map;
  throw new BuildError([
    invalidName === undefined
      ? 'importmap.json has no "imports": give it the list of modules, name → address.'
      : `importmap.json: the address of "${invalidName}" is no text: correct it.`,
  ]);
}

/** @param {import('./import-map.js').ImportMap} map @param {string} address @returns {string[]} */
const namesOf = ({ imports }, address) =>
  Object.keys(imports).filter((name) => imports[name] === address);

/**
 * @param {Job[]} jobs
 * @param {Pool | undefined} ownPool
 * @param {(message: string) => void} say
 * @returns {Promise<{ results: Map<Job, Result>, built: string[] }>}
 */
async function runStale(jobs, ownPool, say) {
  const jobCache = new JobCache(root, cache);
  /** @type {Map<Job, Result>} */
  const results = new Map();
  /** @type {Job[]} */
  const stale = [];
  for (const job of jobs) {
    // Output for `npm start` is good enough for development, but not the other way round.
    const reusable =
      jobCache.get({ ...job, fast: undefined }) ?? (job.fast ? jobCache.get(job) : null);
    if (reusable) results.set(job, reusable);
    else stale.push(job);
  }
  if (stale.length === 0) return { results, built: [] };
  const pool = ownPool ?? new Pool();
  /** @type {string[]} */
  const faults = [];
  try {
    await Promise.all(
      stale.map(async (job) => {
        const started = Date.now();
        try {
          const result = await pool.run(job);
          jobCache.set(job, result, started);
          results.set(job, result);
          say(`built ${job.id} in ${Date.now() - started} ms`);
        } catch (error) {
          faults.push(`${job.id}: ${/** @type {Error} */ (error).message}`);
        }
      }),
    );
  } finally {
    if (!ownPool) await pool.close();
  }
  if (faults.length > 0) throw new BuildError(faults);
  return { results, built: stale.map(({ id }) => id) };
}

/** @returns {Promise<Manifest['systemjs']>} */
async function placeSystem() {
  const source = inRepo('node_modules/systemjs/dist/system.js');
  const data = Buffer.from(await systemLoader(await readFile(source, 'utf8')));
  const integrity = integrityOf(data);
  const hash = Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 8);
  const file = `/modules/vendor/system-${hash}.js`;
  const target = path.join(dist, file);
  const { bytes } = await writeCompressed(target, data, 'best');
  return { file, integrity, bytes };
}

/** Writes atomically, so that no file is read half written. @param {string} name below dist @param {string} text */
async function writeWhole(name, text) {
  const target = path.join(dist, name);
  const formerText = await readFile(target, 'utf8').catch(() => '');
  if (formerText === text) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.new`, text);
  await rename(`${target}.new`, target);
}
