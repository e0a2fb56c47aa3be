import type { MapRevision } from './live-map';
import type { BuiltFile } from './manifest';

const BASE = ['@edu/root-config', '@edu/shared-utility'];

/** Comes on demand, but nobody logged in sees a page that needs no call. */
const CALLS = 'axios';

/** What a page at this path imports no matter who asks, and what only somebody logged in gets to see. */
export interface EntryModules {
  readonly always: readonly string[];
  readonly session: readonly string[];
}

/** Walls: anybody sees the first, who is logged in the other. */
const PUBLIC_WALLS = /^\/saas\/screen\/(governmentDataScreen|trainRegulation)\/?$/;
const OWN_WALL = /^\/saas\/EasyScreen\/?$/;

/** Unknown segments open inside the frame; what follows `/` only the browser knows. */
export function entryModules(path: string): EntryModules {
  if (PUBLIC_WALLS.test(path)) return { always: [...BASE, CALLS, '@edu-app/screens'], session: [] };
  if (OWN_WALL.test(path)) return { always: BASE, session: [CALLS, '@edu-app/screens'] };
  const segment = path.split('/')[1] ?? '';
  switch (segment) {
    case 'entrance':
    case 'entrance_new':
      return { always: [...BASE, '@edu/entrance'], session: [] };
    case 'error':
      return { always: BASE, session: [] };
    case 'personal':
      if (/^\/personal\/settings\/?$/.test(path)) {
        return { always: BASE, session: [CALLS, '@edu/shell-frame', '@edu/shell-frame/settings'] };
      }
      return { always: [...BASE, '@edu/account-center'], session: [] };
    case '':
      return { always: BASE, session: [CALLS, '@edu/shell-frame'] };
    default:
      return { always: BASE, session: [CALLS, '@edu/shell-frame', `@edu-app/${segment}`] };
  }
}

/**
 * Every local file in the import closure of these modules, static chunks included: what one module needs before what
 * only the next does, since it starts meanwhile; within it the heaviest first, each after what it imports, so that
 * boot evaluates the large libraries while the rest is on its way.
 */
export function closure(revision: MapRevision, names: readonly string[]): BuiltFile[] {
  const { source, manifest } = revision;
  const moduleOf = (name: string) => manifest.modules[source.imports[name] ?? ''];
  const weight = (name: string) => moduleOf(name)?.bytes?.br ?? 0;
  const addresses = new Set<string>();
  for (const root of names) {
    const own = new Set([root]);
    for (const name of own) for (const next of moduleOf(name)?.imports ?? []) own.add(next);
    for (const name of [...own].sort((a, b) => weight(b) - weight(a))) addresses.add(name);
  }
  const order = [...addresses];

  const files = new Map<string, BuiltFile>();
  const placed = new Set<string>();
  const addModule = (name: string) => {
    const module = moduleOf(name);
    if (!module || placed.has(name)) return;
    placed.add(name);
    for (const next of order.filter((value) => module.imports.includes(value))) addModule(next);
    for (const { file, integrity } of [module, ...module.chunks])
      files.set(file, { file, integrity });
  };
  for (const name of order) addModule(name);
  return [...files.values()];
}

/** `<link rel="preload">` for each file; no `crossorigin`, as same-origin scripts load without it. */
export function preloadLinks(files: readonly BuiltFile[]): string {
  return files
    .map(
      ({ file, integrity }) =>
        `<link rel="preload" as="script" href="${file}" integrity="${integrity}">`,
    )
    .join('\n    ');
}

/**
 * What the page's inline script preloads when the browser holds a token, `[[file, integrity], …]`: the guard sends
 * everybody else to the login page, where these files would be fetched for nothing.
 */
export function sessionPreloads(revision: MapRevision, { always, session }: EntryModules): string {
  const known = new Set(closure(revision, always).map(({ file }) => file));
  const files = closure(revision, session).filter(({ file }) => !known.has(file));
  return JSON.stringify(files.map(({ file, integrity }) => [file, integrity]));
}
