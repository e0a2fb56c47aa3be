/** @jest-environment node */
import { unverified, verified } from '../../../testing/people';
import { safetyState } from './next-step';

it.each([
  ['everything', verified, true, 4, []],
  ['everything but a second factor', verified, false, 4, ['factor']],
  ['everything on a platform without second factors', verified, undefined, 3, []],
  ['only a phone', unverified, false, 4, ['mail', 'factor', 'identity']],
  ['nothing', { ...unverified, accountPhone: null }, undefined, 3, ['phone', 'mail', 'identity']],
] as const)('a person with %s', (_, user, hasFactor, count, missing) => {
  const state = safetyState(user, hasFactor);
  expect([state.protections.length, state.missing]).toEqual([count, missing]);
});
