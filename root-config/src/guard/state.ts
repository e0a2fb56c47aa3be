import { context, firstMenuPath, isNewSaas } from '@edu/shared-utility';
import type { GuardState } from './guard-state';

/** State of this page that the login context does not hold, such as failed loads that were not retried. */
export interface GuardPageState {
  branchesFailed: boolean;
  /** The server refuses all other calls until the session has a second factor. */
  lacksFactor: boolean;
}

/** Reads the guard's input from the address and the login context. */
export function readGuardState(
  location: Pick<Location, 'pathname' | 'search'>,
  pageState: GuardPageState,
): GuardState {
  const menu = context.get('menu');
  const stored = context.get('branchList') !== null;
  return {
    path: location.pathname,
    search: location.search,
    hasToken: context.get('token') !== null,
    isNewSaas: isNewSaas(),
    lacksFactor: pageState.lacksFactor,
    mustChoose: context.get('mustChoose'),
    tenantUnknown: context.get('tenantUnknown'),
    branches: stored ? 'stored' : pageState.branchesFailed ? 'failed' : 'none',
    menu: menu.status,
    firstMenuPath: menu.status === 'ready' ? firstMenuPath(menu.nodes) : null,
    // The routes carry an empty roles list (specification §6).
    requiredRoles: [],
    ownRoles: context.get('roleList'),
  };
}
