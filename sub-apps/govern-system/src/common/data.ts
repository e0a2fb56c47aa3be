import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write. Each page says in its place what did not come. */
export const data = contractApi({
  reads: ['department.getTree'],
  writes: ['department.save', 'department.delete'],
  quiet: ['department.getTree'],
});
