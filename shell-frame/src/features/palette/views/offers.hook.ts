import { useEffect, useState } from 'react';
import { type Offer, searchAll } from '../data/offers';

const noOffers: readonly Offer[] = [];

/** The apps' results for a query, as they arrive; results of former queries are dropped. */
export function useOffers(query: string): readonly Offer[] {
  const [answer, setAnswer] = useState<{ query: string; offers: readonly Offer[] }>();
  useEffect(() => searchAll(query, (offers) => setAnswer({ query, offers })), [query]);
  return answer?.query === query ? answer.offers : noOffers;
}
