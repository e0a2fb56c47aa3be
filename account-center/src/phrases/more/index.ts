import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Texts that the first screen does not need: lower sections, dialogs and the page for phones. */
export const morePhrases = definePhrases('account-center-more', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
