/** @jest-environment node */
import { dayOf, endOfDay, lastDayBefore, startOfDay } from './days';

it.each([
  ['Asia/Shanghai', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['UTC', '2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  ['America/New_York', '2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z'],
])('a day begins and ends in the time zone of %s', (zone, start, end) => {
  expect(startOfDay('2026-11-23', zone)?.toISOString()).toBe(start);
  expect(endOfDay('2026-11-23', zone)?.toISOString()).toBe(end);
  expect(lastDayBefore(end, zone)).toBe('2026-11-23');
  expect(dayOf(Date.parse(start), zone)).toBe('2026-11-23');
});

it('a day on which the clocks are put forward is an hour shorter', () => {
  const zone = 'America/New_York';
  expect(startOfDay('2026-03-08', zone)?.toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(endOfDay('2026-03-08', zone)?.toISOString()).toBe('2026-03-09T04:00:00.000Z');
});

it('an invalid day has neither', () => {
  expect(startOfDay('', 'UTC')).toBeNull();
  // date fields report such years while the year is typed
  expect(startOfDay('0020-11-20', 'UTC')).toBeNull();
  expect(endOfDay('2026-13-40', 'UTC')).toBeNull();
});
