import { resetContext } from '@edu/shared-utility/testing';
import { guardEffects } from './effects';

const refused = '/saas/student?keyword=%E7%94%B2%20%26&page=2#row';
const returnTo = () => new URLSearchParams(window.location.search).get('returnTo');

beforeEach(() => {
  resetContext();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['the log-in', () => guardEffects.toLogin('/entrance/login', refused)],
  ['a second factor', () => guardEffects.toFactor(refused)],
  ['a choice', () => guardEffects.toChoice('/entrance/organ', refused)],
])('keeps the whole refused address through %s', (_, go) => {
  go();
  expect(returnTo()).toBe(refused);
});

it('needs no address to return to the first page', () => {
  guardEffects.toChoice('/entrance/organ', '/');
  expect(window.location.pathname + window.location.search).toBe('/entrance/organ');
});
