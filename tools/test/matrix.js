/**
 * `npm run test:matrix`: all screens in all languages, themes and sizes. After a run without failures it writes the
 * digest of the inputs into e2e/matrix.json, so that `npm test` need not repeat it.
 */
import { recordMatrix, sumOf } from './matrix-record.js';
import { playwright } from './run-playwright.js';
import { lastLine, suiteLine } from './summary.js';

const root = process.cwd();
const started = Date.now();
const sumBefore = sumOf(root);
const outcome = await playwright('matrix');
if (outcome.output) console.log(`\n${outcome.output.trim()}\n`);
console.log(suiteLine('matrix', outcome, (Date.now() - started) / 1000));
console.log(lastLine(outcome));
if (outcome.failed > 0) process.exitCode = 1;
else if (sumOf(root) === sumBefore) recordMatrix(root);
else console.log('Sources changed meanwhile: nothing is noted.');
