import { contractApi } from '@edu/shared-utility/data';

/** Calls whose failure is shown in the field that needs them. */
const untoastedReads = ['audit.ofRow', 'branch.getTree', 'department.getTree'] as const;

/** The calls of this app's first page; other pages add theirs in `page-data.ts`. */
export const data = contractApi({
  reads: [...untoastedReads, 'user.findByCondition'],
  writes: ['student.changeAll', 'user.addStudent', 'user.delete', 'user.updateStudent'],
  withoutToast: untoastedReads,
});
