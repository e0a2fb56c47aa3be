import { contractApi } from '@edu/shared-utility/data';

/** What the pages of this app read and write, by the contract's names. */
export const data = contractApi({
  reads: ['site.find', 'phrase.find', 'i18nPackage.checkPackageVersion', 'region.getTree'],
  writes: ['site.save', 'phrase.save', 'phrase.reset'],
  // the page shows the failure in its place, so nothing is toasted
  quiet: ['site.find', 'phrase.find', 'i18nPackage.checkPackageVersion', 'region.getTree'],
});
