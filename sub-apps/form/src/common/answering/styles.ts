import type { GlobalToken } from 'antd';

/** Styles that cannot be inline: states of a choice, and a matrix that becomes a list where there is no room. */
export const stylesOf = (token: GlobalToken): string => `
[data-app="form"] .form-asked { container-type: inline-size; color: ${token.colorText}; font-size: 16px; line-height: 1.6; }
[data-app="form"] .form-question { scroll-margin-top: ${token.margin}px; min-width: 0; margin: 0 0 ${token.marginXL}px; padding: 0; border: 0; }
[data-app="form"] .form-question legend { padding: 0; margin: 0 0 ${token.marginXS}px; font-weight: 600; overflow-wrap: anywhere; white-space: pre-line; }
[data-app="form"] .form-question p { margin: 0 0 ${token.marginXS}px; color: ${token.colorTextSecondary}; white-space: pre-line; font-size: ${token.fontSize}px; }
[data-app="form"] .form-question .form-fault { color: ${token.colorErrorText}; margin: ${token.marginXS}px 0 0; }
[data-app="form"] .form-choices { display: grid; gap: ${token.marginXXS}px; }
[data-app="form"] .form-choice { display: flex; gap: ${token.marginXS}px; align-items: center; min-height: 44px; padding: ${token.paddingXXS}px ${token.paddingSM}px; border: 1px solid ${token.colorBorder}; border-radius: ${token.borderRadius}px; cursor: pointer; overflow-wrap: anywhere; }
[data-app="form"] .form-choice:hover { border-color: ${token.colorPrimary}; }
[data-app="form"] .form-choice:has(:checked) { border-color: ${token.colorPrimary}; background: ${token.colorPrimaryBg}; }
[data-app="form"] .form-asked input[type="radio"], [data-app="form"] .form-asked input[type="checkbox"] { flex: none; width: 18px; height: 18px; margin: 0; accent-color: ${token.colorPrimary}; }
[data-app="form"] .form-asked :focus-visible { outline: 3px solid ${token.colorPrimaryBorder}; outline-offset: 2px; }
[data-app="form"] .form-scale { display: grid; grid-template-columns: repeat(auto-fit, minmax(44px, 1fr)); gap: ${token.marginXXS}px; max-width: 620px; }
[data-app="form"] .form-scale .form-choice { justify-content: center; padding: 0; font-variant-numeric: tabular-nums; position: relative; }
[data-app="form"] .form-scale input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
[data-app="form"] .form-scale .form-choice:has(:focus-visible) { outline: 3px solid ${token.colorPrimaryBorder}; outline-offset: 2px; }
[data-app="form"] .form-stars { display: flex; gap: 0; }
[data-app="form"] .form-stars label { position: relative; display: grid; place-items: center; width: 48px; height: 48px; font-size: 30px; line-height: 1; color: ${token.colorTextQuaternary}; cursor: pointer; }
[data-app="form"] .form-stars label[data-on] { color: ${token.colorWarning}; }
[data-app="form"] .form-stars input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
[data-app="form"] .form-stars label:has(:focus-visible) { outline: 3px solid ${token.colorPrimaryBorder}; }
[data-app="form"] .form-matrix-row { margin: 0; padding: ${token.paddingXS}px 0; border: 0; border-top: 1px solid ${token.colorBorderSecondary}; min-width: 0; }
[data-app="form"] .form-matrix-row legend { font-weight: 400; margin: 0 0 ${token.marginXXS}px; }
[data-app="form"] .form-matrix-row[aria-invalid] > legend { color: ${token.colorErrorText}; }
[data-app="form"] .form-matrix-head { display: none; }
[data-app="form"] .form-ends { display: flex; justify-content: space-between; max-width: 620px; color: ${token.colorTextSecondary}; font-size: ${token.fontSizeSM}px; }
@container (min-width: 560px) {
  [data-app="form"] .form-matrix-head, [data-app="form"] .form-matrix-row { display: grid; grid-template-columns: minmax(96px, 1.6fr) minmax(0, 4fr); gap: ${token.marginXS}px; align-items: center; }
  [data-app="form"] .form-matrix-head > div, [data-app="form"] .form-matrix-row .form-choices { display: grid; grid-template-columns: repeat(var(--form-columns), minmax(0, 1fr)); gap: ${token.marginXXS}px; }
  [data-app="form"] .form-matrix-head { color: ${token.colorTextSecondary}; font-size: ${token.fontSizeSM}px; text-align: center; overflow-wrap: anywhere; }
  [data-app="form"] .form-matrix-row legend { float: left; margin: 0; }
  [data-app="form"] .form-matrix-row .form-choice { justify-content: center; border-color: transparent; }
  [data-app="form"] .form-matrix-row .form-choice span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}
@container (max-width: 380px) {
  [data-app="form"] .form-scale { grid-template-columns: repeat(6, minmax(0, 1fr)); }
}
`;
