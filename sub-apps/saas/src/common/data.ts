import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. */
export const data = contractApi({
  reads: ['home.find', 'user.findByCondition', 'department.getTree'],
  writes: ['user.addStudent', 'user.updateStudent', 'user.delete'],
  // the list works without departments: a failure shows in their field
  quiet: ['department.getTree'],
});
