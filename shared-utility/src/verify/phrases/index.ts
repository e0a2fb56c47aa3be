import { definePhrases } from '../../i18n';
import { zhCN } from './zh-CN';

export const phrases = definePhrases('shared-verify', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
