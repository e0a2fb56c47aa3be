import { useEffect } from 'react';

/** Names the page in its tab, `<page> · <site>`, for as long as the component is mounted; null leaves the tab alone. */
export function usePageTitle(page: string | null, site: string | null): void {
  useEffect(() => {
    if (page === null) return;
    const before = document.title;
    document.title = `${page} · ${site || before}`;
    return () => {
      document.title = before;
    };
  }, [page, site]);
}
