import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. Each page says in its place what did not come. */
export const data = contractApi({
  reads: ['branch.getTree', 'department.getTree', 'region.getTree'],
  writes: ['branch.save', 'branch.delete', 'department.save', 'department.delete'],
  quiet: ['branch.getTree', 'department.getTree', 'region.getTree'],
});
