import { useEffect, useState } from 'react';
import { askAll, type Offer } from '../data/offers';

const noOffers: readonly Offer[] = [];

/** The apps' results for a query, as they arrive; results of former queries are dropped. */
export function useOffers(query: string): readonly Offer[] {
  const [found, setFound] = useState<{ query: string; offers: readonly Offer[] }>();
  useEffect(() => askAll(query, (offers) => setFound({ query, offers })), [query]);
  return found?.query === query ? found.offers : noOffers;
}
