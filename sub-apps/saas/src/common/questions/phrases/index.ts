import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** What questions are called, and what stands in one, wherever they are shown. */
export const questionWords = definePhrases('saas-question-words', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
