import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The stored state of a finished job: its result is valid while its inputs do not change.
 * @typedef {import('./bundle/run-job.js').Job} Job
 * @typedef {import('./bundle/run-job.js').Result} Result
 * @typedef {{ fingerprint: string, inputs: Record<string, string>, packages: Record<string, string>,
 *   result: Result }} CacheEntry
 */

/** Tools whose version affects the output. */
const tools = [
  'rollup',
  '@swc/core',
  '@rollup/plugin-swc',
  '@rollup/plugin-commonjs',
  '@rollup/plugin-node-resolve',
];

/** The build's own source; a change there makes everything stale. */
const buildFolder = 'tools/build/bundle';

/** @param {...string} parts @returns {string} */
const sha = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

/** Determines which jobs of a repository are stale. It reads the lock file and the build's source once. */
export class JobCache {
  /** @type {{ [packagePath: string]: { version?: string } }} */
  #lockedPackages;
  /** @type {string} */
  #buildFingerprint;

  /**
   * @param {string} root the repository
   * @param {string} folder where results are kept
   */
  constructor(root, folder) {
    this.root = root;
    this.folder = folder;
    this.#lockedPackages = JSON.parse(
      readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
    ).packages;
    this.#buildFingerprint = this.#hashBuild();
  }

  /**
   * The result of an earlier run, if it is still valid.
   * @param {Job} job
   * @returns {Result | null}
   */
  get(job) {
    /** @type {CacheEntry} */
    let record;
    try {
      record = JSON.parse(readFileSync(this.#file(job), 'utf8'));
    } catch {
      return null;
    }
    const holds =
      record.fingerprint === this.#fingerprint(job) &&
      Object.entries(record.inputs).every(([file, hash]) => this.#hash(file) === hash) &&
      Object.entries(record.packages).every(
        ([packagePath, version]) => this.#version(packagePath) === version,
      ) &&
      record.result.files.every((file) => existsSync(path.join(this.root, file)));
    return holds ? record.result : null;
  }

  /**
   * @param {Job} job
   * @param {Result} result
   * @param {number} started when the job began, in milliseconds of the epoch; a file written since
   *   may not be what was built, so that result is stale at once
   */
  set(job, result, started) {
    /** @type {CacheEntry} */
    const record = {
      fingerprint: this.#fingerprint(job),
      inputs: Object.fromEntries(
        result.inputs.map((file) => [
          file,
          this.#writtenSince(file, started) ? '?' : this.#hash(file),
        ]),
      ),
      packages: Object.fromEntries(
        result.packages.map((packagePath) => [packagePath, this.#version(packagePath)]),
      ),
      result,
    };
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#file(job), JSON.stringify(record));
  }

  #hashBuild() {
    const folder = path.join(this.root, buildFolder);
    const files = (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .map(String)
      .filter((file) => file.endsWith('.js') && !file.includes('.test.'))
      .sort();
    return sha(
      this.#hash('rollup.config.js'),
      ...files.map((file) => this.#hash(`${buildFolder}/${file}`)),
      ...tools.map((tool) => this.#version(`node_modules/${tool}`)),
    );
  }

  /** @param {Job} job */
  #fingerprint(job) {
    return sha(this.#buildFingerprint, JSON.stringify(job));
  }

  /** @param {Job} job */
  #file(job) {
    return path.join(this.folder, `${job.id.replaceAll('/', '~')}.json`);
  }

  /** @param {string} file @param {number} time */
  #writtenSince(file, time) {
    const fileStat = statSync(path.join(this.root, file), { throwIfNoEntry: false });
    return !fileStat || fileStat.mtimeMs >= time;
  }

  /** @param {string} packagePath key of package-lock.json, as `node_modules/antd` */
  #version(packagePath) {
    return this.#lockedPackages[packagePath]?.version ?? '';
  }

  /** @param {string} file relative to the repository @returns {string} hash of its content, '' without it */
  #hash(file) {
    try {
      return sha(readFileSync(path.join(this.root, file), 'utf8'));
    } catch {
      return '';
    }
  }
}
