/** The canonical name of a time zone, or an offset such as `+08:00`; null for one that this machine does not know. */
export function timeZoneName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
