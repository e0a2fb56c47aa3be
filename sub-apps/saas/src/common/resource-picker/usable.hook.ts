import type { ResourceFilter, ResourceKind } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../page-data';

const pageSize = 12;
/** So long typing rests before it is searched for. */
const rest = 300;

/** What may be put into a course now, page by page: own resources and those that the organisation was granted. */
export function useUsable(firstKind: ResourceKind) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<
    Pick<ResourceFilter, 'kind' | 'keyword' | 'categoryId'> & { pageNum: number }
  >({ kind: firstKind, pageNum: 1 });
  useEffect(() => {
    const keyword = typed.trim();
    if (keyword === (asked.keyword ?? '')) return;
    const timer = setTimeout(() => {
      setAsked(({ keyword: _, ...others }) => ({
        ...others,
        ...(keyword && { keyword }),
        pageNum: 1,
      }));
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, asked.keyword]);
  const read = data.useResourceFindByConditionWithPageQuery({
    ...asked,
    usable: true,
    pageSize,
    sort: '-updatedAt',
  });
  const { refetch } = read;
  // who uploads a file in another tab finds it first on coming back
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);
  return {
    load: loadedOf(read),
    retry: () => void refetch(),
    kind: asked.kind ?? firstKind,
    categoryId: asked.categoryId ?? null,
    pageNum: asked.pageNum,
    pageSize,
    typed,
    setTyped,
    isFiltered: Boolean(asked.keyword ?? asked.categoryId),
    goTo: (pageNum: number) => setAsked({ ...asked, pageNum }),
    // categories are of one kind
    setKind: (kind: ResourceKind) =>
      setAsked(({ categoryId: _, ...others }) => ({ ...others, kind, pageNum: 1 })),
    setCategory: (categoryId: string | null) =>
      setAsked(({ categoryId: _, ...others }) => ({
        ...others,
        ...(categoryId && { categoryId }),
        pageNum: 1,
      })),
    clear: () => {
      setTyped('');
      setAsked({ kind: asked.kind ?? firstKind, pageNum: 1 });
    },
  };
}
