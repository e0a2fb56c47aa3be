import type { theme } from 'antd';

type Token = ReturnType<typeof theme.useToken>['token'];

/** Styles of the content, for viewing and editing. */
export const contentStyles = (token: Token): string => `
.rich-text { overflow-wrap: anywhere; line-height: 1.6; }
.rich-text > :first-child { margin-block-start: 0; }
.rich-text > :last-child { margin-block-end: 0; }
.rich-text p, .rich-text ul, .rich-text ol, .rich-text pre, .rich-text table, .rich-text figure, .rich-text blockquote { margin: 0 0 0.7em; }
.rich-text h2, .rich-text h3, .rich-text h4 { margin: 1em 0 0.4em; line-height: 1.3; font-weight: 600; }
.rich-text h2 { font-size: 1.4em; }
.rich-text h3 { font-size: 1.2em; }
.rich-text h4 { font-size: 1.05em; }
.rich-text ul, .rich-text ol { padding-inline-start: 1.6em; }
.rich-text li > p { margin: 0; }
.rich-text a { color: ${token.colorLink}; text-decoration: underline; }
.rich-text blockquote { padding-inline-start: 1em; border-inline-start: 3px solid ${token.colorBorder}; color: ${token.colorTextSecondary}; }
.rich-text code { padding: 0.1em 0.3em; border-radius: 4px; background: ${token.colorFillTertiary}; font-family: ${token.fontFamilyCode}; font-size: 0.92em; }
.rich-text sub, .rich-text sup { line-height: 0; }
.rich-text pre { padding: 0.7em 1em; border-radius: 6px; background: ${token.colorFillTertiary}; white-space: pre-wrap; }
.rich-text pre code { padding: 0; background: none; }
.rich-text-wide { margin: 0 0 0.7em; overflow-x: auto; }
.rich-text table { border-collapse: collapse; min-width: 50%; }
.rich-text th, .rich-text td { min-width: 3em; padding: 0.3em 0.6em; border: 1px solid ${token.colorBorder}; vertical-align: top; text-align: start; }
.rich-text th { background: ${token.colorFillQuaternary}; font-weight: 600; }
.rich-text th > :last-child, .rich-text td > :last-child { margin-block-end: 0; }
.rich-text figure { max-width: 100%; }
.rich-text img { display: block; max-width: 100%; height: auto; border-radius: 6px; }
.rich-text-missing { display: inline-block; padding: 0.4em 0.8em; border: 1px dashed ${token.colorBorder}; border-radius: 6px; color: ${token.colorTextSecondary}; }
.rich-text-blank { display: inline-block; min-width: 4em; border-block-end: 1px solid currentColor; text-align: center; color: ${token.colorTextSecondary}; }
.rich-text-formula-block { display: block; margin: 0 0 0.7em; padding: 2px 0; overflow-x: auto; overflow-y: hidden; text-align: center; }
`;
