import { api } from '../api';
import { type Branch, errorCodes, type UserInfo } from '../contract';
import { isApiError } from '../http';
import { context, type MenuNode } from '../storage';
import { normaliseMenu } from './menu-tree';
import { singleFlight } from './single-flight';
import { withUsageHelp } from './usage-help';

/** The person's branches; without a stored list they are fetched and the first one is entered (§2). */
export function loadBranches(): Promise<Branch[]> {
  const known = context.get('branchList');
  if (known) return Promise.resolve(known);
  return singleFlight('branches', async () => {
    const branches = await api.account.findAdminBranchList();
    const first = branches[0];
    if (first) {
      context.set('branch', first.branch);
      context.set('organ', first.organ);
      context.set('actor', first.actor);
      context.set('channel', first.channel);
    }
    context.set('branchList', branches);
    return branches;
  });
}

export function loadRoleIds(): Promise<string[]> {
  return singleFlight('roles', async () => {
    const roles = await api.role.findRoleIds();
    context.set('roleList', roles);
    return roles;
  });
}

export function loadUserInfo(options: { force?: boolean } = {}): Promise<UserInfo> {
  const known = context.get('userInfo');
  if (known && !options.force) return Promise.resolve(known);
  return singleFlight('userInfo', async () => {
    const info = await api.account.getUserInfo();
    context.set('userInfo', info);
    return info;
  });
}

/** The menu, loaded once a page; its state is in the context for whoever draws it. */
export function loadMenu(options: { force?: boolean } = {}): Promise<MenuNode[]> {
  const known = context.get('menu');
  if (known.status === 'ready' && !options.force) return Promise.resolve(known.nodes);
  return singleFlight('menu', async () => {
    // A menu on screen stays there while a fresh one travels.
    if (known.status !== 'ready') context.set('menu', { status: 'loading' });
    try {
      const nodes = withUsageHelp(normaliseMenu(await api.user.getUserMenu()));
      context.set('menu', { status: 'ready', nodes });
      return nodes;
    } catch (error) {
      const code = isApiError(error) ? error.code : errorCodes.internal;
      const message = error instanceof Error ? error.message : String(error);
      if (context.get('menu').status !== 'ready') {
        context.set('menu', { status: 'failed', code, message });
      }
      throw error;
    }
  });
}
