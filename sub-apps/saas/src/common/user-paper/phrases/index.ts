import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of a person's answered paper. */
export const userPaperWords = definePhrases('saas-user-paper', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
