import { type MapState, MapStateCache } from './map-state-cache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stateOf = (stamp: string): MapState => ({ stamp, menu: 0, rollouts: [] });

/** A database whose answers the test triggers. */
function slowDatabase() {
  const waiting: ((cache: MapState) => void)[] = [];
  const read = () => new Promise<MapState>((answer) => void waiting.push(answer));
  const answer = async (stamp: string): Promise<void> => {
    waiting.shift()?.(stateOf(stamp));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { read, answer, asked: () => waiting.length };
}

/** Tracks whether a refresh has finished. */
function begin(look: Promise<void>) {
  const state = { ended: false };
  void look.then(() => {
    state.ended = true;
  });
  return state;
}

it('a database that hangs delays a reader for at most a second, and is queried once', async () => {
  const { read, asked: requestCount } = slowDatabase();
  const cache = new MapStateCache();
  const first = begin(cache.refresh(read, true));
  await jest.advanceTimersByTimeAsync(999);
  expect(first.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(first.ended).toBe(true);
  const second = begin(cache.refresh(read, true));
  await jest.advanceTimersByTimeAsync(1000);
  expect([second.ended, requestCount()]).toEqual([true, 1]);
});

it('after a change of this process a reader waits longer, once', async () => {
  const { read, answer } = slowDatabase();
  const cache = new MapStateCache();
  void cache.refresh(read, true);
  cache.invalidate();
  const look = begin(cache.refresh(read, true));
  // An answer requested before the change is ignored.
  await answer('before');
  await jest.advanceTimersByTimeAsync(4900);
  expect([look.ended, cache.stamp]).toEqual([false, '']);
  await answer('after');
  expect([look.ended, cache.stamp]).toEqual([true, 'after']);
  await jest.advanceTimersByTimeAsync(500);
  const next = begin(cache.refresh(read, true));
  await jest.advanceTimersByTimeAsync(1000);
  expect(next.ended).toBe(true);
});

it('the first read waits however long it takes', async () => {
  const { read, answer } = slowDatabase();
  const cache = new MapStateCache();
  const look = begin(cache.refresh(read, false));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look.ended).toBe(false);
  await answer('first');
  expect([look.ended, cache.stamp]).toEqual([true, 'first']);
});

it('without the database the known state stays, and is refreshed after half a second', async () => {
  const cache = new MapStateCache();
  await cache.refresh(async () => stateOf('known'), true);
  await jest.advanceTimersByTimeAsync(500);
  await cache.refresh(() => Promise.reject(new Error('away')), true);
  expect(cache.stamp).toBe('known');
  const { read, asked: requestCount } = slowDatabase();
  await cache.refresh(read, true);
  expect(requestCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(500);
  void cache.refresh(read, true);
  expect(requestCount()).toBe(1);
});
