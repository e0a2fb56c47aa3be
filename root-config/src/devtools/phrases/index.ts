import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** The tester's texts come with the panel; nobody else pays for them. */
export const phrases = definePhrases('root-config-devtools', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
