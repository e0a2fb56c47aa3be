import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

export const analysisWords = definePhrases('saas-exam-analysis', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
