import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Why a build cannot be taken from an address: fetched with what testers see, nobody else pays for it. */
export const phrases = definePhrases('root-config-refusal', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
