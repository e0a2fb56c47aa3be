import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases about another person's log-in. */
export const phrases = definePhrases('govern-system-login', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
