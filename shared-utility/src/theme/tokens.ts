import type { Appearance, ThemeName } from '../storage';

/** Colours of one theme in one appearance; nowhere else does the product name a colour. */
export interface Palette {
  primary: string;
  /** Words on a ground of `primary`. */
  onPrimary: string;
  header: string;
  onHeader: string;
  ground: string;
  surface: string;
  /** What stands above the page: dialogs, menus. */
  elevated: string;
  text: string;
  quiet: string;
  line: string;
  danger: string;
  success: string;
  warning: string;
}

const light = {
  onPrimary: '#ffffff',
  onHeader: '#ffffff',
  ground: '#f0f2f5',
  surface: '#ffffff',
  elevated: '#ffffff',
  text: '#1f2329',
  quiet: '#5c6570',
  line: '#dfe3e8',
  danger: '#cf1322',
  success: '#2b7a0b',
  warning: '#a86200',
};
const dark = {
  onPrimary: '#0b0d10',
  onHeader: '#f5f7fa',
  ground: '#101317',
  surface: '#1a1e24',
  elevated: '#20252c',
  text: '#e6e9ed',
  quiet: '#a3acb7',
  line: '#323943',
  danger: '#ff7875',
  success: '#52c41a',
  warning: '#faad14',
};

/** Themes of specification §9: `init` with a blue top bar, `red` with its red. */
export const palettes: Record<ThemeName, Record<Appearance, Palette>> = {
  init: {
    light: { ...light, primary: '#1760d1', header: '#1557bf' },
    dark: { ...dark, primary: '#68a4ff', header: '#123a78' },
  },
  red: {
    light: { ...light, primary: '#c4232b', header: '#b31b23' },
    dark: { ...dark, primary: '#ff7a75', header: '#6d1519' },
  },
};
