import { navigate } from '@edu/shared-utility';

/** The ticket of a scanned QR link; null on any other visit. */
export const ticketOf = (search: string): string | null =>
  new URLSearchParams(search).get('ticket') || null;

/**
 * The contract puts the person's number into the link (specification §9); here the ticket says who it is, and a number
 * would stand in the address bar and the history of a phone for everybody to read.
 */
export function dropPhone(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('phone')) return;
  query.delete('phone');
  navigate(`${pathname}?${query}${hash}`, { replace: true });
}
