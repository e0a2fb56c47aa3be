/**
 * `npm test`: every suite, one line each, the whole output of failed ones, and the total as the last line. `npm test --
 * --only unit,browser` runs some suites, `npm test -- --only browser two-tabs` some stories, `npm test -- --changed` the
 * tests that concern the changes since `main`.
 */
import { availableParallelism } from 'node:os';
import { chosen, readArguments, refuse } from '../command-line.js';
import { runInParallel } from './run-parallel.js';
import { suites, suitesOfChanges } from './suites.js';
import { lastLine, suiteLine, total } from './summary.js';

const { values, positionals: stories } = readArguments({
  only: { type: 'string' },
  changed: { type: 'boolean' },
});
if (stories.length > 0 && values.only !== 'browser') {
  refuse(
    'Names of stories go with --only browser; one test file: npx jest <path> --selectProjects <room>.',
  );
}
const all = values.changed ? suitesOfChanges() : suites;
const wanted = chosen(
  values.only,
  all.map(({ name }) => name),
);

/** @type {import('./summary.js').Outcome[]} */
const outcomes = [];

/** @param {import('./suites.js').Suite} suite */
async function runSuite(suite) {
  const started = Date.now();
  const outcome = await suite.run(stories).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  outcomes.push(outcome);
  if (outcome.output) console.log(`\n${outcome.output.trim()}\n`);
  console.log(suiteLine(suite.name, outcome, (Date.now() - started) / 1000));
}

await runInParallel(
  all.filter(({ name }) => wanted.includes(name)),
  availableParallelism(),
  runSuite,
);

for (const failure of outcomes.flatMap(({ failures }) => failures ?? []))
  console.log(`\n${failure}`);
const sum = total(outcomes);
console.log(lastLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
