import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of what comes behind the list: dialogs and side panel, with their files. */
export const phrases = definePhrases('saas-students', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
