import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** The tester's phrases are loaded with the dock only. */
export const phrases = definePhrases('root-config-devtools', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
