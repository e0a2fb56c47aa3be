import {
  demoHomePath,
  firstSegment,
  newLoginPath,
  oldLoginPath,
  organChoicePath,
  publicPaths,
  unguardedPaths,
  withoutFinalSlash,
} from '../paths';

/** The complete input of the guard's decision. */
export interface GuardState {
  readonly path: string;
  /** Query of the address with its question mark, '' without one. */
  readonly search: string;
  readonly hasToken: boolean;
  readonly isNewSaas: boolean;
  /** The session may only add a second factor. */
  readonly lacksFactor: boolean;
  /** The person has not chosen yet in which organisation, tenant or identity the session works. */
  readonly mustChoose: boolean;
  /** The page's host belongs to no tenant. */
  readonly tenantUnknown: boolean;
  readonly branches: 'none' | 'stored' | 'failed';
  readonly menu: 'idle' | 'loading' | 'ready' | 'failed';
  /** Path of the menu's first item, or of its first child; null while the menu is missing or empty. */
  readonly firstMenuPath: string | null;
  /** Roles that the route requires; the specification's routes carry an empty list. */
  readonly requiredRoles: readonly string[];
  readonly ownRoles: readonly string[];
}

export type Decision =
  /** The guard does not apply at all. */
  | { readonly type: 'noGuard' }
  /** The page may show; `loadMenu` requests the menu meanwhile. */
  | { readonly type: 'allow'; readonly loadMenu: boolean }
  | { readonly type: 'redirect'; readonly to: string }
  /** To the flow's login page; with `keepAddress` the login returns to the refused address. */
  | { readonly type: 'login'; readonly to: string; readonly keepAddress: boolean }
  /** To the one page where the session may add its second factor. */
  | { readonly type: 'toFactor' }
  /** To the choice of organisation, tenant or identity, which then returns to the refused address. */
  | { readonly type: 'choose'; readonly at: string }
  | { readonly type: 'demoLogin' }
  | { readonly type: 'loadBranches' }
  | { readonly type: 'branchesFailed' }
  /** The menu is needed before anything can show. */
  | { readonly type: 'loadMenu' }
  | { readonly type: 'menuFailed' }
  | { readonly type: 'toFirstMenuItem'; readonly to: string }
  | { readonly type: 'emptyMenu' }
  | { readonly type: 'forbidden' };

const entranceSegments: ReadonlySet<string> = new Set(['entrance', 'entrance_new', 'error']);

/** A query value role=999 bypasses the role check in the older menu (specification §6). */
function passesRoleCheck(state: GuardState): boolean {
  if (state.requiredRoles.length === 0) return true;
  if (!state.isNewSaas && new URLSearchParams(state.search).get('role') === '999') return true;
  return state.requiredRoles.some((role) => state.ownRoles.includes(role));
}

function decideHome(state: GuardState): Decision {
  switch (state.menu) {
    case 'idle':
    case 'loading':
      return { type: 'loadMenu' };
    case 'failed':
      return { type: 'menuFailed' };
    case 'ready':
      return state.firstMenuPath === null
        ? { type: 'emptyMenu' }
        : { type: 'toFirstMenuItem', to: state.firstMenuPath };
  }
}

/** A session without its second factor may only open the page that adds one. */
function decideLacking(state: GuardState, path: string): Decision {
  const isThere = path === '/personal' && new URLSearchParams(state.search).has('lacksFactor');
  return isThere ? { type: 'allow', loadMenu: false } : { type: 'toFactor' };
}

/** The routing guard (specification §2): a pure decision; `run.ts` carries it out and calls it again. */
export function decide(state: GuardState): Decision {
  const path = withoutFinalSlash(state.path);
  const isPublic = publicPaths.has(path);
  const isEntrance = entranceSegments.has(firstSegment(path));

  if (unguardedPaths.has(path)) return { type: 'noGuard' };
  const loginPath = state.isNewSaas ? newLoginPath : oldLoginPath;
  // Redirect before the entrance is drawn: drawn at this address it would remove the early form with what was
  // typed.
  if (path === '/entrance' || (path === oldLoginPath && path !== loginPath)) {
    return { type: 'redirect', to: loginPath + state.search };
  }
  if (!state.hasToken) {
    if (path === demoHomePath) return { type: 'demoLogin' };
    // The entrance itself shows that an address or host is unknown, since no log-in would help.
    const isOpen = isEntrance ? path !== organChoicePath : isPublic && !state.tenantUnknown;
    if (isOpen) return { type: 'allow', loadMenu: false };
    return { type: 'login', to: loginPath, keepAddress: path !== '/' && !isEntrance };
  }
  // The organisation is chosen at the entrance, so branches cannot be requested before it.
  if (isEntrance) return { type: 'allow', loadMenu: false };
  if (state.lacksFactor) return decideLacking(state, path);
  if (state.mustChoose && !isPublic) {
    return { type: 'choose', at: state.isNewSaas ? loginPath : organChoicePath };
  }
  if (state.branches === 'none') return { type: 'loadBranches' };
  if (state.branches === 'failed' && !isPublic) return { type: 'branchesFailed' };
  if (!passesRoleCheck(state)) return { type: 'forbidden' };
  if (path === '/') return decideHome(state);
  return { type: 'allow', loadMenu: state.menu === 'idle' && !isPublic };
}
