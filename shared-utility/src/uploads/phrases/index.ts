import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

export const phrases = definePhrases('uploads', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
