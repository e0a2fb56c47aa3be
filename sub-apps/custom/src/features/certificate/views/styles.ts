import type { GlobalToken } from 'antd';

/** Styles that cannot be inline: two columns where there is room, and a print layout without buttons. */
export const stylesOf = (token: GlobalToken): string => `
[data-app="custom"] .cert-page { box-sizing: border-box; min-height: 100vh; padding: 0 ${token.padding}px ${token.paddingXL}px; background: ${token.colorBgLayout}; }
[data-app="custom"] .cert-inner { max-width: 960px; margin: 0 auto; }
[data-app="custom"] .cert-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token.marginXS}px; padding: ${token.padding}px 0; }
[data-app="custom"] .cert-logo { display: block; height: 32px; max-width: 200px; object-fit: contain; }
[data-app="custom"] .cert-languages { display: flex; border: 0; margin: 0; padding: 0; }
[data-app="custom"] .cert-page h1 { margin: ${token.marginSM}px 0 ${token.marginXXS}px; font-size: ${token.fontSizeHeading3}px; color: ${token.colorTextHeading}; }
[data-app="custom"] .cert-page h2 { margin: 0 0 ${token.marginSM}px; font-size: ${token.fontSizeHeading5}px; color: ${token.colorTextHeading}; }
[data-app="custom"] .cert-intro { margin: 0 0 ${token.margin}px; color: ${token.colorTextSecondary}; }
[data-app="custom"] .cert-ways { display: grid; gap: ${token.margin}px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; }
[data-app="custom"] .cert-card { padding: ${token.paddingLG}px; border-radius: ${token.borderRadiusLG}px; background: ${token.colorBgContainer}; box-shadow: ${token.boxShadowTertiary}; }
[data-app="custom"] .cert-drop { display: grid; gap: ${token.marginSM}px; justify-items: center; padding: ${token.padding}px; border: 1px dashed ${token.colorBorder}; border-radius: ${token.borderRadius}px; text-align: center; }
[data-app="custom"] .cert-drop[data-over] { border-color: ${token.colorPrimary}; background: ${token.colorPrimaryBg}; }
[data-app="custom"] .cert-drop p { margin: 0; color: ${token.colorTextSecondary}; }
[data-app="custom"] .cert-video { display: block; width: 100%; max-height: 60vh; border-radius: ${token.borderRadius}px; background: ${token.colorFillSecondary}; object-fit: cover; }
[data-app="custom"] .cert-stand { display: flex; gap: ${token.marginSM}px; align-items: flex-start; margin-bottom: ${token.marginLG}px; padding: ${token.padding}px; border-radius: ${token.borderRadius}px; border: 1px solid; }
[data-app="custom"] .cert-stand[data-tone="success"] { background: ${token.colorSuccessBg}; border-color: ${token.colorSuccessBorder}; }
[data-app="custom"] .cert-stand[data-tone="warning"] { background: ${token.colorWarningBg}; border-color: ${token.colorWarningBorder}; }
[data-app="custom"] .cert-stand[data-tone="error"] { background: ${token.colorErrorBg}; border-color: ${token.colorErrorBorder}; }
[data-app="custom"] .cert-stand[data-tone="info"] { background: ${token.colorInfoBg}; border-color: ${token.colorInfoBorder}; }
[data-app="custom"] .cert-stand strong { display: block; font-size: ${token.fontSizeHeading5}px; line-height: 1.4; color: ${token.colorTextHeading}; overflow-wrap: anywhere; }
[data-app="custom"] .cert-mark { flex: none; font-size: 28px; line-height: 1; }
[data-app="custom"] .cert-mark[data-tone="success"] { color: ${token.colorSuccess}; }
[data-app="custom"] .cert-mark[data-tone="warning"] { color: ${token.colorWarning}; }
[data-app="custom"] .cert-mark[data-tone="error"] { color: ${token.colorError}; }
[data-app="custom"] .cert-mark[data-tone="info"] { color: ${token.colorInfo}; }
[data-app="custom"] .cert-facts { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: ${token.marginXS}px ${token.margin}px; margin: 0; }
[data-app="custom"] .cert-facts dt { color: ${token.colorTextSecondary}; }
[data-app="custom"] .cert-facts dd { margin: 0; overflow-wrap: anywhere; }
[data-app="custom"] .cert-foot { display: flex; flex-wrap: wrap; gap: ${token.marginXS}px; margin-top: ${token.marginLG}px; }
[data-app="custom"] .cert-link { align-self: center; padding: ${token.paddingXXS}px ${token.paddingXS}px; color: ${token.colorLink}; }
[data-app="custom"] .cert-small { margin: ${token.margin}px 0 0; font-size: ${token.fontSizeSM}px; color: ${token.colorTextSecondary}; overflow-wrap: anywhere; }
[data-app="custom"] .cert-paper { display: none; }
@media print {
  [data-app="custom"] .cert-page { padding: 0; background: none; }
  [data-app="custom"] .cert-page :not(.cert-mark, .cert-mark *) { color: #000 !important; }
  [data-app="custom"] .cert-card { box-shadow: none; padding: 0; }
  [data-app="custom"] .cert-screen { display: none !important; }
  [data-app="custom"] .cert-paper { display: block; }
}
`;
