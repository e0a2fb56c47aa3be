import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of the tree in which somebody puts things in order. */
export const categoryWords = definePhrases('saas-categories', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
