import type { ResourceKind } from '@edu/shared-utility';
import { loadedOf, useReturnToTab } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../../../common/data';

const pageSize = 12;
/** Pause in typing before the search, in ms. */
const DEBOUNCE = 300;

/** Files of a kind that an article may use now: the organisation's own and granted ones. */
export function useUsableFiles(kind: ResourceKind) {
  const [input, setInput] = useState('');
  const [query, setQuery] = useState({ keyword: '', pageNum: 1 });
  useEffect(() => {
    const keyword = input.trim();
    if (keyword === query.keyword) return;
    const timer = setTimeout(() => setQuery({ keyword, pageNum: 1 }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [input, query.keyword]);
  const read = data.useResourceFindByConditionWithPageQuery({
    ...{ kind, usable: true, pageSize, pageNum: query.pageNum, sort: '-updatedAt' },
    ...(query.keyword && { keyword: query.keyword }),
  });
  const { refetch } = read;
  // A file that was uploaded in another tab is found on return.
  useReturnToTab(refetch);
  return {
    load: loadedOf(read),
    retry: () => void refetch(),
    ...{ input, setInput, pageSize, pageNum: query.pageNum },
    goTo: (pageNum: number) => setQuery({ ...query, pageNum }),
  };
}
