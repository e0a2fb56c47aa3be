import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write, by the contract's names. */
export const data = contractApi({
  reads: ['site.find'],
  writes: ['site.save'],
  // the page shows the failure in its place, so nothing is toasted
  quiet: ['site.find'],
});
