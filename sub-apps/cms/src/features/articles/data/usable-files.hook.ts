import type { ResourceKind } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { useEffect, useState } from 'react';
import { data } from '../../../common/data';

const pageSize = 12;
/** So long typing rests before it is searched for. */
const DEBOUNCE = 300;

/** Files of one kind that an article may show now: own ones, and those that the organisation was granted. */
export function useUsableFiles(kind: ResourceKind) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ keyword: '', pageNum: 1 });
  useEffect(() => {
    const keyword = typed.trim();
    if (keyword === asked.keyword) return;
    const timer = setTimeout(() => setAsked({ keyword, pageNum: 1 }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, asked.keyword]);
  const read = data.useResourceFindByConditionWithPageQuery({
    ...{ kind, usable: true, pageSize, pageNum: asked.pageNum, sort: '-updatedAt' },
    ...(asked.keyword && { keyword: asked.keyword }),
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
    ...{ typed, setTyped, pageSize, pageNum: asked.pageNum },
    goTo: (pageNum: number) => setAsked({ ...asked, pageNum }),
  };
}
