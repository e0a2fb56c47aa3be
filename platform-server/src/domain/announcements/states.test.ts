/** @jest-environment node */
import { actionsOf, allows } from './states';

it.each([
  ['draft', 'edit', true],
  ['draft', 'send', true],
  ['draft', 'delete', true],
  ['draft', 'withdraw', false],
  ['draft', 'unschedule', false],
  ['scheduled', 'unschedule', true],
  ['scheduled', 'edit', false],
  ['scheduled', 'send', false],
  ['scheduled', 'delete', false],
  ['sent', 'withdraw', true],
  ['sent', 'send', false],
  ['sent', 'edit', false],
  ['sent', 'delete', false],
  ['withdrawn', 'send', false],
  ['withdrawn', 'withdraw', false],
] as const)('%s, %s: %s', (state, action, allowed) => {
  expect(allows(state, action)).toBe(allowed);
  expect(actionsOf(state).includes(action)).toBe(allowed);
});
