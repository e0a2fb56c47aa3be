import { definePhrases } from './define-phrases';
import { zhCN } from './phrases/zh-CN';

export const sharedPhrases = definePhrases('shared', {
  'zh-CN': zhCN,
  'en-US': () => import('./phrases/en-US'),
  'fr-FR': () => import('./phrases/fr-FR'),
});
