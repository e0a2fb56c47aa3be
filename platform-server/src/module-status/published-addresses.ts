import type { LoadedModule } from '@edu/shared-utility/contract';
import type { MapRevision } from '../static/map-revision';

interface ServedMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly rollouts?: readonly { readonly module: string; readonly address: string }[];
}

/** The map as browsers get it in a revision: its lines and rollouts. */
export const servedBy = ({ body }: Pick<MapRevision, 'body'>): ServedMap => JSON.parse(body);

/** A key for a module at an address, neither of which contains a line break. */
const keyOf = ({ module, address }: LoadedModule): string => `${module}\n${address}`;

let cached: { readonly body: string; readonly keys: ReadonlySet<string> } | null = null;

function keysOf(revision: Pick<MapRevision, 'body'>): ReadonlySet<string> {
  if (cached?.body === revision.body) return cached.keys;
  const { imports, rollouts = [] } = servedBy(revision);
  const lines = Object.entries(imports).map(([module, address]) => ({ module, address }));
  cached = { body: revision.body, keys: new Set([...lines, ...rollouts].map(keyOf)) };
  return cached.keys;
}

/** Returns a predicate that tells whether this revision contains the module at that address. */
export function publishedBy(
  revision: Pick<MapRevision, 'body'>,
): (loaded: LoadedModule) => boolean {
  const keys = keysOf(revision);
  return (loaded) => keys.has(keyOf(loaded));
}
