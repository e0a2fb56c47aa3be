import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

export const answeringWords = definePhrases('form-answering', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
