import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. */
export const data = contractApi({
  reads: [
    'announcement.find',
    'announcement.reach',
    'announcement.receipts',
    'home.find',
    'inbox.find',
    'secondFactor.list',
    'role.findByCondition',
    'user.findByCondition',
    'department.getTree',
    'branch.getTree',
    'audit.ofRow',
  ],
  writes: [
    'announcement.save',
    'announcement.send',
    'announcement.unschedule',
    'announcement.withdraw',
    'announcement.remove',
    'inbox.read',
    'user.addStudent',
    'user.updateStudent',
    'user.delete',
    'student.changeAll',
  ],
  // pages work without them: a failure shows in the field that needs them
  quiet: [
    'announcement.reach',
    'audit.ofRow',
    'secondFactor.list',
    'department.getTree',
    'branch.getTree',
    'role.findByCondition',
  ],
});
