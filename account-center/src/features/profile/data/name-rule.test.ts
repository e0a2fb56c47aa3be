/** @jest-environment node */
import { unverified, verified } from '../../../testing/people';
import { nameRule } from './name-rule';

it.each([
  ['page', verified, 'read'],
  ['page', unverified, 'read'],
  ['dialog', verified, 'disabled'],
  ['dialog', unverified, 'edit'],
] as const)('the %s shows the name of %o as %s', (surface, user, rule) => {
  expect(nameRule(surface, user)).toBe(rule);
});
