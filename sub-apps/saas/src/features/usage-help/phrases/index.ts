import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Separate from the app's phrases, to be loaded with the page, which few people open. */
export const phrases = definePhrases('saas-usage-help', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
