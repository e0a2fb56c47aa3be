import { commonColours, dangers } from '../contract/brand';
import type { Appearance, ThemeName } from '../storage';

/** Colours of one theme in one scheme; all colours of the product are defined here. */
export interface Palette {
  /**
   * The tenant's own colour, for the primary button and the menu's marker; nothing may be distinguished only by it.
   */
  primary: string;
  primaryHover: string;
  /** Text on `primary`. */
  onPrimary: string;
  /** Links, focus and selection: independent of the tenant's colour. */
  accent: string;
  accentHover: string;
  header: string;
  onHeader: string;
  ground: string;
  surface: string;
  /** Background of dialogs and menus. */
  elevated: string;
  text: string;
  quiet: string;
  line: string;
  danger: string;
  /** Background of text in the danger colour. */
  dangerGround: string;
  success: string;
  warning: string;
}

const light = {
  ...commonColours.light,
  ...dangers.red.light,
  accent: '#1760d1',
  accentHover: '#1557bf',
  ground: '#f0f2f5',
  text: '#1f2329',
  quiet: '#5c6570',
  line: '#dfe3e8',
  success: '#2b7a0b',
  warning: '#a86200',
};
const dark = {
  ...commonColours.dark,
  ...dangers.red.dark,
  accent: '#68a4ff',
  accentHover: '#8bb9ff',
  ground: '#101317',
  text: '#e6e9ed',
  quiet: '#a3acb7',
  line: '#323943',
  success: '#52c41a',
  warning: '#faad14',
};

/** Themes of specification §9: `init` with a blue top bar, `red` with its red; `green` is ours. */
export const palettes: Record<ThemeName, Record<Appearance, Palette>> = {
  init: {
    light: { ...light, primary: '#1760d1', primaryHover: '#1557bf', header: '#1557bf' },
    dark: { ...dark, primary: '#68a4ff', primaryHover: '#8bb9ff', header: '#123a78' },
  },
  red: {
    light: {
      ...light,
      ...dangers.forRedBrand.light,
      primary: '#c4232b',
      primaryHover: '#b31b23',
      header: '#b31b23',
    },
    dark: {
      ...dark,
      ...dangers.forRedBrand.dark,
      primary: '#ff7a75',
      primaryHover: '#ff9a96',
      header: '#6d1519',
    },
  },
  green: {
    light: { ...light, primary: '#0b7a75', primaryHover: '#0a5f5b', header: '#0a5f5b' },
    dark: { ...dark, primary: '#4fd1c5', primaryHover: '#7fe3da', header: '#0b4542' },
  },
};
