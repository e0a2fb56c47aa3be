/** @jest-environment node */
import { greetingOf, hourIn } from './greeting';

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('%i o’clock is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});

it.each([
  ['Asia/Shanghai', 8],
  ['Europe/Paris', 1],
  ['America/New_York', 19],
  ['UTC', 0],
])('midnight in Greenwich is in %s %i o’clock', (timeZone, hour) => {
  expect(hourIn(timeZone, new Date('2026-01-01T00:00:00Z'))).toBe(hour);
});
