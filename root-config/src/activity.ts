import {
  declaredSegments,
  firstSegment,
  framedPersonalPaths,
  fullPagePaths,
  publicScreens,
  unguardedPaths,
  wallPaths,
  withoutFinalSlash,
} from './paths';

export type RouteKind = 'home' | 'app' | 'embedded' | 'error' | 'not-installed';

/** What a location shows: with or without the frame, and which module fills the content slot. */
export interface Route {
  readonly layout: 'framed' | 'full';
  readonly kind: RouteKind;
  /** Name in the import map; null where the layout itself draws the content. */
  readonly app: string | null;
}

export const entranceModule = '@edu/entrance';
export const accountModule = '@edu/account-center';
export const frameModule = '@edu/shell-frame';
export const embeddedModule = '@edu/shell-frame/embedded';
export const settingsModule = '@edu/shell-frame/settings';
export const screensModule = '@edu-app/screens';

/** Own modules by their first segment, all without the frame. */
const ownModules: ReadonlyMap<string, string> = new Map([
  ['entrance', entranceModule],
  ['entrance_new', entranceModule],
  ['error', entranceModule],
  ['personal', accountModule],
]);

const declared: ReadonlySet<string> = new Set(declaredSegments);

const unknown: Route = { layout: 'framed', kind: 'error', app: entranceModule };

/**
 * The activity table (architecture §2): pure, from only the path and the names in the import map.
 * Whole segments, case-sensitive; a fixed number of look-ups however many apps the map lists.
 */
export function resolveRoute(path: string, isInstalled: (module: string) => boolean): Route {
  if (path === '/') return { layout: 'framed', kind: 'home', app: null };
  if (framedPersonalPaths.has(withoutFinalSlash(path))) {
    return isInstalled(settingsModule)
      ? { layout: 'framed', kind: 'app', app: settingsModule }
      : { layout: 'framed', kind: 'not-installed', app: null };
  }
  const segment = firstSegment(path);

  if (segment === 'personal' && withoutFinalSlash(path) !== '/personal') return unknown;
  const ownModule = ownModules.get(segment);
  if (ownModule)
    return { layout: 'full', kind: segment === 'error' ? 'error' : 'app', app: ownModule };

  if (segment.startsWith('bi-admin')) {
    return isInstalled(embeddedModule)
      ? { layout: 'framed', kind: 'embedded', app: embeddedModule }
      : { layout: 'framed', kind: 'not-installed', app: null };
  }

  // A wall screen needs no module of the administration.
  if (wallPaths.has(withoutFinalSlash(path)) && isInstalled(screensModule)) {
    return { layout: 'full', kind: 'app', app: screensModule };
  }

  const layout = fullPagePaths.has(withoutFinalSlash(path)) ? 'full' : 'framed';
  const app = `@edu-app/${segment}`;
  if (segment !== '' && isInstalled(app)) return { layout, kind: 'app', app };
  if (declared.has(segment)) return { layout, kind: 'not-installed', app: null };
  return unknown;
}

/**
 * Whether a page belongs to the session, so that the frame ends it when idle: every page except the entrance's and
 * the public ones, with or without the frame.
 */
export function isOfSession(path: string): boolean {
  const page = withoutFinalSlash(path);
  const isEntrance = ownModules.get(firstSegment(path)) === entranceModule;
  return !isEntrance && !unguardedPaths.has(page) && !publicScreens.has(page);
}
