import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases that several pages share; a page's own phrases are in its chunk. The default locale is the type of the two others. */
export const phrases = definePhrases('govern-system', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
