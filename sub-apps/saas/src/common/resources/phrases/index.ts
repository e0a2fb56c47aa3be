import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Names of kinds and states of resources, for all pages that show resources. */
export const resourceWords = definePhrases('saas-resource-words', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
