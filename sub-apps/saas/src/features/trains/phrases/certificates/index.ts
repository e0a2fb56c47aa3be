import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of a training's certificates. */
export const trainCertificateWords = definePhrases('saas-train-certificates', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});
