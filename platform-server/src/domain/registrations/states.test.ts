/** @jest-environment node */
import { actionsOf, after } from './states';

it.each([
  ['claimed', 'accept', 'accepted'],
  ['claimed', 'return', 'returned'],
  ['returned', 'accept', 'accepted'],
  ['returned', 'return', null],
  ['accepted', 'accept', null],
  ['accepted', 'return', null],
] as const)('%s, %s: %s', (state, action, next) => {
  expect(after(state, action)).toBe(next);
  expect(actionsOf(state).includes(action)).toBe(next !== null);
});
