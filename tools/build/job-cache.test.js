import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JobCache } from './job-cache.js';

/** @type {string} */
let root;
const at = (/** @type {string} */ file) => path.join(root, file);
const lock = (/** @type {string} */ version) =>
  writeFileSync(
    at('package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/antd': { version } } }),
  );
const jobCache = () => new JobCache(root, at('cache'));

/** @type {import('./bundle/run-job.js').Job} */
const job = { kind: 'app', id: 'sub-apps/saas', folder: 'modules/sub-apps/saas' };
/** @type {import('./bundle/run-job.js').Result} */
const result = {
  inputs: ['source.ts'],
  packages: ['node_modules/antd'],
  files: ['out.js'],
  entries: [],
  uses: [],
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'memory-'));
  lock('6.0.0');
  writeFileSync(at('rollup.config.js'), 'config');
  writeFileSync(at('source.ts'), 'source');
  writeFileSync(at('out.js'), 'out');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(at('source.ts'), longAgo, longAgo);
  jobCache().set(job, result, Date.now() - 1_000);
});
afterEach(() => rmSync(root, { recursive: true }));

test('the result of an unchanged job is used again', () => {
  expect(jobCache().get(job)).toEqual(result);
});

test.each([
  ['a source changed', () => writeFileSync(at('source.ts'), 'other')],
  ['a source is gone', () => rmSync(at('source.ts'))],
  ['a package has another version', () => lock('6.0.1')],
  ['the build itself changed', () => writeFileSync(at('rollup.config.js'), 'other')],
  ['an output is gone', () => rmSync(at('out.js'))],
  ['the cache entry is damaged', () => writeFileSync(at('cache/sub-apps~saas.json'), '{"ke')],
])('it is stale when %s', (_, change) => {
  change();
  expect(jobCache().get(job)).toBeNull();
});

test('another job with the same sources has its own result', () => {
  expect(jobCache().get({ ...job, fast: true })).toBeNull();
});

test('a source written in the same millisecond in which its job began makes the result stale', () => {
  const began = Math.floor(Date.now() / 1000) * 1000 - 5_000;
  utimesSync(at('source.ts'), new Date(began), new Date(began));
  jobCache().set(job, result, began);
  expect(jobCache().get(job)).toBeNull();
  jobCache().set(job, result, began + 1);
  expect(jobCache().get(job)).toEqual(result);
});

test('a source written during the build makes the result stale', () => {
  writeFileSync(at('source.ts'), 'saved in the meantime');
  jobCache().set(job, result, Date.now() - 1_000);
  expect(jobCache().get(job)).toBeNull();
});
