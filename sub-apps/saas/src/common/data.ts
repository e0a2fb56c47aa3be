import { contractApi } from '@edu/shared-utility/data';

/** Pages work without them: a failure shows in the field that needs them. */
const quiet = ['audit.ofRow', 'branch.getTree', 'department.getTree'] as const;

/** What comes with this app at once, for its first page: others add theirs in `page-data.ts`. */
export const data = contractApi({
  reads: [...quiet, 'user.findByCondition'],
  writes: ['student.changeAll', 'user.addStudent', 'user.delete', 'user.updateStudent'],
  quiet,
});
