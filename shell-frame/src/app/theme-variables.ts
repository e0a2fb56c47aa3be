import type { Palette } from '@edu/shared-utility';
import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/** CSS variables of the theme for the frame's styles. */
export function themeVariables(token: GlobalToken, palette: Palette): CSSProperties {
  const variables: Record<`--esf-${string}`, string> = {
    '--esf-bar': palette.header,
    '--esf-on-bar': palette.onHeader,
    // Ground of a logo that is made for light surfaces; pure white would be too bright in the dark
    // scheme.
    '--esf-plate': `color-mix(in srgb, ${palette.onHeader} 86%, ${palette.ground})`,
    '--esf-bar-shadow': token.boxShadowTertiary,
    '--esf-surface': token.colorBgContainer,
    '--esf-elevated': token.colorBgElevated,
    '--esf-text': token.colorText,
    '--esf-text-secondary': token.colorTextSecondary,
    '--esf-text-quiet': token.colorTextTertiary,
    '--esf-text-disabled': token.colorTextDisabled,
    '--esf-border': token.colorBorderSecondary,
    '--esf-hover': token.colorFillTertiary,
    // Darker than the primary colour, for enough contrast on a tint of that colour.
    '--esf-mark': `color-mix(in srgb, ${palette.primary} 80%, ${palette.text})`,
    '--esf-mark-ground': `color-mix(in srgb, ${palette.primary} 12%, ${palette.surface})`,
    '--esf-accent': palette.accent,
    '--esf-accent-ground': `color-mix(in srgb, ${palette.accent} 12%, ${palette.surface})`,
    '--esf-warning': token.colorWarning,
    '--esf-error': token.colorErrorText,
    '--esf-shadow': token.boxShadowSecondary,
    '--esf-radius': `${token.borderRadius}px`,
    '--esf-radius-sm': `${token.borderRadiusSM}px`,
    '--esf-radius-lg': `${token.borderRadiusLG}px`,
    '--esf-font-sm': `${token.fontSizeSM}px`,
    '--esf-font-lg': `${token.fontSizeLG}px`,
  };
  return {
    ...variables,
    display: 'contents',
    fontFamily: token.fontFamily,
    fontSize: token.fontSize,
    lineHeight: token.lineHeight,
  };
}
