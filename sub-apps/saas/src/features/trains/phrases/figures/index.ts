import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of a training's statistics. */
export const figureWords = definePhrases('saas-train-figures', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
