import { mayFetchAhead, whenIdle } from '@edu/shared-utility';
import { entranceModule, frameModule } from '../activity';
import { mostVisited } from './visits';

/** Modules worth fetching ahead: the frame on the entrance, elsewhere the applications visited most. */
export function modulesToFetch(
  active: string | null,
  isInstalled: (module: string) => boolean,
  visited: readonly string[],
  limit: number,
): string[] {
  const frame = active === entranceModule ? [frameModule] : [];
  const apps = visited.filter((name) => ![active, frameModule, entranceModule].includes(name));
  return [...frame, ...apps.slice(0, limit)].filter(isInstalled);
}

export interface PrefetchHost {
  load(module: string): Promise<unknown>;
  isInstalled(module: string): boolean;
  active(): string | null;
  store: Pick<Storage, 'getItem'>;
}

const LIMIT = 2;
/** In ms: the frame is also fetched for a person who does not type yet. */
const PREFETCH_DELAY = 4_000;

/**
 * Fetches modules ahead, one after the other in idle moments: on the entrance from the first keystroke on,
 * elsewhere once a page is idle. Each is tried once; a failure is ignored.
 */
export function createPrefetch(host: PrefetchHost): { onNavigationEnd(): void } {
  const tried = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    const module = modulesToFetch(
      host.active(),
      host.isInstalled,
      mostVisited(host.store),
      LIMIT,
    ).find((name) => !tried.has(name));
    if (!module) return;
    tried.add(module);
    whenIdle(() => {
      host.load(module).then(next, next);
    });
  }
  function begin(): void {
    clearTimeout(timer);
    document.removeEventListener('input', begin);
    next();
  }
  return {
    onNavigationEnd() {
      if (!mayFetchAhead()) return;
      clearTimeout(timer);
      timer = setTimeout(begin, PREFETCH_DELAY);
      if (host.active() === entranceModule) document.addEventListener('input', begin);
    },
  };
}
