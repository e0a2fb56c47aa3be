import { emit, type JobDetail } from '@edu/shared-utility';
import { act, renderHook } from '@testing-library/react';
import { useJob } from './job.hook';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const job = (change: Partial<JobDetail> = {}): JobDetail => ({
  ...{ id: 'j', kind: 'student.import', state: 'running', done: 1, total: 9 },
  ...{ imported: 1, failed: 0, createdBy: 'me', createdAt: '2026-03-01T08:00:00.000Z' },
  ...{ startedAt: null, finishedAt: null, problems: [] },
  ...change,
});
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const emitJobs = (...jobs: JobDetail[]) => act(async () => emit('jobs:seen', jobs));

async function follow() {
  const find = jest.fn(async () => job());
  const onOver = jest.fn();
  const { result } = renderHook(() => useJob('j', find, onOver));
  await pass(0);
  expect(find).toHaveBeenCalledTimes(1);
  return { find, onOver, result };
}

it('the job is polled if nothing else reports it', async () => {
  const { find } = await follow();
  await emitJobs(job({ id: 'another' }));
  await pass(3000);
  expect(find).toHaveBeenCalledTimes(4);
});

it('the job is not polled while the header reports its progress', async () => {
  const { find, onOver, result } = await follow();
  for (const done of [2, 4, 6]) {
    await emitJobs(job({ done }));
    expect(result.current?.done).toBe(done);
    await pass(2000);
  }
  expect(find).toHaveBeenCalledTimes(1);
  expect(onOver).not.toHaveBeenCalled();
});

it('the job is requested once more when the header reports its end, to get its errors', async () => {
  const { find, onOver, result } = await follow();
  const problems = [{ row: 2, column: '姓名', message: '请输入姓名' }];
  find.mockResolvedValue(job({ state: 'done', problems }));
  await emitJobs(job({ state: 'done' }));
  await emitJobs(job({ state: 'done' }));
  // At once: the next poll would only come after the header's silence.
  await pass(0);
  expect(result.current?.problems).toEqual(problems);
  await pass(9000);
  expect(find).toHaveBeenCalledTimes(2);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(result.current?.problems).toEqual(problems);
});

it('the job is polled again when the header stops reporting it', async () => {
  const { find } = await follow();
  await emitJobs(job({ done: 2 }));
  await pass(6000);
  expect(find).toHaveBeenCalledTimes(2);
});
