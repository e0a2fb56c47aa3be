import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of a single training. */
export const trainWords = definePhrases('saas-train', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
