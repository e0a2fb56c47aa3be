import type { theme } from 'antd';

type Token = ReturnType<typeof theme.useToken>['token'];

/** Styles of an article, on screen and in print. */
export const articleStyles = (token: Token): string => `
.edu-article { max-width: 720px; margin-inline: auto; color: ${token.colorText}; font-size: 17px; line-height: 1.75; overflow-wrap: anywhere; }
.edu-article > header { margin-block-end: ${token.marginLG}px; }
.edu-article .edu-article-class { margin: 0 0 ${token.marginXS}px; color: ${token.colorPrimaryText}; font-size: ${token.fontSize}px; font-weight: 600; }
.edu-article > header > :is(h1, h2) { margin: 0; font-size: clamp(26px, 5vw, 36px); line-height: 1.3; text-wrap: balance; }
.edu-article .edu-article-meta { margin: ${token.marginSM}px 0 0; color: ${token.colorTextSecondary}; font-size: ${token.fontSize}px; }
.edu-article .edu-article-cover { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; margin-block: 0 ${token.marginLG}px; border-radius: ${token.borderRadiusLG}px; background: ${token.colorFillTertiary}; }
.edu-article .edu-article-lead { margin: 0 0 ${token.marginLG}px; padding-inline-start: ${token.padding}px; border-inline-start: 3px solid ${token.colorPrimaryBorder}; color: ${token.colorTextSecondary}; white-space: pre-wrap; }
.edu-article .edu-article-lead strong { display: block; color: ${token.colorText}; }
.edu-article dl { display: grid; grid-template-columns: max-content 1fr; gap: ${token.marginXXS}px ${token.margin}px; margin: 0 0 ${token.marginLG}px; font-size: ${token.fontSize}px; }
.edu-article footer a { color: ${token.colorLink}; }
.edu-article dt { color: ${token.colorTextSecondary}; }
.edu-article dd { margin: 0; min-width: 0; }
.edu-article footer { margin-block-start: ${token.marginXL}px; padding-block-start: ${token.padding}px; border-block-start: 1px solid ${token.colorBorderSecondary}; font-size: ${token.fontSize}px; }
@media print {
  .edu-article { max-width: none; font-size: 11pt; color: #000000; }
  .edu-article > header > :is(h1, h2) { font-size: 22pt; }
  .edu-article h1, .edu-article h2, .edu-article h3 { break-after: avoid; }
  .edu-article img, .edu-article tr, .edu-article figure { break-inside: avoid; }
}`;
