import { api } from '../api';
import type { Branch, UserInfo } from '../contract';
import type { CallOptions } from '../http';
import { context, isNewSaas } from '../storage';
import { enterBranch } from './enter-branch';
import { singleFlight, thisSession } from './single-flight';

export const fetchBranches = (): Promise<Branch[]> =>
  isNewSaas() ? api.userNew.findMyBranch() : api.account.findAdminBranchList();

/**
 * The person's branches; without a stored list it is fetched, and the first branch is entered (specification §2).
 */
export function loadBranches(): Promise<Branch[]> {
  const cached = context.get('branchList');
  if (cached) return Promise.resolve(cached);
  return singleFlight('branches', async () => {
    const isSameSession = thisSession();
    const branches = await fetchBranches();
    // A branch that was chosen before is kept if it still exists.
    const chosen =
      branches.find((branch) => branch.branch === context.get('branch')) ?? branches[0];
    if (chosen && isSameSession()) await enterBranch(chosen);
    if (isSameSession()) context.set('branchList', branches);
    return branches;
  });
}

/** Ids of the person's roles in this branch (specification §6); an empty list is fetched again. */
export function loadRoleIds(): Promise<string[]> {
  const cached = context.get('roleList');
  if (cached.length > 0) return Promise.resolve(cached);
  return singleFlight('roles', async () => {
    const isSameSession = thisSession();
    const roles = await api.role.findRoleIds();
    if (isSameSession()) context.set('roleList', roles);
    return roles;
  });
}

let newest: Promise<UserInfo> | null = null;

/** If another request follows meanwhile, its response counts for both. */
function askUserInfo(options: CallOptions): Promise<UserInfo> {
  const isSameSession = thisSession();
  const storeUser = (info: UserInfo) => {
    if (isSameSession()) context.set('userInfo', info);
    return info;
  };
  const userLoad: Promise<UserInfo> = (isNewSaas() ? api.userNew : api.account)
    .getUserInfo({}, options)
    .then((info) => {
      const newerLoad = isSameSession() && newest !== userLoad ? newest : null;
      return newerLoad ? newerLoad.catch(() => storeUser(info)) : storeUser(info);
    });
  newest = userLoad;
  return userLoad;
}

/**
 * The person's user information, cached.
 *
 * @param options `force` requests it again; `afterWrite` also sends another request while one is running, which
 * may have missed the write
 */
export function loadUserInfo(
  options: { force?: boolean; afterWrite?: boolean } & CallOptions = {},
): Promise<UserInfo> {
  const cached = context.get('userInfo');
  if (cached && !options.force && !options.afterWrite) return Promise.resolve(cached);
  if (options.afterWrite) return askUserInfo(options);
  return singleFlight('userInfo', () => askUserInfo(options));
}
