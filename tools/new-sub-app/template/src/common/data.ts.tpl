import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write, by the contract's names. */
export const data = contractApi({
  reads: ['user.findByCondition'],
  // the page shows the failure in its place, so nothing is toasted
  withoutToast: ['user.findByCondition'],
});
