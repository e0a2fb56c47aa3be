import type { GlobalToken } from 'antd';

const app = '[data-app="learn"]';

/**
 * Styles that cannot be inline: rows that look like fields, and the column beside the questions on a wide screen.
 */
export const sittingStyles = (token: GlobalToken): string => `
${app} .sitting { display: flex; flex-direction: column; min-height: 100dvh; background: ${token.colorBgLayout}; color: ${token.colorText}; font-size: ${token.fontSizeLG}px; }
${app} .sitting-top { position: sticky; inset-block-start: 0; z-index: 3; }
${app} .sitting-bar { display: flex; align-items: center; gap: ${token.marginSM}px; padding: ${token.paddingXS}px ${token.padding}px; background: ${token.colorBgContainer}; border-block-end: 1px solid ${token.colorBorderSecondary}; }
${app} .sitting-bar h1 { margin: 0; font-size: ${token.fontSizeLG}px; line-height: 1.3; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
${app} .sitting-body { flex: 1; box-sizing: border-box; width: 100%; display: grid; align-content: start; grid-template-columns: minmax(0, 1fr) 264px; gap: ${token.marginLG}px; max-width: 1120px; margin: 0 auto; padding: ${token.padding}px; }
${app} .sitting-side { position: sticky; inset-block-start: 80px; align-self: start; max-height: calc(100dvh - 96px); overflow-y: auto; padding: ${token.padding}px; border-radius: ${token.borderRadiusLG}px; background: ${token.colorBgContainer}; font-size: ${token.fontSize}px; }
${app} .sitting-foot { position: sticky; inset-block-end: 0; z-index: 3; display: flex; justify-content: space-between; gap: ${token.marginXS}px; padding: ${token.paddingXS}px max(${token.padding}px, calc(50% - 560px + ${token.padding}px)) calc(${token.paddingXS}px + env(safe-area-inset-bottom)); background: ${token.colorBgContainer}; border-block-start: 1px solid ${token.colorBorderSecondary}; }
${app} .sitting-part-head { margin: 0 0 ${token.margin}px; }
${app} .sitting-part-head h2 { margin: 0; font-size: ${token.fontSizeHeading5}px; }
${app} .sitting-question { margin-block-end: ${token.margin}px; padding: ${token.padding}px ${token.paddingLG}px; border-radius: ${token.borderRadiusLG}px; background: ${token.colorBgContainer}; scroll-margin-block-start: 88px; }
${app} .sitting-question > header { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.marginXS}px; margin-block-end: ${token.marginXS}px; font-size: ${token.fontSize}px; }
${app} .sitting-question h2 { margin: 0; font-size: ${token.fontSizeLG}px; scroll-margin-block-start: 96px; }
${app} .sitting-question h2:focus { outline: none; }
${app} .sitting-question:has(h2:focus-visible) { box-shadow: 0 0 0 2px ${token.colorPrimaryBorder}; }
${app} .sitting-option { display: flex; align-items: baseline; gap: ${token.marginXS}px; min-height: 44px; box-sizing: border-box; margin-block: ${token.marginXS}px; padding: ${token.paddingXS}px ${token.paddingSM}px; border: 1px solid ${token.colorBorderSecondary}; border-radius: ${token.borderRadius}px; cursor: pointer; }
${app} .sitting-option > div { flex: 1; min-width: 0; }
${app} .sitting-option input { flex: none; width: 16px; height: 16px; margin: 0; accent-color: ${token.colorPrimary}; transform: translateY(2px); }
${app} .sitting-option:hover { border-color: ${token.colorPrimaryBorderHover}; }
${app} .sitting-option[data-chosen] { border-color: ${token.colorPrimary}; background: ${token.colorPrimaryBg}; }
${app} .sitting-option:has(input:focus-visible) { outline: 2px solid ${token.colorPrimary}; outline-offset: 1px; }
${app} .sitting-gap { width: 9em; max-width: 100%; min-height: 36px; padding: 0 ${token.paddingXS}px; border: 0; border-block-end: 2px solid ${token.colorPrimaryBorder}; border-radius: ${token.borderRadiusSM}px ${token.borderRadiusSM}px 0 0; font: inherit; }
${app} .sitting-gap:focus { outline: none; border-block-end-color: ${token.colorPrimary}; background: ${token.colorPrimaryBg} !important; }
${app} .sitting-essay { display: block; box-sizing: border-box; width: 100%; margin-block-start: ${token.marginXS}px; padding: ${token.paddingXS}px ${token.paddingSM}px; border: 1px solid ${token.colorBorder}; border-radius: ${token.borderRadius}px; background: ${token.colorBgContainer}; color: ${token.colorText}; font: inherit; line-height: 1.6; field-sizing: content; min-height: 9em; max-height: 60dvh; resize: vertical; }
${app} .sitting-essay:focus { outline: 2px solid ${token.colorPrimary}; outline-offset: -1px; }
${app} .sitting-part { margin: ${token.margin}px 0 0; padding: ${token.paddingXS}px 0 0 ${token.padding}px; border: 0; border-inline-start: 3px solid ${token.colorBorderSecondary}; min-width: 0; }
${app} .sitting-part legend { padding: 0; color: ${token.colorTextSecondary}; font-size: ${token.fontSize}px; }
${app} .sitting-cells { display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); gap: ${token.marginXS}px; margin: 0; padding: 0; list-style: none; }
${app} .sitting-cell { position: relative; display: inline-grid; place-items: center; min-width: 44px; width: 100%; height: 40px; padding: 0; border: 1px solid ${token.colorBorder}; border-radius: ${token.borderRadius}px; background: ${token.colorBgContainer}; color: ${token.colorText}; font: inherit; font-size: ${token.fontSize}px; cursor: pointer; }
${app} .sitting-cell[data-state="answered"] { border-color: ${token.colorPrimary}; background: ${token.colorPrimaryBg}; font-weight: 600; }
${app} .sitting-cell[data-state="partly"] { border-color: ${token.colorPrimary}; border-style: dashed; }
${app} .sitting-cell[aria-current] { box-shadow: 0 0 0 2px ${token.colorPrimary}; }
${app} .sitting-cell .anticon { position: absolute; inset-block-start: 2px; inset-inline-end: 3px; font-size: 10px; }
${app} .sitting-legend { display: flex; flex-wrap: wrap; gap: ${token.marginSM}px; margin: ${token.margin}px 0 0; padding: 0; list-style: none; color: ${token.colorTextSecondary}; font-size: ${token.fontSizeSM}px; }
${app} .sitting-legend .sitting-cell { min-width: 14px; width: 14px; height: 14px; vertical-align: -2px; cursor: default; }
@media (min-width: 900px) { ${app} .sitting-only-narrow { display: none !important; } }
@media (max-width: 899px) {
  ${app} .sitting-side { display: none; }
  ${app} .sitting-body { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 599px) {
  ${app} .sitting-body { padding: ${token.paddingXS}px; }
  ${app} .sitting-question { padding: ${token.paddingSM}px; }
  ${app} .sitting-bar { padding-inline: ${token.paddingSM}px; }
}
`;
