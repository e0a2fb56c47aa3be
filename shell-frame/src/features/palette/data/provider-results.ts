import { effectiveTiming, type SearchProvider, searchProviders } from '@edu/shared-utility';
import { entriesOf } from './entries';
import type { Entry } from './search';

/** Results of one provider for a query. */
export interface ProviderResults {
  readonly id: string;
  readonly label: string;
  readonly status: 'waiting' | 'found' | 'failed' | 'late';
  readonly entries: readonly Entry[];
}

/** Maximum number of results per provider, so that others stay visible. */
const maxHits = 5;

function labelOf({ id, label }: SearchProvider): string {
  try {
    return String(label());
  } catch {
    return id;
  }
}

/** A single Latin letter would match nearly everybody; one Chinese character is half a name. */
export const isSearchable = (query: string): boolean =>
  query.trim().length > 1 || /\p{Script=Han}/u.test(query);

async function searchOne(
  provider: SearchProvider,
  query: string,
  signal: AbortSignal,
): Promise<Pick<ProviderResults, 'status' | 'entries'>> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), effectiveTiming().searchProviderTimeout);
  });
  try {
    const hits = await Promise.race([provider.search(query, controller.signal), timeout]);
    if (hits === 'late') return { status: 'late', entries: [] };
    return { status: 'found', entries: entriesOf(provider.id, hits).slice(0, maxHits) };
  } catch (error) {
    if (!signal.aborted) console.warn(`The search of ${provider.id} failed.`, error);
    return { status: 'failed', entries: [] };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/**
 * Queries every provider once typing pauses; `onResults` is called with all results whenever one has responded.
 * Providers cannot delay or break each other. The returned function cancels everything.
 */
export function searchAll(
  query: string,
  onResults: (results: readonly ProviderResults[]) => void,
): () => void {
  const providers = isSearchable(query) ? searchProviders() : [];
  let results = providers.map(
    (provider): ProviderResults => ({
      id: provider.id,
      label: labelOf(provider),
      status: 'waiting',
      entries: [],
    }),
  );
  onResults(results);
  if (providers.length === 0) return () => {};
  const calling = new AbortController();
  const timer = setTimeout(() => {
    for (const provider of providers) {
      void searchOne(provider, query.trim(), calling.signal).then((answer) => {
        if (calling.signal.aborted) return;
        results = results.map((result) =>
          result.id === provider.id ? { ...result, ...answer } : result,
        );
        onResults(results);
      });
    }
  }, effectiveTiming().searchDelay);
  return () => {
    clearTimeout(timer);
    calling.abort();
  };
}

/** Actions that apps offer; an app that throws offers none. */
export const offeredActions = (): readonly Entry[] =>
  searchProviders().flatMap((provider) => {
    try {
      const entries = entriesOf(provider.id, provider.actions?.() ?? []);
      return entries.map((entry) => ({ ...entry, trail: entry.trail || labelOf(provider) }));
    } catch (error) {
      console.warn(`The actions of ${provider.id} failed.`, error);
      return [];
    }
  });
