import { type AnswerChange, ApiError, type GivenAnswer, type Sitting } from '@edu/shared-utility';
import type { SittingCalls } from './sitting-calls';
import { sittingController } from './sitting-controller';
import { storeAnswers, storedSitting } from './stored-answers';

const START = Date.parse('2026-11-25T08:00:00Z');
const at = (ms: number): string => new Date(START + ms).toISOString();
const choice = (key: string): GivenAnswer => ({ type: 'single', key });
const failure = (kind: 'network' | 'business', code = -1, data?: unknown) =>
  new ApiError({ kind, code, message: 'x', call: 'sitting.answer', data });

const sitting = (answers: Sitting['answers'] = {}): Sitting => ({
  ...{ id: 's', examId: 'e', title: '考试', state: 'open', attempt: 1, layout: 'page' },
  ...{ watchFocus: true, now: at(0), startedAt: at(0), endsAt: at(600_000), files: [] },
  sections: [],
  answers,
});

let begun = 0;
const passed = (): number => performance.now() - begun;

/** A server as the contract describes it; tests can take it offline. */
function server(answers: Sitting['answers'] = {}) {
  const serverAnswers = new Map(Object.entries(answers));
  const log: string[] = [];
  const mine = {
    log,
    serverAnswers,
    isAway: false,
    endsAt: 600_000,
    leaves: 0,
    refuses: (_: readonly AnswerChange[]): ApiError | null => null,
  };
  function take(changes: readonly AnswerChange[]): void {
    if (mine.isAway) throw failure('network');
    const refusal = mine.refuses(changes);
    if (refusal) throw refusal;
    for (const { questionId, given, mark, at: number } of changes) {
      if ((serverAnswers.get(questionId)?.at ?? 0) < number)
        serverAnswers.set(questionId, { given, mark, at: number });
    }
  }
  const calls: SittingCalls = {
    async answer(changes, leaves) {
      log.push(`answer ${changes.length}`);
      take(changes);
      mine.leaves += leaves;
      const numbers = changes.map(({ questionId }) => [
        questionId,
        serverAnswers.get(questionId)?.at ?? 0,
      ]);
      return {
        ...{ now: at(passed()), endsAt: at(mine.endsAt), state: 'open' },
        at: Object.fromEntries(numbers),
      };
    },
    async handIn(changes) {
      log.push(`handIn ${changes.length}`);
      take(changes);
      return { state: 'marked', submittedAt: at(passed()) };
    },
    read: async () => sitting(Object.fromEntries(serverAnswers)),
  };
  return Object.assign(mine, { calls });
}

function open(on: ReturnType<typeof server>) {
  const controller = sittingController({
    ...{ sitting: sitting(Object.fromEntries(on.serverAnswers)), owner: 'u1', calls: on.calls },
    requestedAt: performance.now(),
  });
  controller.start();
  return controller;
}
const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  begun = performance.now();
});
afterEach(() => jest.useRealTimers());

it('sends changes together, and shows when the server has them', async () => {
  const on = server();
  const controller = open(on);
  controller.put('a', { given: choice('A') });
  controller.put('a', { given: choice('B') });
  controller.put('b', { mark: true });
  expect(controller.state().saving).toBe('sending');
  await wait(500);
  expect(on.log).toEqual(['answer 2']);
  expect(on.serverAnswers.get('a')?.given).toEqual(choice('B'));
  expect(controller.state().saving).toBe('saved');
  expect(storedSitting('u1', 's').changes).toEqual([]);
  controller.stop();
});

it('without a network stores changes on the device, and sends them in order later', async () => {
  const on = server();
  const controller = open(on);
  on.isAway = true;
  controller.put('a', { given: choice('A') });
  await wait(500);
  controller.put('b', { given: choice('B') });
  controller.leave();
  expect(controller.state().saving).toBe('kept');
  // the page is closed and opened again
  controller.stop();
  expect(storedSitting('u1', 's').changes.map(({ questionId }) => questionId)).toEqual(['a', 'b']);
  const reopened = open(on);
  expect(reopened.answerOf('b').given).toEqual(choice('B'));
  await wait(20_000);
  expect(reopened.state().saving).toBe('kept');
  on.isAway = false;
  window.dispatchEvent(new Event('online'));
  await wait(10);
  expect([...on.serverAnswers.keys()]).toEqual(['a', 'b']);
  expect([reopened.state().saving, on.leaves]).toEqual(['saved', 1]);
  reopened.stop();
});

