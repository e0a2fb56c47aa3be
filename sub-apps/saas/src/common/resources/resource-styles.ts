/** Styles that cannot be inline: the picture within its frame, and hover and focus. */
export const resourceStyles = `
[data-app="saas"] .saas-thumbnail { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
[data-app="saas"] .saas-thumbnail-page { object-position: top; }
[data-app="saas"] .saas-card { transition: border-color .15s, box-shadow .15s; }
[data-app="saas"] .saas-card:hover { box-shadow: 0 4px 16px rgb(0 0 0 / 12%); }
[data-app="saas"] .saas-card:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
`;
