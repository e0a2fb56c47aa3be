import { emit, useContextValue } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Names a page that the menu lacks, in the browser tab and in the last breadcrumb; null while the name is loading. */
export function usePageName(name: string | null): void {
  const { pathname } = useLocation();
  const site = useContextValue('pageTitle');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame removes the breadcrumb when the address changes
  useEffect(() => {
    if (!name) return;
    document.title = [name, site].filter(Boolean).join(' · ');
    emit('breadcrumb:append', { label: name });
  }, [name, site, pathname]);
}
