import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases shared by several features. The default locale is the type of the two others. */
export const phrases = definePhrases('cms', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
