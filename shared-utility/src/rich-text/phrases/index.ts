import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Words of the editor; they come with it. */
export const phrases = definePhrases('shared-rich-text', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
