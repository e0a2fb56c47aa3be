import { setImmediate as turn } from 'node:timers/promises';
import type { UserInfo } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import nock from 'nock';
import { qrHappened } from '../features/qr-verify';
import { signIn } from '../testing/open-page';
import { unverified, verified } from '../testing/people';
import { createAppStore } from './store';

// Only what the saga waits with: the wire stays real.
beforeEach(() => {
  signIn();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  nock.cleanAll();
});
afterAll(() => nock.restore());

/** Lets the wire work until it is so; the clock of the saga stands still. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 20_000) throw new Error(`It never came so: ${isSo}`);
    await turn();
  }
}

/** A code on the screen, and what its questions are answered. */
async function showing(answer: (asked: number) => UserInfo) {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  mockApi('monitor.createRealNameTicket', { data: { ticket: 'once', expiresAt } });
  let answered = 0;
  const asked = mockApi(
    'account.getUserInfo',
    () => {
      answered += 1;
      return { data: answer(answered) };
    },
    { times: 10 },
  );
  const { store, stop } = createAppStore();
  const status = () => store.getState().qrVerify.status;
  store.dispatch(qrHappened({ type: 'opened', purpose: 'phone' }));
  await until(() => status() === 'showing');
  return { asked, status, store, stop };
}

it('asks every three seconds, not sooner, until the person is verified', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const waits = () => timers.mock.calls.filter(([, ms]) => ms === 3000).length;
  const { asked, status, stop } = await showing((count) => (count < 3 ? unverified : verified));

  for (let round = 1; round <= 3; round += 1) {
    await jest.advanceTimersByTimeAsync(2999);
    expect(asked.calls).toHaveLength(round - 1);
    await jest.advanceTimersByTimeAsync(1);
    await until(() => asked.calls.length === round);
    await until(() => waits() === round + 1 || status() === 'closed');
  }
  await until(() => status() === 'closed');
  // once more the page reads the person anew; the code asks no more
  await until(() => asked.calls.length === 4);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.calls).toHaveLength(4);
  stop();
});

it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
  const { asked, status, stop } = await showing(() => verified);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.calls).toEqual([]);
  state.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => status() === 'closed');
  await until(() => asked.calls.length === 2);
  stop();
});

it('asks no more once it is closed', async () => {
  const { asked, status, store, stop } = await showing(() => verified);
  store.dispatch(qrHappened({ type: 'closed' }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.calls).toEqual([]);
  expect(status()).toBe('closed');
  stop();
});
