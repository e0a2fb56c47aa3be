import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Appearance, Density, ThemeName } from '../storage';
import type { Palette } from './tokens';
import { paletteOf } from './variables';

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** antd derives hover colours that fail AA contrast, and so do some of its dark backgrounds; these replace them. */
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

/** antd uses its primary colour for selection, focus and links; ours is for buttons only. */
const buttons = ({ primary, primaryHover, onPrimary, accent, accentHover }: Palette) => ({
  colorPrimary: primary,
  colorPrimaryHover: primaryHover,
  colorPrimaryActive: primaryHover,
  // The colour of the focus ring.
  colorPrimaryBorder: accent,
  primaryColor: onPrimary,
  dangerColor: onPrimary,
  defaultHoverColor: accentHover,
  defaultHoverBorderColor: accentHover,
  defaultActiveColor: accent,
  defaultActiveBorderColor: accent,
});

/** Touch targets, and a font size at which phones do not zoom into a field. */
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
      // Room for an error of one 24 px line, and a gap before the next label.
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
 * antd's tokens for a theme, on the 8-px grid (architecture §7). `touch` is for windows as narrow as a phone's,
 * whatever density was chosen. Frame and applications get the same object, so that antd computes it once and
 * writes one style sheet for both.
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
  const antdTheme =
    cache.get(key) ?? makeTheme(paletteOf(name, appearance, brand), appearance, density, motion);
  cache.set(key, antdTheme);
  return antdTheme;
}
