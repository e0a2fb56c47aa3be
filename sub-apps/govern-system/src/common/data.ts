import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. Each page says in its place what did not come. */
export const data = contractApi({
  reads: [
    'administrator.findByCondition',
    'branch.getTree',
    'department.getTree',
    'permission.getTree',
    'region.getTree',
    'role.findByCondition',
    'role.findPermissionListByRoleId',
    'role.findPermissionMenuListByRoleId',
  ],
  writes: [
    'administrator.update',
    'branch.save',
    'branch.delete',
    'department.save',
    'department.delete',
    'role.save',
    'role.delete',
  ],
  quiet: [
    'administrator.findByCondition',
    'branch.getTree',
    'department.getTree',
    'permission.getTree',
    'region.getTree',
    'role.findByCondition',
    'role.findPermissionListByRoleId',
    'role.findPermissionMenuListByRoleId',
  ],
});
