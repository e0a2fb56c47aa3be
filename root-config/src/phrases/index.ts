import { definePhrases } from '@edu/shared-utility';
import enUS from './en-US';
import frFR from './fr-FR';
import { zhCN } from './zh-CN';

/** All three locales are bundled: the recovery card has to speak when nothing more can be fetched. */
export const phrases = definePhrases('root-config', {
  'zh-CN': zhCN,
  'en-US': () => Promise.resolve({ default: enUS }),
  'fr-FR': () => Promise.resolve({ default: frFR }),
});
