import { type ComponentType, useSyncExternalStore } from 'react';

const redraws = new Set<() => void>();

/**
 * A component that Vite's `hot.accept` can replace without a page load. The shared React is a production build without
 * Fast Refresh, so the component loses its state.
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
