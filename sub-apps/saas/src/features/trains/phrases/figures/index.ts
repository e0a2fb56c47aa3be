import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of how a training goes. */
export const figureWords = definePhrases('saas-train-figures', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
