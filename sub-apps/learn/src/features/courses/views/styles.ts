import type { GlobalToken } from 'antd';

/** Styles that cannot be inline: the whole card is its link, and the grid fills the page's width. */
export const stylesOf = (token: GlobalToken): string => `
[data-app="learn"] .learn-grid {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr));
  gap: ${token.margin}px;
  padding: 0;
  margin: 0;
  list-style: none;
}
[data-app="learn"] .learn-card { position: relative; overflow: hidden; height: 100%; transition: box-shadow .2s; }
[data-app="learn"] .learn-card:hover { box-shadow: ${token.boxShadowTertiary}; }
[data-app="learn"] .learn-card h3 a::after { content: ""; position: absolute; inset: 0; }
[data-app="learn"] .learn-card:focus-within { outline: 2px solid ${token.colorPrimary}; outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { [data-app="learn"] .learn-card { transition: none; } }
`;
