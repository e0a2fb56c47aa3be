import { contractApi } from '@edu/shared-utility/data';

/** The calls of this app's pages, by the contract's names. */
export const data = contractApi({
  reads: ['site.find', 'phrase.find', 'i18nPackage.checkPackageVersion', 'region.getTree'],
  writes: ['site.save', 'phrase.save', 'phrase.reset'],
  // The page shows these failures itself, so they are not toasted.
  withoutToast: ['site.find', 'phrase.find', 'i18nPackage.checkPackageVersion', 'region.getTree'],
});
