/** Two columns where there is room, with a sticky preview. */
export const siteStyles = `
[data-app="modular"] .em-page { margin: 0 24px 24px; padding: 24px; }
[data-app="modular"] .em-site { display: grid; grid-template-columns: minmax(0, 640px) minmax(300px, 1fr); gap: 40px; }
[data-app="modular"] .em-preview > section { position: sticky; top: 16px; max-width: 520px; }
[data-app="modular"] .em-picture { max-width: 100%; max-height: 100%; object-fit: contain; }
[data-app="modular"] .em-logo { max-width: 100%; object-fit: contain; }
[data-app="modular"] .em-logo-20 { height: 20px; max-width: 120px; }
[data-app="modular"] .em-logo-24 { height: 24px; max-width: 140px; }
[data-app="modular"] .em-backdrop { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
[data-app="modular"] .em-side { max-width: 90%; max-height: 190px; object-fit: contain; }
[data-app="modular"] .em-error { color: var(--edu-danger); margin: 0 0 12px; }
[data-app="modular"] .em-save { position: sticky; bottom: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 12px;
  align-items: center; padding: 12px 0; border-top: 1px solid var(--edu-line); }
@media (max-width: 599px) {
  [data-app="modular"] .em-page { margin-inline: 8px; padding: 16px; }
}
@media (max-width: 1099px) {
  [data-app="modular"] .em-site { grid-template-columns: minmax(0, 1fr); gap: 24px; }
  [data-app="modular"] .em-preview { order: -1; }
  [data-app="modular"] .em-preview > section { position: static; max-width: none; }
}
@media (min-width: 600px) and (max-width: 1099px) {
  [data-app="modular"] .em-sketches { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; }
}
`;
