import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Words of the forms that come after the first screen. */
export const formPhrases = definePhrases('entrance-forms', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
