import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Chinese comes with the module; the other languages are fetched when chosen. */
export const phrases = definePhrases('shell-frame', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
