import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/**
 * The texts of the layout and its cards. Another language is fetched while the page starts, so that
 * the recovery card speaks it when nothing more can be fetched.
 */
export const phrases = definePhrases('root-config', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
