import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of what is done to the way in of somebody else. */
export const phrases = definePhrases('govern-system-login', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
