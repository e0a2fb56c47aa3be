import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Appearance, Density, ThemeName } from '../storage';
import type { Palette } from './tokens';
import { paletteOf } from './variables';

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** antd's own states drift towards the words on them until they lose AA; so do the grounds of its dark words. */
const lightStates = ({ accentHover }: Palette) => ({
  colorPrimaryHover: accentHover,
  colorLinkHover: accentHover,
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
  colorWarningBg: '#fffbe6',
  colorWarningBorder: '#ffe58f',
});
const darkStates = ({ accent, text, danger }: Palette) => ({
  colorPrimaryActive: accent,
  colorLinkHover: text,
  colorErrorActive: danger,
});

/** antd paints what is chosen, focused or linked in its primary colour; ours is the buttons' alone. */
const buttons = ({ primary, primaryHover, onPrimary, accent, accentHover }: Palette) => ({
  colorPrimary: primary,
  colorPrimaryHover: primaryHover,
  colorPrimaryActive: primaryHover,
  // the ring of the focus
  colorPrimaryBorder: accent,
  primaryColor: onPrimary,
  dangerColor: onPrimary,
  defaultHoverColor: accentHover,
  defaultHoverBorderColor: accentHover,
  defaultActiveColor: accent,
  defaultActiveBorderColor: accent,
});

/** What a finger hits, and letters at which no phone zooms into a field. */
const touch = { controlHeight: 44, controlHeightLG: 48 };
const touchField = { inputFontSize: 16 };
const touchChoice = { fontSize: 16 };

function makeTheme(
  palette: Palette,
  appearance: Appearance,
  density: Density | 'touch',
  motion: boolean,
): ThemeConfig {
  const colours = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    cssVar: { key: 'css-var-edu' },
    algorithm: density === 'compact' ? [colours, theme.compactAlgorithm] : colours,
    token: {
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      colorError: palette.danger,
      colorErrorBg: palette.dangerGround,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      ...(appearance === 'light' ? lightStates(palette) : darkStates(palette)),
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.elevated,
      colorTextBase: palette.text,
      colorTextDescription: palette.quiet,
      colorTextPlaceholder: palette.quiet,
      fontFamily: FONTS,
      borderRadius: 6,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.19s',
      motion,
      ...(density === 'touch' && touch),
    },
    components: {
      Button: buttons(palette),
      // a line of 24 for what is wrong, and a gap to the next name
      Form: { itemMarginBottom: 30 },
      ...(density === 'touch' && {
        Input: touchField,
        InputNumber: touchField,
        DatePicker: touchField,
        Select: touchChoice,
        Cascader: touchChoice,
      }),
    },
  };
}

const cache = new Map<string, ThemeConfig>();

/**
 * antd's tokens for a theme; spacing stays on the 8-px grid (architecture §7). `touch` is for windows as narrow as a
 * phone's, whatever density the person chose for the desk.
 * Frame and application get the very same, so that antd works it out
 * once and writes one style sheet of its variables for both.
 *
 * @param brand the tenant's own colours, as `paletteOf` takes them
 */
export function antdTheme(
  name: ThemeName,
  appearance: Appearance,
  density: Density | 'touch' = 'comfortable',
  brand?: string,
): ThemeConfig {
  const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const key = [name, appearance, density, motion, brand].join();
  const known =
    cache.get(key) ?? makeTheme(paletteOf(name, appearance, brand), appearance, density, motion);
  cache.set(key, known);
  return known;
}
