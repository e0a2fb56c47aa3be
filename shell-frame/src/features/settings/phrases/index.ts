import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Apart from the frame's: this module and the frame's share no chunk, so neither costs the other a request. */
export const phrases = definePhrases('shell-frame-settings', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
