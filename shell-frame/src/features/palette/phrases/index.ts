import { definePhrases } from '@edu/shared-utility';
import { zhCN } from './zh-CN';

/** Phrases of the search and of the list of keys, loaded with them. */
export const palettePhrases = definePhrases('shell-frame-palette', {
  'zh-CN': zhCN,
  'en-US': () => import('./en-US'),
  'fr-FR': () => import('./fr-FR'),
});

export type PaletteWords = typeof palettePhrases.t;
