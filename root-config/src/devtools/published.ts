import { api, can, type ImportMapState, loadPermissions } from '@edu/shared-utility';
import type { ModuleLoader } from '../module-loader';

/** A module whose addresses differ between the maps; null where a map does not name it. */
export interface Difference {
  readonly name: string;
  readonly here: string | null;
  readonly served: string | null;
  /** The address that the operator wrote; undefined for people who may not see the operator's map. */
  readonly written?: string | null;
}

export interface Comparison {
  readonly revision: string | null;
  readonly servedRevision: string | null;
  /** Whether this person may see the operator's map. */
  readonly seesOperators: boolean;
  readonly comparedCount: number;
  readonly differences: readonly Difference[];
}

type Lines = Readonly<Record<string, string>>;

/** A request that gets no response must end. In ms. */
const FETCH_TIMEOUT = 20_000;

/** Fetched here and not by `live-map`: a shared chunk would cost everybody one more request. */
async function servedMap(address: string): Promise<{ imports: Lines; revision: string | null }> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT);
  const response = await fetch(address, { cache: 'no-store', signal });
  const map: { imports?: Lines } = await response.json();
  if (!response.ok || !map.imports) throw new Error(`${address} answers ${response.status}`);
  return { imports: map.imports, revision: response.headers.get('etag') };
}

async function operatorsMap(): Promise<ImportMapState | null> {
  await loadPermissions();
  if (!can('platform.modules')) return null;
  try {
    return await api.importMap.state({});
  } catch {
    // Another platform's server may not have this call.
    return null;
  }
}

/**
 * The differences between three maps. The operator's address counts as equal when browsers get the address that
 * this page has.
 */
export function differencesOf(
  ownLines: Lines,
  served: Lines,
  operators: ImportMapState['lines'] | null,
  resolve: (address: string) => string,
): Difference[] {
  const lines = new Map((operators ?? []).map((line) => [line.name, line]));
  const names = new Set([...Object.keys(ownLines), ...Object.keys(served), ...lines.keys()]);
  return [...names].sort().flatMap((name) => {
    const line = lines.get(name);
    const localAddress = ownLines[name] ?? null;
    const servedAddress = served[name] ?? null;
    const servedUrl = line?.served == null ? null : resolve(line.served);
    if (localAddress === servedAddress && (operators === null || localAddress === servedUrl))
      return [];
    const written = operators === null ? {} : { written: line?.address ?? null };
    return [{ name, here: localAddress, served: servedAddress, ...written }];
  });
}

/** Fetches the map that is served now, and the operator's where the person may see it. */
export async function compareMaps(loader: ModuleLoader): Promise<Comparison> {
  const [answer, operators] = await Promise.all([
    servedMap(loader.pageMap()?.base ?? '/importmap.json'),
    operatorsMap(),
  ]);
  const names = loader.names();
  const ownLines = Object.fromEntries(names.map((name) => [name, loader.addressOf(name) ?? '']));
  const { imports: served } = loader.resolveMap({ imports: answer.imports });
  const resolve = (address: string) => new URL(address, window.location.origin).href;
  return {
    revision: loader.revision(),
    servedRevision: answer.revision,
    seesOperators: operators !== null,
    comparedCount: names.length,
    differences: differencesOf(ownLines, served, operators?.lines ?? null, resolve),
  };
}
