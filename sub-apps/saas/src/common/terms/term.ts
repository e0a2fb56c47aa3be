import { momentIn } from '@edu/shared-utility/admin';

/** How long a right holds: for ever, for so many days, or until the end of a day. */
export type Term =
  | { readonly kind: 'ever' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'until'; readonly day: string };

export const spans = [30, 90, 180, 365] as const;

const aDay = 86_400_000;

/** The first moment after that day by the clocks of the person's time zone. */
function endOf(day: string, zone: string): Date | null {
  const shown = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(shown) ? null : momentIn(zone, shown + aDay);
}

/** Null for ever; undefined where no day was chosen, or one that is over. */
export function endOfTerm(term: Term, zone: string, now = Date.now()): string | null | undefined {
  if (term.kind === 'ever') return null;
  const end = term.kind === 'days' ? new Date(now + term.days * aDay) : endOf(term.day, zone);
  return end && end.getTime() > now ? end.toISOString() : undefined;
}
