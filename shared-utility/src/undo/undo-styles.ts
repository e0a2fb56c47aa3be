/**
 * At the lower left, where rows and forms rarely have buttons; on a phone below the header, away from the thumb.
 */
export const undoStyles = `
#edu-undo { position: fixed; inset-inline-start: 16px; bottom: 16px; display: flex; flex-direction: column; gap: 8px; pointer-events: auto; }
.edu-undo {
  box-sizing: border-box; display: flex; align-items: center; gap: 12px; max-width: min(560px, calc(100vw - 32px)); padding: 8px 8px 8px 16px;
  border-radius: 8px; border-inline-start: 4px solid var(--edu-accent, currentColor);
  background: var(--edu-elevated, Canvas); color: var(--edu-text, CanvasText);
  font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  box-shadow: 0 6px 16px rgb(0 0 0 / 12%), 0 3px 6px rgb(0 0 0 / 12%);
}
.edu-undo p { flex: 1; min-width: 0; margin: 0; overflow-wrap: anywhere; }
.edu-undo button {
  flex: none; min-width: 32px; min-height: 32px; padding: 0 12px; border: 1px solid transparent; border-radius: 6px;
  background: transparent; color: inherit; font: inherit; cursor: pointer;
}
.edu-undo button:first-of-type { border-color: var(--edu-line, currentColor); color: var(--edu-accent, inherit); font-weight: 600; }
.edu-undo button:last-of-type { padding: 0; color: var(--edu-quiet, inherit); font-size: 18px; }
.edu-undo button:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
.edu-undo button:focus-visible { outline: 2px solid var(--edu-accent, Highlight); outline-offset: 2px; }
@media (max-width: 599.98px) {
  #edu-undo { inset: 64px 16px auto; }
  .edu-undo { max-width: none; }
  .edu-undo button { min-width: 44px; min-height: 44px; }
}
`;
