import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases about overrides outside the dock; loaded only where one of them is shown. */
export const phrases = definePhrases('root-config-overrides', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
