import { useEffect, useState } from 'react';
import { askAll, type Offer } from '../data/offers';

const none: readonly Offer[] = [];

/** What apps find for a query, as it comes in; nothing of an earlier query stays. */
export function useOffers(query: string): readonly Offer[] {
  const [known, setKnown] = useState<{ query: string; offers: readonly Offer[] }>();
  useEffect(() => askAll(query, (offers) => setKnown({ query, offers })), [query]);
  return known?.query === query ? known.offers : none;
}
