/**
 * `npm run mutation -- --only guard`: makes single changes in the files of targets.js, runs their tests, and lists the
 * changes that no test noticed. Not part of `npm test`, because it takes hours.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chosen, readOptions } from '../command-line.js';
import { mutantsOf } from './mutants.js';
import { targets } from './targets.js';

const { only, every } = readOptions({ only: { type: 'string' }, every: { type: 'string' } });
const selected = chosen(
  only,
  targets.map(({ name }) => name),
);
/** Only every n-th mutant, for a quick result. */
const step = Number(every ?? 1);

/**
 * Process of the tests; replaced when a change made it hang. @type {import('node:child_process').ChildProcess |
 * undefined}
 */
let worker;

function startWorker() {
  const started = fork(new URL('./worker.js', import.meta.url), {
    stdio: 'ignore',
    // The bundle from which the server's tests start processes is not rebuilt, because the change runs in the tests
    // themselves.
    env: { ...process.env, EDU_KEEP_BUNDLE: '1', NODE_ENV: 'test' },
  });
  const forget = () => {
    if (worker === started) worker = undefined;
  };
  // A message to a process that has just died emits 'error'.
  started.once('exit', forget).on('error', forget);
  return started;
}

/**
 * @param {import('./targets.js').Target} target
 * @param {number} limit after how many milliseconds the tests count as hanging
 * @returns {Promise<boolean>} whether all tests pass
 */
function pass(target, limit) {
  worker ??= startWorker();
  const used = worker;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      worker = undefined;
      used.kill('SIGKILL');
    }, limit);
    /** @param {unknown} answer */
    const finish = (answer) => {
      onExit();
      resolve(answer === true);
    };
    const onExit = () => {
      clearTimeout(timer);
      used.off('message', finish).off('exit', finish);
    };
    used.on('message', finish).on('exit', finish);
    used.send(target, (failure) => {
      if (!failure) return;
      onExit();
      worker = undefined;
      resolve(pass(target, limit));
    });
  });
}

/** The file that is changed at the moment, with its original text. @type {[string, string] | null} */
let open = null;
const restore = () => {
  if (open) writeFileSync(...open);
  open = null;
};
process.on('exit', () => {
  restore();
  worker?.kill('SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => process.exit(1));
}

let failed = false;
for (const target of targets.filter(({ name }) => selected.includes(name))) {
  const startTime = Date.now();
  if (!(await pass(target, 300_000)))
    throw new Error(`The tests of ${target.name} fail before anything is changed.`);
  const limit = Math.max(30_000, 2 * (Date.now() - startTime));
  let killed = 0;
  let all = 0;
  for (const file of target.files) {
    const source = readFileSync(file, 'utf8');
    const [first, last] = target.lines?.[file] ?? [0, Number.POSITIVE_INFINITY];
    const mutants = mutantsOf(source).filter(({ line }) => line >= first && line <= last);
    for (const mutant of mutants.filter((_, at) => at % step === 0)) {
      all += 1;
      open = [file, source];
      writeFileSync(file, mutant.text);
      const hasSurvived = await pass(target, limit);
      restore();
      if (!hasSurvived) killed += 1;
      else
        console.log(`survived  ${file}:${mutant.line}  ${mutant.from} → ${mutant.to || 'nothing'}`);
    }
  }
  const share = (100 * killed) / Math.max(all, 1);
  const seconds = Math.round((Date.now() - startTime) / 1000);
  console.log(`${target.name}: ${killed} of ${all} killed, ${share.toFixed(1)} %, ${seconds} s`);
  failed ||= share < 85;
}
worker?.kill('SIGKILL');
process.exitCode = failed ? 1 : 0;
