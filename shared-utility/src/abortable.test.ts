/** @jest-environment node */
import { runSaga } from 'redux-saga';
import { abortable } from './abortable';

function run(work: (signal: AbortSignal) => Promise<string>) {
  const after: string[] = [];
  const task = runSaga({}, function* () {
    after.push(yield* abortable(work));
  });
  return { task, after };
}

it('gives what the call gives', async () => {
  const { task, after } = run(async () => 'answer');
  await task.toPromise();
  expect(after).toEqual(['answer']);
});

it('throws what the call throws', async () => {
  const failing = runSaga({ onError: () => {} }, function* () {
    yield* abortable(() => Promise.reject(new Error('refused')));
  });
  await expect(failing.toPromise()).rejects.toThrow('refused');
});

it('aborts the call of a cancelled saga, and nothing after it runs', async () => {
  let signal: AbortSignal | undefined;
  const { task, after } = run((abortSignal) => {
    signal = abortSignal;
    return new Promise(() => {});
  });
  task.cancel();
  await Promise.resolve();
  expect(signal?.aborted).toBe(true);
  expect(after).toEqual([]);
});

it('leaves a call alone that has settled', async () => {
  let signal: AbortSignal | undefined;
  const { task } = run(async (abortSignal) => {
    signal = abortSignal;
    return 'answer';
  });
  await task.toPromise();
  expect(signal?.aborted).toBe(false);
});
