/** @jest-environment node */
import { speedometer } from './speed';

it('shows the speed of the last five seconds, and nothing in the first second', () => {
  let now = 0;
  const speedOf = speedometer(() => now);
  const speeds = [
    [0, 0],
    [500, 100],
    [1_000, 2_000],
    [5_000, 2_000],
    [9_000, 10_000],
  ].map(([at = 0, sent = 0]) => {
    now = at;
    return speedOf(sent);
  });
  expect(speeds).toEqual([null, null, 2_000, 400, 2_000]);
});
