import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BusinessError } from '../../http/business-error';
import { createSheetEngine } from './sheet-engine';

const folder = mkdtempSync(join(tmpdir(), 'edu-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that reports how many of its kind run at once, through a shared counter in the job's bytes. */
const script = join(folder, 'worker.cjs');
writeFileSync(
  script,
  `const { parentPort, workerData } = require('node:worker_threads');
   const counts = new Int32Array(workerData.file.buffer);
   const now = Atomics.add(counts, 0, 1) + 1;
   for (let top = Atomics.load(counts, 1); now > top; top = Atomics.load(counts, 1)) {
     Atomics.compareExchange(counts, 1, top, now);
   }
   Atomics.wait(counts, 2, 0, 100);
   Atomics.sub(counts, 0, 1);
   parentPort.postMessage({ kind: 'rows', rows: [] });`,
);

it('runs two workers at once, queues further jobs, and refuses too many with 429', async () => {
  const shared = new SharedArrayBuffer(12);
  const file = new Uint8Array(shared);
  const engine = createSheetEngine(script);
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => engine.read(file, 1)));
  const refused = all.filter((item) => item.status === 'rejected');
  expect(refused.length).toBe(8);
  expect(refused[0]?.reason).toBeInstanceOf(BusinessError);
  expect(refused[0]?.reason.options.status).toBe(429);
  expect(new Int32Array(shared)[1]).toBe(2);
  // All slots are free again.
  expect(await engine.read(file, 1)).toEqual([]);
});
