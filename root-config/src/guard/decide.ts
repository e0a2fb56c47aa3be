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
import type { Decision, GuardState } from './guard-state';

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
function decideWithoutFactor(state: GuardState, path: string): Decision {
  const isOnFactorPage =
    path === '/personal' && new URLSearchParams(state.search).has('lacksFactor');
  return isOnFactorPage ? { type: 'allow', loadMenu: false } : { type: 'toFactor' };
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
  if (state.lacksFactor) return decideWithoutFactor(state, path);
  if (state.mustChoose && !isPublic) {
    return { type: 'choose', at: state.isNewSaas ? loginPath : organChoicePath };
  }
  if (state.branches === 'none') return { type: 'loadBranches' };
  if (state.branches === 'failed' && !isPublic) return { type: 'branchesFailed' };
  if (!passesRoleCheck(state)) return { type: 'forbidden' };
  if (path === '/') return decideHome(state);
  return { type: 'allow', loadMenu: state.menu === 'idle' && !isPublic };
}
