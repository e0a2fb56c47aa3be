import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Appearance, Density, ThemeName } from '../storage';
import { palettes } from './tokens';

const FONTS =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** antd's tokens for a theme; spacing stays on the 8-px grid (design §7). */
export function antdTheme(
  name: ThemeName,
  appearance: Appearance,
  density: Density = 'comfortable',
): ThemeConfig {
  const palette = palettes[name][appearance];
  const colours = appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: density === 'compact' ? [colours, theme.compactAlgorithm] : colours,
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.primary,
      colorLink: palette.primary,
      // antd's own states drift towards the words on them until they lose AA
      ...(appearance === 'light'
        ? { colorPrimaryHover: palette.header, colorLinkHover: palette.header }
        : { colorPrimaryActive: palette.primary, colorLinkHover: palette.text }),
      colorBgLayout: palette.ground,
      colorBgContainer: palette.surface,
      colorTextBase: palette.text,
      colorTextDescription: palette.quiet,
      colorTextPlaceholder: palette.quiet,
      fontFamily: FONTS,
      borderRadius: 6,
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.19s',
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: { Button: { primaryColor: palette.onPrimary } },
  };
}
