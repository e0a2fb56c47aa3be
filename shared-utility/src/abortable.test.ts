/** @jest-environment node */
import { runSaga } from 'redux-saga';
import { abortable } from './abortable';

function run(work: (signal: AbortSignal) => Promise<string>) {
  const reached: string[] = [];
  const task = runSaga({}, function* () {
    reached.push(yield* abortable(work));
  });
  return { task, after: reached };
}

it('returns the result of the call', async () => {
  const { task, after } = run(async () => 'answer');
  await task.toPromise();
  expect(after).toEqual(['answer']);
});

it('throws the error of the call', async () => {
  const failing = runSaga({ onError: () => {} }, function* () {
    yield* abortable(() => Promise.reject(new Error('refused')));
  });
  await expect(failing.toPromise()).rejects.toThrow('refused');
});

it('aborts the call of a cancelled saga and runs nothing after it', async () => {
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

it('does not abort a call that has settled', async () => {
  let signal: AbortSignal | undefined;
  const { task } = run(async (abortSignal) => {
    signal = abortSignal;
    return 'answer';
  });
  await task.toPromise();
  expect(signal?.aborted).toBe(false);
});
