import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of the bell and the work in the background alone: they come behind the page. */
export const inboxPhrases = definePhrases('shell-frame-inbox', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
