/**
 * `npm run mutation -- --only guard`: changes one thing at a time in the rooms of targets.js, runs their
 * tests, and lists the changes that none of them noticed. Not a part of `npm test`: it takes hours.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chosen, readOptions } from '../command-line.js';
import { mutantsOf } from './mutants.js';
import { targets } from './targets.js';

const { only, every } = readOptions({ only: { type: 'string' }, every: { type: 'string' } });
const wanted = chosen(
  only,
  targets.map(({ name }) => name),
);
/** Of many mutants every n-th, for a first look. */
const step = Number(every ?? 1);

/** @param {import('./targets.js').Target} target @returns {boolean} whether all tests pass */
function pass({ project, tests }) {
  const { status } = spawnSync(
    'node_modules/.bin/jest',
    [...tests, '--selectProjects', project, '--maxWorkers=1', '--bail', '--silent', '--ci'],
    {
      stdio: 'ignore',
      timeout: 120_000,
      // The bundle that the server's tests start processes of stays: what is changed runs in the tests.
      env: { ...process.env, EDU_KEEP_BUNDLE: '1' },
    },
  );
  return status === 0;
}

/** The file that is changed just now, as it was. @type {[string, string] | null} */
let open = null;
const restore = () => {
  if (open) writeFileSync(...open);
  open = null;
};
process.on('exit', restore);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => process.exit(1));
}

let failed = false;
for (const target of targets.filter(({ name }) => wanted.includes(name))) {
  if (!pass(target))
    throw new Error(`The tests of ${target.name} fail before anything is changed.`);
  let killed = 0;
  let all = 0;
  for (const file of target.files) {
    const source = readFileSync(file, 'utf8');
    for (const mutant of mutantsOf(source).filter((_, at) => at % step === 0)) {
      all += 1;
      open = [file, source];
      writeFileSync(file, mutant.text);
      const survived = pass(target);
      restore();
      if (!survived) killed += 1;
      else
        console.log(`survived  ${file}:${mutant.line}  ${mutant.from} → ${mutant.to || 'nothing'}`);
    }
  }
  const share = (100 * killed) / Math.max(all, 1);
  console.log(`${target.name}: ${killed} of ${all} killed, ${share.toFixed(1)} %`);
  failed ||= share < 85;
}
process.exitCode = failed ? 1 : 0;
