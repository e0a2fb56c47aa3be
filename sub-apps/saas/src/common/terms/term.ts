import { aDay, endOfDay } from '../days';

/** How long a right holds: for ever, for so many days, or until the end of a day. */
export type Term =
  | { readonly kind: 'ever' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'until'; readonly day: string };

/** The numbers of days that are offered. */
export const offeredDays = [30, 90, 180, 365] as const;

/** Null for ever; undefined where no day was chosen, or one that is over. */
export function endOfTerm(term: Term, zone: string, now = Date.now()): string | null | undefined {
  if (term.kind === 'ever') return null;
  const end = term.kind === 'days' ? new Date(now + term.days * aDay) : endOfDay(term.day, zone);
  return end && end.getTime() > now ? end.toISOString() : undefined;
}
