import { emit, type Job } from '@edu/shared-utility';
import { act, renderHook } from '@testing-library/react';
import { useJobEnd } from './issued-job.hook';

const job = (id: string, state: Job['state']): Job =>
  ({ id, kind: 'certificate.issue', state }) as Job;
const seen = (...jobs: Job[]) => act(() => emit('jobs:seen', jobs));

it('calls back once for an awaited job, when the header reports its end', () => {
  const onEvent = jest.fn();
  const { result } = renderHook(() => useJobEnd(onEvent));
  seen(job('before', 'done'));
  result.current(job('a', 'queued'));
  seen(job('a', 'running'), job('before', 'done'));
  expect(onEvent).not.toHaveBeenCalled();
  seen(job('a', 'done'));
  seen(job('a', 'done'));
  expect(onEvent).toHaveBeenCalledTimes(1);
});
