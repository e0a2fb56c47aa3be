const minute = 60_000;

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function utcOffset(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const partValue = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const zonedTime = Date.UTC(
    partValue('year'),
    partValue('month') - 1,
    partValue('day'),
    partValue('hour'),
    partValue('minute'),
  );
  return zonedTime - Math.floor(moment / minute) * minute;
}

/**
 * The moment at which the clocks of a time zone show something.
 *
 * @param clockTime what they show, as if it were UTC: `Date.UTC(2026, 10, 24, 9, 0)` for nine o'clock
 */
export function momentIn(timeZone: string, clockTime: number): Date {
  // twice: the clocks may change between that moment there and the same in UTC
  const firstGuess = clockTime - utcOffset(timeZone, clockTime);
  return new Date(clockTime - utcOffset(timeZone, firstGuess));
}
