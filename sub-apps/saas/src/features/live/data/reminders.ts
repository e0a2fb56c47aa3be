import type { LiveInput } from '@edu/shared-utility';

/** Minutes before the beginning at which people are reminded; null for none. */
export const reminders = [
  null,
  0,
  5,
  15,
  30,
  60,
  1440,
] as const satisfies readonly LiveInput['remindMinutes'][];
