import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of all lists and forms; an app adds them to its own in `createLifecycles`. */
export const phrases = definePhrases('shared-admin', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
