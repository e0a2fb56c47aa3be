import { setImmediate as turn } from 'node:timers/promises';
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

it('asks every three seconds, not sooner, until the person is verified', async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  mockApi('monitor.createRealNameTicket', { data: { ticket: 'once', expiresAt } });
  let answered = 0;
  const asked = mockApi(
    'account.getUserInfo',
    () => {
      answered += 1;
      return { data: answered < 3 ? unverified : verified };
    },
    { times: 10 },
  );
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const waits = () => timers.mock.calls.filter(([, ms]) => ms === 3000).length;
  const { store, stop } = createAppStore();
  const status = () => store.getState().qrVerify.status;
  store.dispatch(qrHappened({ type: 'opened', purpose: 'phone' }));
  await until(() => status() === 'showing');

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
