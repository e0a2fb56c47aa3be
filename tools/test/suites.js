import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { cruise } from '../checks/cruise.js';
import { databaseTests } from './on-postgres.js';
import { realPostgres } from './postgres.js';
import { run } from './run.js';
import { fromJest, fromRules, total } from './tally.js';

/**
 * @typedef {import('./tally.js').Outcome} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Suite
 */

const root = process.cwd();
const program = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const unitProjects = [
  'shared-utility',
  'root-config',
  'shell-frame',
  'account-center',
  'entrance',
  'sub-apps',
  'platform-server',
  'tools',
];

/** Each test file has a server, a database and a browser of its own: two beside each other do not meet. */
const allCores = ['--maxWorkers=100%'];

/** Only the suite of the real PostgreSQL meets one, whatever the caller's environment says. */
const noDatabase = {
  DATABASE_URL: undefined,
  E2E_DATABASE_URL: undefined,
  TEST_DATABASE_URL: undefined,
};

/** A command that is one check. @param {string} command @param {string[]} args @returns {Promise<Outcome>} */
async function single(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/**
 * Jest projects, counted test by test.
 *
 * @param {string[]} projects
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<Outcome>}
 */
async function jest(projects, { args = [], env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'edu-jest-'));
  const file = join(folder, 'result.json');
  try {
    const { code, output } = await run(
      program('jest'),
      ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--ci', ...args],
      { env: { ...noDatabase, FORCE_COLOR: '0', ...env }, timeoutMs: 40 * 60_000 },
    );
    // jest --json prints its result on stdout too: the last line, of no use to a person
    const readable = output.replace(/^\{"num.*$/m, '');
    const outcome = fromJest(readResult(file) ?? {});
    if (code === 0) return outcome;
    return { ...outcome, failed: Math.max(outcome.failed, 1), output: readable };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @returns {Promise<Outcome>} */
async function importRules() {
  const { forbidden } = createRequire(join(root, 'package.json'))('./.dependency-cruiser.cjs');
  const { violations } = await cruise({ repository: root });
  const lines = violations.map(({ from, to, rule }) => {
    const { comment } = forbidden.find((/** @type {any} */ known) => known.name === rule.name);
    return `${from} → ${to}\n    ${rule.name}: ${comment}`;
  });
  const names = forbidden.map((/** @type {{ name: string }} */ rule) => rule.name);
  return { ...fromRules(names, violations), output: lines.join('\n') };
}

/** @returns {Promise<Outcome>} */
async function contractOnPostgres() {
  const postgres = await realPostgres();
  if ('missing' in postgres) {
    const inCi = Boolean(process.env.CI);
    return {
      passed: 0,
      failed: inCi ? 1 : 0,
      note: `skipped: ${postgres.missing}`,
      output: postgres.missing,
    };
  }
  try {
    const env = { E2E_DATABASE_URL: postgres.url };
    const contract = await jest(['contract'], { args: ['-i'], env });
    // those of the server, too, that depend on the engine: the same SQL has to hold on both
    const files = databaseTests(root).flatMap(({ file, runs }) => (runs === 'also' ? [file] : []));
    const args = [...allCores, '--runTestsByPath', ...files];
    const server = await jest(['platform-server'], { args, env });
    return {
      ...total([contract, server]),
      output: [contract.output, server.output].filter(Boolean).join('\n'),
    };
  } finally {
    postgres.stop();
  }
}

/** @returns {Promise<Outcome>} */
async function browser() {
  process.env.CHROME_PATH = ensureChromium();
  return jest(['browser'], { args: allCores });
}

/** Every suite of `npm test`, in order: the quick ones first. @type {readonly Suite[]} */
export const suites = [
  { name: 'types', run: () => single(program('tsc'), ['--noEmit']) },
  { name: 'types-tools', run: () => single(program('tsc'), ['-p', 'tools']) },
  {
    name: 'lint',
    run: () => single(program('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'imports', run: importRules },
  { name: 'unit', run: () => jest(unitProjects, { args: allCores }) },
  { name: 'build', run: () => single(process.execPath, ['tools/build/main.js']) },
  { name: 'contract', run: () => jest(['contract'], { args: ['-i'] }) },
  { name: 'contract-postgres', run: contractOnPostgres },
  { name: 'browser', run: browser },
];
