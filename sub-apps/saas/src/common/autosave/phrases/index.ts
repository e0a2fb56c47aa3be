import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** How far what is edited is kept. */
export const saveWords = definePhrases('saas-save', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
