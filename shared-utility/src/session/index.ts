export { enterBranch } from './enter-branch';
export { loadBranches, loadMenu, loadRoleIds, loadUserInfo } from './loaders';
export { firstMenuPath, normaliseMenu } from './menu-tree';
export { safeReturnTo } from './return-to';
export { session } from './session';