it('does not overwrite a newer answer of another device with an older one of this device', async () => {
  const on = server({ a: { given: choice('C'), mark: false, at: 1000 } });
  storeAnswers('u1', 's', {
    changes: [{ questionId: 'a', given: choice('A'), mark: false, at: 3 }],
    leaves: 0,
  });
  const controller = open(on);
  expect(controller.answerOf('a').given).toEqual(choice('C'));
  // meanwhile the other device continues the sitting
  on.serverAnswers.set('b', { given: choice('D'), mark: false, at: 9000 });
  controller.put('b', { given: choice('A') });
  await wait(500);
  expect(controller.answerOf('b').given).toEqual(choice('D'));
  controller.put('b', { given: choice('A') });
  await wait(500);
  expect(on.serverAnswers.get('b')?.given).toEqual(choice('A'));
  controller.stop();
});

it('hands in once when the time is over, with the unsent answers, and accepts no more', async () => {
  const on = server();
  const controller = open(on);
  await wait(599_800);
  on.isAway = true;
  controller.put('a', { given: choice('A') });
  await wait(5_000);
  expect([controller.state().phase, controller.state().isOver]).toEqual(['handingIn', true]);
  controller.put('a', { given: choice('B') });
  controller.goOn();
  expect(controller.state().phase).toBe('handingIn');
  on.isAway = false;
  await wait(20_000);
  expect(on.serverAnswers.get('a')?.given).toEqual(choice('A'));
  expect(on.log.filter((line) => line.startsWith('handIn'))).toEqual(['handIn 0']);
  expect(controller.state()).toMatchObject({ phase: 'done', handedIn: { state: 'marked' } });
  expect(storedSitting('u1', 's').changes).toEqual([]);
});

it('uses the server’s clock, whatever the device’s says, and gets extra time given at the last moment', async () => {
  const on = server();
  const controller = open(on);
  await wait(590_000);
  jest.setSystemTime(START + 86_400_000);
  expect(Math.round(controller.left() / 1000)).toBe(10);
  on.endsAt = 660_000;
  await wait(12_000);
  expect(controller.state().phase).toBe('sitting');
  expect(Math.round(controller.left() / 1000)).toBe(58);
  expect(on.log.some((line) => line.startsWith('handIn'))).toBe(false);
  controller.stop();
});

it('a hand-in without a response is retried, and the person may continue', async () => {
  const on = server();
  const controller = open(on);
  on.isAway = true;
  controller.handIn();
  await wait(100);
  expect(controller.state()).toMatchObject({ phase: 'handingIn', failure: '' });
  controller.goOn();
  controller.put('a', { given: choice('A') });
  on.isAway = false;
  await wait(5_000);
  expect(controller.state()).toMatchObject({ phase: 'sitting', saving: 'saved' });
  controller.handIn();
  await wait(100);
  expect(controller.state().phase).toBe('done');
});

it('an answer that the server always refuses does not block the others', async () => {
  const on = server();
  const controller = open(on);
  on.refuses = (changes) =>
    changes.some(({ questionId }) => questionId === 'b') ? failure('business', 40000) : null;
  for (const id of ['a', 'b', 'c']) controller.put(id, { given: choice('A') });
  await wait(500);
  expect([...on.serverAnswers.keys()]).toEqual(['a', 'c']);
  expect(controller.state().refused).toEqual(['b']);
  controller.stop();
});

it('a sitting handed in elsewhere has ended here', async () => {
  const on = server();
  const controller = open(on);
  const current = { state: 'submitted', submittedAt: at(5) };
  on.refuses = () => failure('business', 40900, { present: current });
  await wait(21_000);
  expect(controller.state()).toMatchObject({ phase: 'done', handedIn: current });
  on.refuses = () => failure('business', 40400);
  const otherDesk = open(on);
  otherDesk.put('a', { given: choice('A') });
  await wait(500);
  expect(otherDesk.state().phase).toBe('gone');
});
