import type { ResourceFilter, ResourceKind } from '@edu/shared-utility';
import { loadedOf, useReturnToTab } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../page-data';

const pageSize = 12;
/** Pause in typing before the search, in ms. */
const debounceMs = 300;

/** Resources that a course may use now, page by page: the organisation's own and granted ones. */
export function useUsableResources(firstKind: ResourceKind) {
  const [input, setInput] = useState('');
  const [query, setQuery] = useState<
    Pick<ResourceFilter, 'kind' | 'keyword' | 'categoryId'> & { pageNum: number }
  >({ kind: firstKind, pageNum: 1 });
  useEffect(() => {
    const keyword = input.trim();
    if (keyword === (query.keyword ?? '')) return;
    const timer = setTimeout(() => {
      setQuery(({ keyword: _, ...others }) => ({
        ...others,
        ...(keyword && { keyword }),
        pageNum: 1,
      }));
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [input, query.keyword]);
  const read = data.useResourceFindByConditionWithPageQuery({
    ...query,
    usable: true,
    pageSize,
    sort: '-updatedAt',
  });
  const { refetch } = read;
  // A file that was uploaded in another tab is found on return.
  useReturnToTab(refetch);
  return {
    load: loadedOf(read),
    retry: () => void refetch(),
    kind: query.kind ?? firstKind,
    categoryId: query.categoryId ?? null,
    pageNum: query.pageNum,
    pageSize,
    input,
    setInput,
    isFiltered: Boolean(query.keyword ?? query.categoryId),
    goTo: (pageNum: number) => setQuery({ ...query, pageNum }),
    // Categories belong to one kind, so the filter is reset.
    setKind: (kind: ResourceKind) =>
      setQuery(({ categoryId: _, ...others }) => ({ ...others, kind, pageNum: 1 })),
    setCategory: (categoryId: string | null) =>
      setQuery(({ categoryId: _, ...others }) => ({
        ...others,
        ...(categoryId && { categoryId }),
        pageNum: 1,
      })),
    clear: () => {
      setInput('');
      setQuery({ kind: query.kind ?? firstKind, pageNum: 1 });
    },
  };
}
