import type { Override } from '../page-map/overrides';
import { showSlowStart } from './boot-error';
import { firstFiles } from './first-files';

/** In ms. Over a slow connection a file arrives now and then; if none arrives for this long, a request may hang. */
const SLOW_AFTER = 3_000;

/**
 * Shows a card while the start makes no progress, with a button that repeats hanging requests.
 *
 * @returns a function that ends the watch and removes the card
 */
export function watchStart(overrides: () => readonly Override[]): () => void {
  let card: HTMLElement | undefined;
  let hasRetried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, SLOW_AFTER);
  };
  const retry = () => {
    // Only requests from before the wait: later ones may just be slow.
    const pendingFiles = hasRetried ? [] : firstFiles.waitingFor(SLOW_AFTER / 2);
    // Reloading the page also closes hanging connections.
    if (pendingFiles.length === 0) return window.location.reload();
    hasRetried = true;
    card?.remove();
    card = undefined;
    pendingFiles.forEach(firstFiles.retry);
    wait();
  };
  function show(): void {
    card = showSlowStart(overrides(), retry);
  }
  const resourceObserver = new PerformanceObserver(() => {
    if (!card) wait();
  });
  resourceObserver.observe({ type: 'resource' });
  wait();
  return () => {
    clearTimeout(timer);
    resourceObserver.disconnect();
    card?.remove();
  };
}
