import { resetContext } from '@edu/shared-utility/testing';
import { cooldownKey, secondsLeft, startCooldown } from './cooldown';

beforeEach(() => resetContext());

it('runs 60 seconds, each purpose for itself', () => {
  startCooldown('phone-old', 1_000);
  startCooldown('mail-new', 31_000);
  expect(secondsLeft('phone-old', 1_000)).toBe(60);
  expect(secondsLeft('phone-old', 31_000)).toBe(30);
  expect(secondsLeft('mail-new', 31_000)).toBe(60);
  expect(secondsLeft('phone-new', 31_000)).toBe(0);
  expect(secondsLeft('phone-old', 60_999)).toBe(1);
  expect(secondsLeft('phone-old', 61_000)).toBe(0);
});

it.each(['x', '', 'Infinity', '99999999999999'])(
  'does not wait for a damaged deadline %j',
  (text) => {
    window.localStorage.setItem(cooldownKey('phone-old'), text);
    expect(secondsLeft('phone-old', 0)).toBe(0);
  },
);

it('is kept when the session ends', () => {
  startCooldown('phone-old');
  expect(Object.keys(window.localStorage).every((key) => key.startsWith('keep:'))).toBe(true);
});
