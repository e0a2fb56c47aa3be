import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Names of question types and of their parts, for all pages that show questions. */
export const questionWords = definePhrases('saas-question-words', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
