export { enterBranch } from './enter-branch';
export { loadMenu } from './load-menu';
export { loadBranches, loadRoleIds, loadUserInfo } from './loaders';
export { firstMenuPath, normaliseMenu } from './menu-tree';
export {
  can,
  loadPermissions,
  mayUseTestTools,
  useArePermissionsKnown,
  useCan,
} from './permissions';
export { safeReturnTo } from './return-to';
export { session } from './session';
