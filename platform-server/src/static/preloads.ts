import type { BuiltFile } from './manifest';
import type { MapRevision } from './map-revision';

const BASE = ['@edu/root-config', '@edu/shared-utility'];

/** Loaded on demand, but every page of a logged-in person makes calls. */
const CALLS = 'axios';

/**
 * Modules that a page at this path imports for everybody (`always`), and those only for logged-in people (`session`).
 */
export interface EntryModules {
  readonly always: readonly string[];
  readonly session: readonly string[];
}

/** Full-screen dashboards: the first pattern is public, the second requires log-in. */
const PUBLIC_SCREENS = /^\/saas\/screen\/(governmentDataScreen|trainRegulation)\/?$/;
const OWN_SCREEN = /^\/saas\/EasyScreen\/?$/;

/** Unknown segments open inside the frame; the app at `/` is known only to the browser. */
export function entryModules(path: string): EntryModules {
  if (PUBLIC_SCREENS.test(path))
    return { always: [...BASE, CALLS, '@edu-app/screens'], session: [] };
  if (OWN_SCREEN.test(path)) return { always: BASE, session: [CALLS, '@edu-app/screens'] };
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
 * Every local file that these modules import, transitively, with static chunks. Files of one module come before those
 * that only the next needs, since it starts meanwhile; within a module the largest first, each after its imports, so
 * that large libraries are evaluated while the rest is loading.
 */
export function closure(revision: MapRevision, names: readonly string[]): BuiltFile[] {
  const { source, manifest } = revision;
  const moduleOf = (name: string) => manifest.modules[source.imports[name] ?? ''];
  const weight = (name: string) => moduleOf(name)?.bytes?.br ?? 0;
  const addresses = new Set<string>();
  for (const root of names) {
    const reachedNames = new Set([root]);
    for (const name of reachedNames)
      for (const next of moduleOf(name)?.imports ?? []) reachedNames.add(next);
    for (const name of [...reachedNames].sort((a, b) => weight(b) - weight(a))) addresses.add(name);
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

const fileList = (files: readonly BuiltFile[]): string =>
  JSON.stringify(files.map(({ file, integrity }) => [file, integrity]));

/**
 * What the page's inline script preloads, as `[[file, integrity], …]`; `sessionPreloads` only if the browser has a
 * token: without one the guard redirects to the login page, which does not need them.
 */
export function pagePreloads(revision: MapRevision, { always, session }: EntryModules) {
  const files = closure(revision, always);
  const names = new Set(files.map(({ file }) => file));
  const rest = closure(revision, session).filter(({ file }) => !names.has(file));
  return { preloads: fileList(files), sessionPreloads: fileList(rest) };
}
