import type { LiveInput } from '@edu/shared-utility';

/** How long before its beginning people are reminded. */
export const reminders = [
  null,
  0,
  5,
  15,
  30,
  60,
  1440,
] as const satisfies readonly LiveInput['remindMinutes'][];
