import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Words of every list and page; an app names them beside its own in `createLifecycles`. */
export const phrases = definePhrases('shared-admin', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
