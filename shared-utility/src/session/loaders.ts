import { api } from '../api';
import { type Branch, errorCodes, type UserInfo } from '../contract';
import { isApiError } from '../http';
import { context, isNewSaas, type MenuNode } from '../storage';
import { enterBranch } from './enter-branch';
import { normaliseMenu } from './menu-tree';
import { singleFlight } from './single-flight';
import { withUsageHelp } from './usage-help';

/** The person's branches; without a stored list they are fetched and the first one is entered (§2). */
export function loadBranches(): Promise<Branch[]> {
  const known = context.get('branchList');
  if (known) return Promise.resolve(known);
  return singleFlight('branches', async () => {
    const branches = await (isNewSaas()
      ? api.userNew.findMyBranch()
      : api.account.findAdminBranchList());
    // A branch that was chosen before and still exists stays the person's.
    const chosen = branches.find((one) => one.branch === context.get('branch')) ?? branches[0];
    if (chosen) await enterBranch(chosen);
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
    const info = await (isNewSaas() ? api.userNew : api.account).getUserInfo();
    context.set('userInfo', info);
    return info;
  });
}

/** From the permission menu in the new flow, else from the role menu (§2). */
const menu = () => (isNewSaas() ? api.userNew.getMenu() : api.user.getUserMenu());

/** The menu, loaded once a page; its state is in the context for whoever draws it. */
export function loadMenu(options: { force?: boolean } = {}): Promise<MenuNode[]> {
  const known = context.get('menu');
  if (known.status === 'ready' && !options.force) return Promise.resolve(known.nodes);
  return singleFlight('menu', async () => {
    // A menu on screen stays there while a fresh one travels.
    if (known.status !== 'ready') context.set('menu', { status: 'loading' });
    try {
      const nodes = withUsageHelp(normaliseMenu(await menu()));
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
