import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatQuery, parseQuery, type StudentQuery } from '../data/student-query';

export type SetQuery = (query: StudentQuery, options?: { replace?: boolean }) => void;

/** The list's query lives in the address alone, so reload, back and a shared link all work. */
export function useAddressQuery(): [StudentQuery, SetQuery] {
  const [search, setSearch] = useSearchParams();
  const key = search.toString();
  const query = useMemo(() => parseQuery(new URLSearchParams(key)), [key]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => setSearch(formatQuery(next), options),
    [setSearch],
  );
  return [query, setQuery];
}
