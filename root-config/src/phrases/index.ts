import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/**
 * Phrases of the layout and its cards. Another language is loaded during the start, so that the recovery card has
 * it when nothing more can be fetched.
 */
export const phrases = definePhrases('root-config', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
