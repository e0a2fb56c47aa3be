import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of a draft that is offered. */
export const draftWords = definePhrases('saas-drafts', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
