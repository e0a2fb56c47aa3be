import { useContextValue, usePalette } from '@edu/shared-utility';
import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** antd's tokens as CSS variables for the style sheet. */
export function useThemeVars(): CSSProperties {
  const { token } = theme.useToken();
  const { primary } = usePalette();
  const dark = useContextValue('appearance') === 'dark';
  const vars = {
    '--ee-primary': primary,
    '--ee-primary-soft': token.colorPrimaryBg,
    '--ee-primary-line': token.colorPrimaryBorder,
    '--ee-link': token.colorLink,
    '--ee-on-primary': token.colorTextLightSolid,
    '--ee-plate': 'color-mix(in srgb, var(--ee-on-primary) 88%, var(--ee-primary))',
    '--ee-accent': token.gold,
    '--ee-ink': dark ? token.colorBgLayout : token.colorBgSpotlight,
    '--ee-depth': dark ? '45%' : '86%',
    '--ee-surface': token.colorBgContainer,
    '--ee-ground': token.colorBgLayout,
    '--ee-text': token.colorText,
    '--ee-heading': token.colorTextHeading,
    '--ee-quiet': token.colorTextSecondary,
    '--ee-line': token.colorBorderSecondary,
    '--ee-fill': token.colorFillTertiary,
    '--ee-error': token.colorError,
    '--ee-success': token.colorSuccess,
    '--ee-warning': token.colorWarning,
    '--ee-shadow': token.boxShadowSecondary,
    '--ee-font': token.fontFamily,
    '--ee-small': `${token.fontSizeSM}px`,
    '--ee-base': `${token.fontSize}px`,
    '--ee-large': `${token.fontSizeLG}px`,
    '--ee-title': `${token.fontSizeHeading3}px`,
    '--ee-huge': `${token.fontSizeHeading1}px`,
    '--ee-radius': `${token.borderRadius}px`,
    '--ee-radius-large': `${token.borderRadiusLG * 2}px`,
    '--ee-quick': token.motionDurationMid,
  };
  return vars as CSSProperties;
}
