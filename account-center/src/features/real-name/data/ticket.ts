/** The ticket of a scanned QR link; null on any other visit. */
export const ticketOf = (search: string): string | null =>
  new URLSearchParams(search).get('ticket') || null;
