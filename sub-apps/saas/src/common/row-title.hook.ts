import { emit, usePageTitle } from '@edu/shared-utility';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Sets the page's title and its last breadcrumb, on each of its tabs; null until it is known. */
export function useRowTitle(title: string | null): void {
  const { pathname } = useLocation();
  usePageTitle(title, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame keeps it for the address at which it was said
  useEffect(() => {
    if (title) emit('breadcrumb:append', { label: title });
  }, [title, pathname]);
}
