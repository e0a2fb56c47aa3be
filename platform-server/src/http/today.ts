/** The day that it is in a time zone: `2026-11-24`. */
export function todayIn(zone: string, now = new Date()): string {
  const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Sweden writes days as ISO 8601 does
  return new Intl.DateTimeFormat('sv-SE', options).format(now);
}
