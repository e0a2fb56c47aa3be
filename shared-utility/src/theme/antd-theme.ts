import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Appearance, Density, ThemeName } from '../storage';
import { type Palette, palettes } from './tokens';

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** antd's own states drift towards the words on them until they lose AA; so do the grounds of its dark words. */
const lightStates = ({ header }: Palette) => ({
  colorPrimaryHover: header,
  colorLinkHover: header,
  colorSuccessBg: '#f6ffed',
  colorSuccessBorder: '#b7eb8f',
  colorWarningBg: '#fffbe6',
  colorWarningBorder: '#ffe58f',
  colorErrorBg: '#fff2f0',
});
const darkStates = ({ primary, text, danger }: Palette) => ({
  colorPrimaryActive: primary,
  colorLinkHover: text,
  colorErrorActive: danger,
});

/** What a finger hits, and letters at which no phone zooms into a field. */
const touch = { controlHeight: 44, controlHeightLG: 48 };
const touchField = { inputFontSize: 16 };
const touchChoice = { fontSize: 16 };

/**
 * antd's tokens for a theme; spacing stays on the 8-px grid (design §7). `touch` is for windows as narrow as a
 * phone's, whatever density the person chose for the desk.
 */
export function antdTheme(
  name: ThemeName,
  appearance: Appearance,
  density: Density | 'touch' = 'comfortable',
): ThemeConfig {
  const palette = palettes[name][appearance];
  const colours = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [colours, theme.compactAlgorithm] : colours,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      colorError: palette.danger,
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
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      ...(density === 'touch' && touch),
    },
    components: {
      Button: { primaryColor: palette.onPrimary, dangerColor: palette.onPrimary },
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
