import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Apart from the app's phrases: they come with the page. */
export const phrases = definePhrases('modular-languages', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
