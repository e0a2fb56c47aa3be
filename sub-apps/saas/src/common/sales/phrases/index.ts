import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases that the pages of codes and of orders share. */
export const salesPhrases = definePhrases('saas-sales', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
