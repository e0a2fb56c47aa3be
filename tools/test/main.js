/**
 * `npm test`: every suite in sequence, one line each, the whole output of those that fail, and the sum over
 * all as the last line. `npm test -- --only unit,browser` runs a part.
 */
import { chosen, readOptions } from '../command-line.js';
import { suites } from './suites.js';
import { lastLine, suiteLine, total } from './tally.js';

const { only } = readOptions({ only: { type: 'string' } });
const wanted = chosen(
  only,
  suites.map(({ name }) => name),
);

/** @type {import('./tally.js').Outcome[]} */
const outcomes = [];
for (const suite of suites.filter(({ name }) => wanted.includes(name))) {
  const started = Date.now();
  const outcome = await suite.run().catch((error) => ({
    passed: 0,
    failed: 1,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  outcomes.push(outcome);
  if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trim()}\n`);
  console.log(suiteLine(suite.name, outcome, (Date.now() - started) / 1000));
}

const sum = total(outcomes);
console.log(lastLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
