import type { Override } from '../page-map/overrides';
import { showSlowStart } from './boot-error';
import { firstFiles } from './first-files';

/** In ms. A slow link brings a file now and then; where none comes for this long, one may hang. */
const SLOW_AFTER = 3_000;

/**
 * Says that the start takes long while nothing arrives, and offers to ask again for what hangs. The function that it
 * returns ends that.
 */
export function watchStart(overrides: () => readonly Override[]): () => void {
  let card: HTMLElement | undefined;
  let hasAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, SLOW_AFTER);
  };
  const retry = () => {
    // what began meanwhile is only slow
    const hanging = hasAsked ? [] : firstFiles.waitingFor(SLOW_AFTER / 2);
    // loading the page lets go the connections that hang, too
    if (hanging.length === 0) return window.location.reload();
    hasAsked = true;
    card?.remove();
    card = undefined;
    hanging.forEach(firstFiles.again);
    wait();
  };
  function show(): void {
    card = showSlowStart(overrides(), retry);
  }
  const arrivals = new PerformanceObserver(() => {
    if (!card) wait();
  });
  arrivals.observe({ type: 'resource' });
  wait();
  return () => {
    clearTimeout(timer);
    arrivals.disconnect();
    card?.remove();
  };
}
