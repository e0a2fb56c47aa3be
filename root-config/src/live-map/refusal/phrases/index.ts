import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Why a build cannot be loaded from an address; only testers load these phrases. */
export const phrases = definePhrases('root-config-refusal', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
