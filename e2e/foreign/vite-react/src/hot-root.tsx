import { type ComponentType, useSyncExternalStore } from 'react';

const redraws = new Set<() => void>();

/**
 * A component that gives way to a newer one without a page load, as Vite's `hot.accept` brings it. The shared React has
 * no Fast Refresh, for it is a production build: what the component itself remembers begins anew.
 */
export function hotRoot(first: ComponentType) {
  let Current = first;
  const subscribe = (redraw: () => void) => {
    redraws.add(redraw);
    return () => void redraws.delete(redraw);
  };
  const Root = () => {
    const Shown = useSyncExternalStore(subscribe, () => Current);
    return <Shown />;
  };
  const replace = (next: ComponentType) => {
    Current = next;
    for (const redraw of redraws) redraw();
  };
  return { Root, replace };
}
