/** @jest-environment node */
import { idlenessAt } from './idle.flow';

const limits = { idleLimit: 100_000, idleWarning: 10_000 };

test.each([
  [0, { status: 'active', dueIn: 90_000 }],
  [89_999, { status: 'active', dueIn: 1 }],
  [90_000, { status: 'warned', secondsLeft: 10, dueIn: 1_000 }],
  [90_500, { status: 'warned', secondsLeft: 10, dueIn: 500 }],
  [99_999, { status: 'warned', secondsLeft: 1, dueIn: 1 }],
  [100_000, { status: 'over' }],
  [9_000_000, { status: 'over' }],
  [-5_000, { status: 'active', dueIn: 90_000 }],
])('%i ms after the last activity', (passed, idleness) => {
  expect(idlenessAt(1_000_000 + passed, 1_000_000, limits)).toEqual(idleness);
});
