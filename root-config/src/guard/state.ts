import { context, firstMenuPath, isNewSaas } from '@edu/shared-utility';
import type { GuardState } from './decide';

/** What cannot be read from the login context: loads of this page that failed and were not retried. */
export interface GuardMemory {
  branchesFailed: boolean;
  /** The server keeps this session from everything until it has a second factor. */
  lacksFactor: boolean;
}

/** Reads what the guard looks at from the address and the login context. */
export function readGuardState(
  location: Pick<Location, 'pathname' | 'search'>,
  memory: GuardMemory,
): GuardState {
  const menu = context.get('menu');
  const stored = context.get('branchList') !== null;
  return {
    path: location.pathname,
    search: location.search,
    hasToken: context.get('token') !== null,
    isNewSaas: isNewSaas(),
    lacksFactor: memory.lacksFactor,
    mustChoose: context.get('mustChoose'),
    tenantUnknown: context.get('tenantUnknown'),
    branches: stored ? 'stored' : memory.branchesFailed ? 'failed' : 'none',
    menu: menu.status,
    firstMenuPath: menu.status === 'ready' ? firstMenuPath(menu.nodes) : null,
    // The routes carry an empty roles list (specification §6).
    requiredRoles: [],
    ownRoles: context.get('roleList'),
  };
}
