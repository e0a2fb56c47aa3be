import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of pictures that stand for something in a list. */
export const coverWords = definePhrases('saas-cover', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
