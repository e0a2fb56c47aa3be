import { useEffect } from 'react';

/** Sets the tab's title, `<page> · <site>`, while the component is mounted; null leaves it unchanged. */
export function usePageTitle(page: string | null, site: string | null): void {
  useEffect(() => {
    if (page === null) return;
    const before = document.title;
    document.title = `${page} · ${site || before}`;
    const ownTitle = document.title;
    return () => {
      // The next page's title may be there already.
      if (document.title === ownTitle) document.title = before;
    };
  }, [page, site]);
}
