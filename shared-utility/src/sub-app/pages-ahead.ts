import { isValidElement } from 'react';
import { isCalling } from '../http/transport';
import { mayFetchAhead, whenIdle } from '../idle';
import type { AppRouterProps } from '../react';
import { context, type MenuNode } from '../storage';
import type { LazyPage } from './lazy-page';

/** Long enough for a page that has just been opened to ask for what it shows. */
const PREFETCH_DELAY = 500;

const pathsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [path.split(/[?#]/)[0] ?? '', ...pathsOf(children)]);

/**
 * Fetches the code of the pages to which this person's menu leads, without their data: one at a time, in idle moments
 * without a pending request, and never on a metered connection. A page whose code fails is fetched when it is opened.
 */
export function fetchPagesAhead({ basename, routes }: AppRouterProps, life: AbortSignal): void {
  const left = new Map<string, LazyPage['fetch']>();
  for (const { path, element } of routes) {
    const fetch = isValidElement(element) && (element.type as Partial<LazyPage>).fetch;
    if (path && fetch) left.set(basename + path, fetch);
  }
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => {
    timer = setTimeout(() => whenIdle(next), PREFETCH_DELAY);
  };
  function next(): void {
    const menu = context.get('menu');
    if (life.aborted || !mayFetchAhead()) return;
    if (isCalling() || menu.status === 'loading') {
      rest();
      return;
    }
    const path = menu.status === 'ready' && pathsOf(menu.nodes).find((value) => left.has(value));
    const fetch = path && left.get(path);
    if (!fetch) return;
    left.delete(path);
    fetch().then(
      () => whenIdle(next),
      () => {},
    );
  }
  life.addEventListener('abort', () => clearTimeout(timer));
  rest();
}
