import { isValidElement } from 'react';
import { isCalling } from '../http/transport';
import { mayFetchAhead, whenIdle } from '../idle';
import type { AppRouterProps } from '../react';
import { context, type MenuNode } from '../storage';
import type { LazyPage } from './lazy-page';

/** In ms: a page that was just opened sends its own requests first. */
const PREFETCH_DELAY = 500;

const pathsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [path.split(/[?#]/)[0] ?? '', ...pathsOf(children)]);

/**
 * Prefetches the chunks, without data, of the pages in the person's menu: one at a time, when the page is idle and
 * no request is running, and never on a metered connection. A chunk that fails is loaded when its page is opened.
 */
export function fetchPagesAhead({ basename, routes }: AppRouterProps, signal: AbortSignal): void {
  const pagesToFetch = new Map<string, LazyPage['fetch']>();
  for (const { path, element } of routes) {
    const fetch = isValidElement(element) && (element.type as Partial<LazyPage>).fetch;
    if (path && fetch) pagesToFetch.set(basename + path, fetch);
  }
  let timer: ReturnType<typeof setTimeout>;
  const scheduleNext = () => {
    timer = setTimeout(() => whenIdle(next), PREFETCH_DELAY);
  };
  function next(): void {
    const menu = context.get('menu');
    if (signal.aborted || !mayFetchAhead()) return;
    if (isCalling() || menu.status === 'loading') {
      scheduleNext();
      return;
    }
    const path =
      menu.status === 'ready' && pathsOf(menu.nodes).find((value) => pagesToFetch.has(value));
    const fetch = path && pagesToFetch.get(path);
    if (!fetch) return;
    pagesToFetch.delete(path);
    fetch().then(
      () => whenIdle(next),
      () => {},
    );
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  scheduleNext();
}
