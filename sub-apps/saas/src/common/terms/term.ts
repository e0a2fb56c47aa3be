import { dayMs, endOfDay } from '../days';

/** How long a right is valid: without limit, for a number of days, or until the end of a day. */
export type Term =
  | { readonly kind: 'ever' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'until'; readonly day: string };

/** Options in days. */
export const offeredDays = [30, 90, 180, 365] as const;

/** End of the term as an ISO date: null without limit, undefined if no day or a past one is selected. */
export function endOfTerm(term: Term, zone: string, now = Date.now()): string | null | undefined {
  if (term.kind === 'ever') return null;
  const end = term.kind === 'days' ? new Date(now + term.days * dayMs) : endOfDay(term.day, zone);
  return end && end.getTime() > now ? end.toISOString() : undefined;
}
