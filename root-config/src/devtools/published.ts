import { api, can, type ImportMapState, loadPermissions } from '@edu/shared-utility';
import type { ModuleLoader } from '../module-loader';

/** One module whose addresses are not the same everywhere; null where it is not named. */
export interface Difference {
  readonly name: string;
  readonly here: string | null;
  readonly served: string | null;
  /** As the operator wrote it; undefined where the operator's map may not be seen. */
  readonly written?: string | null;
}

export interface Comparison {
  readonly revision: string | null;
  readonly servedRevision: string | null;
  /** Whether this person may see the operator's map. */
  readonly seesOperators: boolean;
  readonly compared: number;
  readonly differences: readonly Difference[];
}

type Lines = Readonly<Record<string, string>>;

/** A look that gets no answer must end. In ms. */
const FETCH_TIMEOUT = 20_000;

/** Asked for here, not by `live-map`: shared with it, that would be one request more for everybody. */
async function servedMap(address: string): Promise<{ imports: Lines; revision: string | null }> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  const answer = await fetch(address, { cache: 'no-store', signal });
  const map: { imports?: Lines } = await answer.json();
  if (!answer.ok || !map.imports) throw new Error(`${address} answers ${answer.status}`);
  return { imports: map.imports, revision: answer.headers.get('etag') };
}

async function operatorsMap(): Promise<ImportMapState | null> {
  await loadPermissions();
  if (!can('platform.modules')) return null;
  try {
    return await api.importMap.state({});
  } catch {
    // A platform of others has none.
    return null;
  }
}

/** What differs between three maps; the operator's line is the same when browsers get what this page has. */
export function differencesOf(
  here: Lines,
  served: Lines,
  operators: ImportMapState['lines'] | null,
  resolve: (address: string) => string,
): Difference[] {
  const lines = new Map((operators ?? []).map((line) => [line.name, line]));
  const names = new Set([...Object.keys(here), ...Object.keys(served), ...lines.keys()]);
  return [...names].sort().flatMap((name) => {
    const line = lines.get(name);
    const mine = here[name] ?? null;
    const theirs = served[name] ?? null;
    const servedUrl = line?.served == null ? null : resolve(line.served);
    if (mine === theirs && (operators === null || mine === servedUrl)) return [];
    const written = operators === null ? {} : { written: line?.address ?? null };
    return [{ name, here: mine, served: theirs, ...written }];
  });
}

/** Asks for the map as it is served now, and for the operator's where that may be seen. */
export async function compareMaps(loader: ModuleLoader): Promise<Comparison> {
  const [answer, operators] = await Promise.all([
    servedMap(loader.pageMap()?.base ?? '/importmap.json'),
    operatorsMap(),
  ]);
  const names = loader.names();
  const here = Object.fromEntries(names.map((name) => [name, loader.addressOf(name) ?? '']));
  const { imports: served } = loader.resolveMap({ imports: answer.imports });
  const resolve = (address: string) => new URL(address, window.location.origin).href;
  return {
    revision: loader.revision(),
    servedRevision: answer.revision,
    seesOperators: operators !== null,
    compared: names.length,
    differences: differencesOf(here, served, operators?.lines ?? null, resolve),
  };
}
