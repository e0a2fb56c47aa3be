/** Today's date in a time zone, as `2026-11-24`. */
export function todayIn(zone: string, now = new Date()): string {
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // the Swedish locale formats dates as ISO 8601
  return new Intl.DateTimeFormat('sv-SE', options).format(now);
}
