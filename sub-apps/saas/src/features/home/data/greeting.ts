/** @param hour in the person's time zone, 0 to 23 */
export const greetingOf = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};

/** The hour of an instant in a time zone. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(
      moment,
    ),
  );
