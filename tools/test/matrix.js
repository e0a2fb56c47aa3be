/**
 * `npm run test:matrix`: all screens in all languages, themes and sizes. Where all is well the sum of what was shown goes
 * into e2e/matrix.json, by which `npm test` knows that it need not walk them again.
 */
import { noteWalk, sumOf } from './matrix-record.js';
import { playwright } from './run-playwright.js';
import { lastLine, suiteLine } from './summary.js';

const root = process.cwd();
const started = Date.now();
const before = sumOf(root);
const outcome = await playwright('matrix');
if (outcome.output) console.log(`\n${outcome.output.trim()}\n`);
console.log(suiteLine('matrix', outcome, (Date.now() - started) / 1000));
console.log(lastLine(outcome));
if (outcome.failed > 0) process.exitCode = 1;
else if (sumOf(root) === before) noteWalk(root);
else console.log('Sources changed meanwhile: nothing is noted.');
