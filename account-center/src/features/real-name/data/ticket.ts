import { navigate } from '@edu/shared-utility';

/** The ticket of a scanned QR link; null on any other visit. */
export const ticketOf = (search: string): string | null =>
  new URLSearchParams(search).get('ticket') || null;

/**
 * The contract puts the phone number into the link (specification §9). Here it is omitted, since the ticket identifies
 * the person and addresses are visible and stored in the history.
 */
export function dropPhone(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('phone')) return;
  query.delete('phone');
  navigate(`${pathname}?${query}${hash}`, { replace: true });
}
