/** @jest-environment node */
import { dayOf, daysOf, localDateTime, momentOf, plusMonths, spanOf, weeksOf } from './days';

it.each([
  ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['in summer', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['before the clocks go forward', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['after the clocks went forward', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['after the clocks went back', '2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
])('Paris shows a time %s', (_, shown, iso) => {
  expect(momentOf('Europe/Paris', shown)?.toISOString()).toBe(iso);
  expect(localDateTime('Europe/Paris', iso)).toBe(shown);
});

it.each(['2027-03-28T02:30', '', '2026-13-01T09:00', '2026-12-01'])(
  'Paris shows no time %s',
  (shown) => expect(momentOf('Europe/Paris', shown)).toBeNull(),
);

it('a month has whole weeks from Monday, a week its seven days', () => {
  const weeks = weeksOf('month', '2026-11-23');
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weeksOf('week', '2026-11-29')).toEqual([
    ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
  ]);
  expect(weeksOf('month', '2027-02-10')).toHaveLength(4);
});

it('a week with a change of clocks is an hour shorter or longer', () => {
  const hours = (day: string): number => {
    const { from, to } = spanOf('Europe/Paris', weeksOf('week', day));
    return (Date.parse(to) - Date.parse(from)) / 3_600_000;
  };
  expect([hours('2027-03-25'), hours('2027-10-27'), hours('2027-06-01')]).toEqual([167, 169, 168]);
});

it('the last day of a month moves to the last of the next', () => {
  expect(plusMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(plusMonths('2027-01-31', -2)).toBe('2026-11-30');
});

it('a session over midnight is on both days, one that ends at midnight on one', () => {
  const times = (startsAt: string, endsAt: string) => daysOf('Asia/Shanghai', { startsAt, endsAt });
  expect(times('2026-11-23T15:00:00Z', '2026-11-23T17:00:00Z')).toEqual([
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(times('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z')).toEqual(['2026-11-23']);
  expect(dayOf('America/New_York', '2026-11-23T03:00:00Z')).toBe('2026-11-22');
});
