import { momentIn } from './zoned-moment';

test.each([
  ['Asia/Shanghai', '2026-11-24T09:00Z', '2026-11-24T01:00:00.000Z'],
  ['UTC', '2026-11-24T09:00Z', '2026-11-24T09:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-24T00:00Z', '2026-11-23T18:30:00.000Z'],
  // an hour before and after the clocks go back
  ['Europe/Paris', '2026-10-25T01:30Z', '2026-10-24T23:30:00.000Z'],
  ['Europe/Paris', '2026-10-25T03:30Z', '2026-10-25T02:30:00.000Z'],
  ['America/New_York', '2026-03-08T12:00Z', '2026-03-08T16:00:00.000Z'],
])('in %s the clocks show %s at %s', (zone, shown, moment) => {
  expect(momentIn(zone, Date.parse(shown)).toISOString()).toBe(moment);
});
