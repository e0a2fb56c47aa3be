import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** In the place of a part that did not load. */
export const failureWords = definePhrases('saas-failure', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
