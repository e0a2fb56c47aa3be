import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** What a tester reads of overrides, outside the dock: fetched with what says it, nobody else pays for it. */
export const phrases = definePhrases('root-config-overrides', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
