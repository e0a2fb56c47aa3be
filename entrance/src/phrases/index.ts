import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Words of the first screen and of everything shared; later screens bring their own. */
export const phrases = definePhrases('entrance', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
