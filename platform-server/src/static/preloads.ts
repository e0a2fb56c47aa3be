import type { MapRevision } from './live-map';
import type { BuiltFile } from './manifest';

const FULL_PAGE = ['entrance', 'entrance_new', 'error', 'personal'];

/** The modules that a page at this path imports first. Unknown segments open inside the frame. */
export function entryModules(path: string): string[] {
  const segment = path.split('/')[1] ?? '';
  const base = ['@edu/root-config', '@edu/shared-utility'];
  if (segment === 'entrance' || segment === 'entrance_new') return [...base, '@edu/entrance'];
  if (segment === 'personal') return [...base, '@edu/account-center'];
  // what follows `/`, login or the first menu item, only the browser knows; an unused preload costs and warns
  if (segment === '' || FULL_PAGE.includes(segment)) return base;
  return [...base, '@edu/shell-frame', `@edu-app/${segment}`];
}

/** Every local file in the import closure of these modules, static chunks included. */
export function closure(revision: MapRevision, names: readonly string[]): BuiltFile[] {
  const { source, manifest } = revision;
  const files = new Map<string, BuiltFile>();
  const queue = [...names];
  const seen = new Set<string>();
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const built = manifest.modules[source.imports[name] ?? ''];
    if (!built) continue;
    for (const { file, integrity } of [built, ...built.chunks])
      files.set(file, { file, integrity });
    queue.push(...built.imports);
  }
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
