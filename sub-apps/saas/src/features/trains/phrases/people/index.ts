import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of the people of a training. */
export const peopleWords = definePhrases('saas-train-people', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
