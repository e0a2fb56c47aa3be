import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Of the search and of the list of keys alone: they come with those. */
export const palettePhrases = definePhrases('shell-frame-palette', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});

export type PaletteWords = typeof palettePhrases.t;
