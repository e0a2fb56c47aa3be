import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. Each page says in its place what did not come. */
export const data = contractApi({
  reads: [
    'administrator.findByCondition',
    'invitation.find',
    'role.find',
    'branch.getTree',
    'department.getTree',
    'permission.getTree',
    'region.getTree',
    'role.findByCondition',
    'role.findPermissionListByRoleId',
    'role.findPermissionMenuListByRoleId',
  ],
  writes: [
    'account.generateAndSetPassword',
    'administrator.changeStatus',
    'administrator.save',
    'administrator.saveDelete',
    'invitation.withdraw',
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
    'invitation.find',
    'role.find',
    'branch.getTree',
    'department.getTree',
    'permission.getTree',
    'region.getTree',
    'role.findByCondition',
    'role.findPermissionListByRoleId',
    'role.findPermissionMenuListByRoleId',
  ],
});
