import { ApiError, type LessonProgress } from '@edu/shared-utility';
import { waitFor } from '@testing-library/react';
import { createHeartbeats, type SaveProblem } from './heartbeats';
import type { WatchedRange } from './watched-ranges';

const progress: LessonProgress = {
  done: false,
  watched: 0.1,
  bound: null,
  progress: 0.05,
  finishedAt: null,
};
const lost = new ApiError({ kind: 'network', code: -1, message: '', call: 'learning.beat' });
const refused = new ApiError({
  kind: 'business',
  code: 40300,
  message: '课程已到期',
  call: 'learning.beat',
});

/** Reports the position four times a second, as browsers do. */
function player(send: (stretch: WatchedRange) => Promise<LessonProgress> = async () => progress) {
  let time = 0;
  const stretches: WatchedRange[] = [];
  const problems: (SaveProblem | null)[] = [];
  const events: LessonProgress[] = [];
  const beats = createHeartbeats({
    send: (stretch) => {
      stretches.push(stretch);
      return send(stretch);
    },
    onProgress: (lessonProgress) => events.push(lessonProgress),
    onProblem: (saveProblem) => problems.push(saveProblem),
    now: () => time,
  });
  return {
    stretches,
    problems,
    heard: events,
    beats,
    play(from: number, to: number, rate = 1) {
      for (let index = from; index <= to; index += 0.25 * rate) {
        beats.at(index);
        time += 250;
      }
    },
  };
}

it('reports what was played every ten seconds, without a gap', async () => {
  const { play, stretches, beats } = player();
  play(0, 25);
  beats.flush();
  await waitFor(() => expect(stretches.at(-1)?.to).toBe(25));
  expect(stretches[0]).toEqual({ from: 0, to: 10 });
  for (const [index, { from }] of stretches.entries())
    expect(from).toBe(stretches[index - 1]?.to ?? 0);
});

it('omits skipped parts', async () => {
  const { play, stretches, beats } = player();
  play(0, 3);
  play(60, 62);
  beats.flush();
  await waitFor(() => expect(stretches).toHaveLength(2));
  expect(stretches).toEqual([
    { from: 0, to: 3 },
    { from: 60, to: 62 },
  ]);
});

it('reports nothing if the place did not change', () => {
  const { stretches, beats } = player();
  beats.at(5);
  beats.at(5);
  beats.flush();
  expect(stretches).toEqual([]);
});

it('keeps an unsent stretch, and sends it with the next', async () => {
  let isOffline = true;
  const { play, stretches, problems, beats } = player(async () => {
    if (isOffline) throw lost;
    return progress;
  });
  play(0, 10);
  await waitFor(() => expect(problems).toEqual([{ kind: 'offline' }]));
  isOffline = false;
  play(10.25, 12);
  beats.flush();
  await waitFor(() => expect(problems.at(-1)).toBeNull());
  expect(stretches.at(-1)).toEqual({ from: 0, to: 12 });
});

it('drops what the platform refused, and shows its message', async () => {
  const { play, stretches, problems, beats } = player(async () => {
    throw refused;
  });
  play(0, 10);
  await waitFor(() => expect(problems).toMatchObject([{ kind: 'refused', message: '课程已到期' }]));
  play(20, 21);
  beats.flush();
  await waitFor(() => expect(stretches.at(-1)).toEqual({ from: 20, to: 21 }));
});

it('uses no clock that a person can set', () => {
  const stretches: WatchedRange[] = [];
  const beats = createHeartbeats({
    send: async (stretch) => {
      stretches.push(stretch);
      return progress;
    },
    onProgress: () => {},
    onProblem: () => {},
  });
  const day = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 2));
  for (let index = 0; index <= 3; index += 0.25) beats.at(index);
  day.mockReturnValue(Date.UTC(1999, 0, 1));
  for (let index = 3.25; index <= 6; index += 0.25) beats.at(index);
  beats.flush();
  day.mockRestore();
  expect(stretches).toEqual([{ from: 0, to: 6 }]);
});
