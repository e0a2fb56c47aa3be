import type { GlobalToken } from 'antd';

/** Styles of the calendar grid, with colours of the theme. */
export const stylesOf = (token: GlobalToken): string => `
.live-grid { width: 100%; table-layout: fixed; border-collapse: collapse; background: ${token.colorBgContainer}; }
.live-grid th { padding: ${token.paddingXS}px; font-weight: 500; color: ${token.colorTextSecondary}; text-align: start; }
.live-grid td { height: 112px; padding: ${token.paddingXXS}px; vertical-align: top; border: 1px solid ${token.colorBorderSecondary}; }
.live-grid[data-mode="week"] td { height: 320px; }
.live-grid td[data-other] { background: ${token.colorFillQuaternary}; }
.live-day { min-width: 28px; min-height: 28px; padding: 0 ${token.paddingXXS}px; border: 0; border-radius: ${token.borderRadius}px; background: none; color: ${token.colorText}; font: inherit; text-align: center; cursor: pointer; }
.live-day[data-today] { background: ${token.colorPrimary}; color: ${token.colorTextLightSolid}; }
.live-day:hover:not([data-today]) { background: ${token.colorFillSecondary}; }
.live-day:focus-visible, .live-one:focus-visible { outline: 2px solid ${token.colorPrimary}; outline-offset: 1px; }
.live-list { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
.live-one { display: block; width: 100%; padding: 2px ${token.paddingXXS}px; overflow: hidden; border: 0; border-inline-start: 3px solid ${token.colorPrimary}; border-radius: ${token.borderRadiusSM}px; background: ${token.colorPrimaryBg}; color: ${token.colorText}; font: inherit; font-size: ${token.fontSizeSM}px; text-align: start; cursor: pointer; overflow-wrap: anywhere; }
.live-grid .live-one > strong { display: block; overflow: hidden; font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
.live-one[data-state="over"] { border-color: ${token.colorBorder}; background: ${token.colorFillTertiary}; }
.live-one[data-state="running"] { border-color: ${token.colorSuccess}; background: ${token.colorSuccessBg}; }
.live-one[data-state="cancelled"] { border-color: ${token.colorError}; background: ${token.colorErrorBg}; text-decoration: line-through; }
.live-agenda { display: grid; gap: ${token.marginSM}px; margin: 0; padding: 0; list-style: none; }
.live-agenda > li { padding: ${token.paddingSM}px; border-radius: ${token.borderRadiusLG}px; background: ${token.colorBgContainer}; }
.live-agenda .live-one { min-height: 44px; padding: ${token.paddingXS}px; font-size: ${token.fontSize}px; }
`;
