/** What this machine calls a time zone: its name, or an offset such as `+08:00`; null for one that it does not know. */
export function timeZoneName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
