import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Separate from the app's phrases, and loaded with the page. */
export const phrases = definePhrases('modular-languages', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
