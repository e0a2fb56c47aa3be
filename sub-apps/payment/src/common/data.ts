import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read; they write nothing. */
export const data = contractApi({
  reads: ['courseOrder.find', 'branch.getTree', 'payment.provider'],
  writes: [],
  quiet: ['payment.provider'],
});
