import { useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The tenant's title of the site; without a configuration the product's (specification §8). */
export function useSiteTitle(): string {
  const { t } = phrases.use();
  return useContextValue('pageTitle') || t('brand.tagline');
}
