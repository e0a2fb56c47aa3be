import { useContextValue } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** What the tenant calls its site; without a configuration the product's own words (specification §8). */
export function useSiteTitle(): string {
  const { t } = phrases.use();
  return useContextValue('pageTitle') || t('brand.tagline');
}
