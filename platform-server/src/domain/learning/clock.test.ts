/** @jest-environment node */
import { countHeartbeat } from './clock';

/** A deterministic sequence of numbers between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const start = 1_000_000_000_000;
const beat = { from: 0, to: 10, isFirst: false, now: start + 10_000, clock: start };

it.each([
  ['ten seconds in ten seconds', beat, true],
  ['playback at double speed', { ...beat, to: 20 }, true],
  ['a range within the tolerance', { ...beat, to: 22 }, true],
  ['a range that is too fast for playback', { ...beat, to: 23 }, false],
  ['nothing', { ...beat, to: 0 }, false],
  ['backwards', { ...beat, from: 20, to: 10 }, false],
  ['more than half a minute after an hour', { ...beat, to: 63, now: start + 3_600_000 }, false],
  ['half a minute after an hour', { ...beat, to: 62, now: start + 3_600_000 }, true],
  ['the first range of a player', { ...beat, to: 22, isFirst: true, clock: null }, true],
  ['a first range that is too long', { ...beat, to: 23, isFirst: true, clock: null }, false],
  ['a first range right after another device', { ...beat, isFirst: true, clock: beat.now }, false],
])('counts %s: %j', (_, item, counts) => {
  expect(countHeartbeat(item).isCounted).toBe(counts);
});

it.each([1, 2, 3, 4, 5])(
  'never counts more than twice the elapsed time, whatever is sent (%i)',
  (seed) => {
    const next = numbers(seed);
    let clock: number | null = null;
    let now = start;
    let [watched, seconds] = [0, 0];
    for (let index = 0; index < 2000; index += 1) {
      now += next() * (next() < 0.5 ? 300 : 15_000);
      const from = next() * 100;
      const sent = { from, to: from + next() * 40, isFirst: next() < 0.3, now, clock };
      const counted = countHeartbeat(sent);
      if (counted.isCounted) watched += sent.to - sent.from;
      seconds += counted.seconds;
      expect(counted.clock).toBeGreaterThanOrEqual(clock ?? 0);
      expect(counted.clock).toBeLessThanOrEqual(now + 1001);
      clock = counted.clock;
    }
    const passed = (now - start) / 1000 + 10;
    expect(watched).toBeGreaterThan(0);
    expect(watched).toBeLessThanOrEqual(2 * (passed + 1));
    // The tolerance covers rounding at each heartbeat.
    expect(seconds).toBeLessThanOrEqual(passed * 1.1);
  },
);

it('counts uninterrupted playback in full, at either speed', () => {
  for (const speed of [1, 2]) {
    let clock: number | null = null;
    for (let index = 0; index < 100; index += 1) {
      const from = index * 10 * speed;
      const now = start + (index + 1) * 10_000;
      const counted = countHeartbeat({
        from,
        to: from + 10 * speed,
        isFirst: index === 0,
        now,
        clock,
      });
      expect([speed, index, counted.isCounted, counted.seconds]).toEqual([speed, index, true, 10]);
      clock = counted.clock;
    }
  }
});
