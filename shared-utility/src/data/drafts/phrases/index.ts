import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of input that was stored on this device. */
export const phrases = definePhrases('shared-drafts', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
