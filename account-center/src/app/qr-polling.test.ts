import { setImmediate as turn } from 'node:timers/promises';
import type { UserInfo } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import nock from 'nock';
import { qrActions } from '../features/qr-verify';
import { signIn } from '../testing/open-page';
import { unverified, verified } from '../testing/people';
import { createAppStore } from './store';

// Fakes only the timers that the saga waits with; the requests use real timers.
beforeEach(() => {
  signIn();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  nock.cleanAll();
});

/** Lets requests go on until the condition holds, while the saga's timers stand still. */
async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 20_000) throw new Error(`The condition never held: ${condition}`);
    await turn();
  }
}

/** Shows a code; `answer` gives the account that the polls return. */
async function showing(answer: (requestCount: number) => UserInfo, seconds = 600) {
  const data = { ticket: 'once', expiresAt: '2020-01-01T00:00:00.000Z', seconds };
  mockApi('monitor.createRealNameTicket', { data });
  let answered = 0;
  const mock = mockApi(
    'account.getUserInfo',
    () => {
      answered += 1;
      return { data: answer(answered) };
    },
    { times: 10 },
  );
  const { store, stop } = createAppStore();
  const status = () => store.getState().qrVerify.status;
  store.dispatch(qrActions.opened({ purpose: 'phone' }));
  await until(() => status() === 'showing');
  return { asked: mock, status, store, stop };
}

/** Counts how often the saga has begun to wait for its next poll. */
function countWaits(): () => number {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  return () => timers.mock.calls.filter(([, ms]) => ms === 3000).length;
}

it('polls every three seconds, not sooner, until the person is verified', async () => {
  const waits = countWaits();
  const {
    asked: mock,
    status,
    stop,
  } = await showing((count) => (count < 3 ? unverified : verified));

  for (let round = 1; round <= 3; round += 1) {
    await jest.advanceTimersByTimeAsync(2999);
    expect(mock.calls).toHaveLength(round - 1);
    await jest.advanceTimersByTimeAsync(1);
    await until(() => mock.calls.length === round);
    await until(() => waits() === round + 1 || status() === 'closed');
  }
  await until(() => status() === 'closed');
  // The page reads the account once more; the code polls no more.
  await until(() => mock.calls.length === 4);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mock.calls).toHaveLength(4);
  stop();
});

it.each([
  ['verified', 'closed'],
  ['not verified', 'expired'],
] as const)(
  'polls once more after the end of the code: just in time, then %s',
  async (who, end) => {
    const waits = countWaits();
    const last = who === 'verified' ? verified : unverified;
    const {
      asked: mock,
      status,
      stop,
    } = await showing((count) => (count < 2 ? unverified : last), 2);
    for (let round = 1; round <= 2; round += 1) {
      await until(() => waits() === round);
      await jest.advanceTimersByTimeAsync(3000);
      await until(() => mock.calls.length === round);
    }
    await until(() => status() === end);
    stop();
  },
);

it('does not poll while the tab is hidden, and polls at once when it is visible again', async () => {
  const { asked: mock, status, stop } = await showing(() => verified);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mock.calls).toEqual([]);
  state.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => status() === 'closed');
  await until(() => mock.calls.length === 2);
  stop();
});

it('stops polling once it is closed', async () => {
  const { asked: mock, status, store, stop } = await showing(() => verified);
  store.dispatch(qrActions.closed());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mock.calls).toEqual([]);
  expect(status()).toBe('closed');
  stop();
});
