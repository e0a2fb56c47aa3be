/** @jest-environment node */
import { Pool } from './pool.js';

/** @param {string} text a thread's script */
const script = (text) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
/** @type {any} */
const job = { kind: 'none' };

const echo = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (job) => parentPort.postMessage({ result: job.kind }));`;

/** @type {Pool} */
let pool;
// Also after a failure, since a remaining thread would keep the run from ending.
afterEach(() => pool.close());

test('runs more jobs than threads', async () => {
  pool = new Pool(1, script(echo));
  await expect(Promise.all([1, 2, 3].map(() => pool.run(job)))).resolves.toEqual(
    Array(3).fill('none'),
  );
});

test('a job that fails says why, and its thread takes the next one', async () => {
  const failing = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ kind }) =>
  parentPort.postMessage(kind === 'none' ? { failure: 'no such file' } : { result: kind }));`;
  pool = new Pool(1, script(failing));
  await expect(pool.run(job)).rejects.toThrow('no such file');
  await expect(pool.run({ ...job, kind: 'page' })).resolves.toBe('page');
});

test('a thread that cannot start fails every job with its reason, including waiting ones', async () => {
  pool = new Pool(1, script('const code = 1; const code = 2;'));
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => pool.run(job)));
  expect(
    outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : outcome)),
  ).toEqual(Array(3).fill("Identifier 'code' has already been declared"));
});
