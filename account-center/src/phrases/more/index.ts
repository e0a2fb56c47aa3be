import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Texts of what comes after the first sight: sections further down, dialogs, the phone's page. */
export const morePhrases = definePhrases('account-center-more', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
