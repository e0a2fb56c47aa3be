import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Separate from the frame's phrases: the two modules share no chunk, so neither has to load the other's. */
export const phrases = definePhrases('shell-frame-settings', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
