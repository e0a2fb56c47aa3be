import { useEffect, useState } from 'react';
import { type ProviderResults, searchAll } from '../data/provider-results';

const noResults: readonly ProviderResults[] = [];

/** The apps' results for a query, as they arrive; results of former queries are dropped. */
export function useProviderResults(query: string): readonly ProviderResults[] {
  const [answer, setAnswer] = useState<{ query: string; results: readonly ProviderResults[] }>();
  useEffect(() => searchAll(query, (results) => setAnswer({ query, results })), [query]);
  return answer?.query === query ? answer.results : noResults;
}
