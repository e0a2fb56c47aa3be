import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** What resources are called wherever they are shown. */
export const resourceWords = definePhrases('saas-resource-words', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
