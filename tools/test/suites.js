import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cruise } from '../checks/cruise.js';
import { changesIn } from './changed.js';
import { isRecorded } from './matrix-record.js';
import { databaseTests } from './on-postgres.js';
import { realPostgres } from './postgres.js';
import { run } from './run.js';
import { jest } from './run-jest.js';
import { playwright } from './run-playwright.js';
import { fromRules } from './summary.js';

/**
 * @typedef {import('./summary.js').Outcome} Outcome
 * @typedef {{ name: string, run: (files?: readonly string[]) => Promise<Outcome>, usesOneCore?: true }} Suite
 *   usesOneCore: it uses only one core, so that other suites run at the same time
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

/**
 * Test files run in parallel, since each has its own server and database. They wait for a third of their time, so two
 * cores can run three.
 */
const allCores = [`--maxWorkers=${availableParallelism() + 1}`];

/**
 * Runs a command that counts as one check. @param {string} command @param {string[]} args @returns {Promise<Outcome>}
 */
async function single(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** @returns {Promise<Outcome>} */
async function importRules() {
  const { forbidden } = createRequire(join(root, 'package.json'))('./.dependency-cruiser.cjs');
  const { violations } = await cruise({ repository: root });
  const lines = violations.map(({ from, to, rule }) => {
    const { comment } = forbidden.find((/** @type {any} */ entry) => entry.name === rule.name);
    return `${from} → ${to}\n    ${rule.name}: ${comment}`;
  });
  const names = forbidden.map((/** @type {{ name: string }} */ rule) => rule.name);
  return { ...fromRules(names, violations), output: lines.join('\n') };
}

const contractFiles = () =>
  readdirSync(join(root, 'e2e/contract'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/contract/${name}`);

/** @returns {Promise<Outcome>} */
async function contractOnPostgres() {
  const postgres = await realPostgres();
  if ('missing' in postgres) {
    const inCi = Boolean(process.env.CI);
    return {
      passed: 0,
      failed: inCi ? 1 : 0,
      note: `skipped: ${postgres.missing}`,
    };
  }
  try {
    const env = { E2E_DATABASE_URL: postgres.url };
    // Tests of the server that depend on the engine run on both, because the same SQL must work on both.
    const files = databaseTests(root).flatMap(({ file, runs }) =>
      runs === 'also' || runs === 'concurrent' ? [file] : [],
    );
    // In one run, so that no core waits for the last file of the other project.
    const args = [...allCores, '--runTestsByPath', ...contractFiles(), ...files];
    return await jest(['contract', 'platform-server'], { args, env });
  } finally {
    postgres.stop();
  }
}

/** Repeated only if its inputs have changed since the last run. @returns {Promise<Outcome>} */
async function matrix() {
  if (isRecorded(root))
    return { passed: 1, failed: 0, note: 'shows what it showed when last walked' };
  const outcome = await playwright('matrix');
  return { ...outcome, note: 'what it shows has changed: npm run test:matrix walks and notes it' };
}

const knipArguments = ['--no-progress', '--include', 'files,dependencies,unlisted,exports'];

/**
 * Every suite of `npm test`, in order: the fast ones first, after the build, which is the longest of those that keep one
 * core busy. The contract runs with the rooms, since its few long files alone would leave a core idle.
 *
 * @type {readonly Suite[]}
 */
export const suites = [
  {
    name: 'build',
    usesOneCore: true,
    run: () => single(process.execPath, ['tools/build/main.js']),
  },
  { name: 'types', usesOneCore: true, run: () => single(program('tsc'), ['--noEmit']) },
  { name: 'types-tools', usesOneCore: true, run: () => single(program('tsc'), ['-p', 'tools']) },
  {
    name: 'lint',
    usesOneCore: true,
    run: () => single(program('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'unused', usesOneCore: true, run: () => single(program('knip'), knipArguments) },
  { name: 'imports', usesOneCore: true, run: importRules },
  { name: 'unit', run: () => jest([...unitProjects, 'contract'], { args: allCores }) },
  { name: 'contract-postgres', run: contractOnPostgres },
  { name: 'browser', run: (files) => playwright('stories', files) },
  { name: 'matrix', run: matrix },
];

/** The fast suites, and the tests of the slow ones that concern the changes since `main`. @returns {Suite[]} */
export function suitesOfChanges() {
  const { base, stories } = changesIn(root);
  const related = ['--changedSince', base, '--passWithNoTests', ...allCores];
  /** @type {Record<string, Suite['run']>} */
  const runs = {
    unit: () => jest(unitProjects, { args: related }),
    browser: () => playwright('stories', stories),
  };
  const names = ['types', 'types-tools', 'lint', 'imports', 'unit'];
  if (stories.length > 0) names.push('build', 'browser');
  return suites
    .filter(({ name }) => names.includes(name))
    .map((suite) => ({ ...suite, run: runs[suite.name] ?? suite.run }));
}
