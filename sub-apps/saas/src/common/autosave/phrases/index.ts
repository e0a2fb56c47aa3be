import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases about whether edited content is saved. */
export const saveWords = definePhrases('saas-save', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
