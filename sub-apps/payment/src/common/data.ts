import { contractApi } from '@edu/shared-utility/data';

/** The calls of this app's pages; all of them only read. */
export const data = contractApi({
  reads: ['courseOrder.find', 'branch.getTree', 'payment.provider'],
  writes: [],
  withoutToast: ['payment.provider'],
});
