import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@edu/shared-utility/contract';
import { createFaceEngine, type FaceEngine } from './face-engine';

/** A worker that answers each picture, except those that hang; one crashes the thread. */
const worker = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, image }) => {
  if (image === 'hangs') return;
  if (image === 'breaks') throw new Error('out of memory');
  parentPort.postMessage({ id, reading: { kind: 'none' } });
});
`;

const folder = mkdtempSync(join(tmpdir(), 'face-engine-'));
const script = join(folder, 'worker.cjs');
writeFileSync(script, worker);
afterAll(() => rmSync(folder, { recursive: true }));

let engine: FaceEngine;
afterEach(() => engine.stop());

const none = { status: 'fulfilled', value: { kind: 'none' } };
const failed = (message: string) => ({
  status: 'rejected',
  reason: expect.objectContaining({ message }),
});

it.each([
  ['takes too long', 'hangs', 'the face engine took too long'],
  ['crashes the worker', 'breaks', 'out of memory'],
])('a picture that %s does not delay the pictures behind it', async (_, bad, message) => {
  engine = createFaceEngine(script, { timeout: 1500, pictures: 5 });
  const answers = await Promise.allSettled(['good', bad, 'good', 'good'].map(engine.read));
  expect(answers).toEqual([none, failed(message), none, none]);
});

it('the timeout of a picture begins when the worker gets it', async () => {
  engine = createFaceEngine(script, { timeout: 1500, pictures: 5 });
  const answers = await Promise.allSettled(['hangs', 'hangs', 'good'].map(engine.read));
  const lateError = failed('the face engine took too long');
  expect(answers).toEqual([lateError, lateError, none]);
});

it('refuses pictures beyond the queue’s limit with 429, and accepts the next one later', async () => {
  engine = createFaceEngine(script, { timeout: 5000, pictures: 2 });
  const answers = await Promise.allSettled(['good', 'good', 'good'].map(engine.read));
  const refused = { code: errorCodes.tooManyRequests, options: { status: 429 } };
  expect(answers).toMatchObject([none, none, { status: 'rejected', reason: refused }]);
  expect(await engine.read('good')).toEqual({ kind: 'none' });
});

it('rejects all waiting pictures when the server stops', async () => {
  engine = createFaceEngine(script, { timeout: 5000, pictures: 2 });
  const answer = expect(engine.read('hangs')).rejects.toThrow('stopped');
  await engine.stop();
  await answer;
});
