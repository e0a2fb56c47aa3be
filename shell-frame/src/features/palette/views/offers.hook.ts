import { useEffect, useState } from 'react';
import { askAll, type Offer } from '../data/offers';

const none: readonly Offer[] = [];

/** What apps find for a query, as it comes in; nothing of an earlier query stays. */
export function useOffers(query: string): readonly Offer[] {
  const [found, setFound] = useState<{ query: string; offers: readonly Offer[] }>();
  useEffect(() => askAll(query, (offers) => setFound({ query, offers })), [query]);
  return found?.query === query ? found.offers : none;
}
