import type { GlobalToken } from 'antd';

/** Cards as wide as the page has room for; the whole card is its link. */
export const examStyles = (token: GlobalToken): string => `
[data-app="learn"] .exam-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: ${token.margin}px; margin: 0; padding: 0; list-style: none; }
[data-app="learn"] .exam-card { position: relative; box-sizing: border-box; height: 100%; padding: ${token.padding}px; border: 1px solid ${token.colorBorderSecondary}; border-radius: ${token.borderRadiusLG}px; background: ${token.colorBgContainer}; color: ${token.colorText}; }
[data-app="learn"] .exam-card:hover { border-color: ${token.colorPrimaryBorderHover}; }
[data-app="learn"] .exam-card h3 { margin: 0 0 ${token.marginXS}px; font-size: ${token.fontSizeLG}px; overflow-wrap: anywhere; }
[data-app="learn"] .exam-card h3 a::after { content: ""; position: absolute; inset: 0; }
[data-app="learn"] .exam-card:focus-within { outline: 2px solid ${token.colorPrimary}; outline-offset: 2px; }
[data-app="learn"] .exam-card p { margin: 0; color: ${token.colorTextSecondary}; font-size: ${token.fontSize}px; }
`;
