import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases shown in place of a part that could not be loaded. */
export const failureWords = definePhrases('saas-failure', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
