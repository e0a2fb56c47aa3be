import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of what codes and orders have in common. */
export const salesPhrases = definePhrases('saas-sales', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
