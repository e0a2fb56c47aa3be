/** The panel's own style, which comes with it. */
export const devtoolsStyles = `
.edu-devtools-handle { position: fixed; z-index: 1910; left: 0; bottom: 0; padding: 2px 8px; font: 12px system-ui, sans-serif; opacity: 0.7; }
.edu-devtools {
  position: fixed; z-index: 1905; inset: auto 0 0 0; max-height: 45vh; overflow: auto; padding: 8px 8px 32px;
  background: var(--edu-surface, Canvas); color: var(--edu-text, CanvasText); border-top: 1px solid var(--edu-line, currentColor);
  font: 12px/1.6 ui-monospace, monospace;
}
.edu-devtools[hidden] { display: none; }
.edu-devtools th { text-align: start; font-weight: 400; padding-inline-end: 16px; }
.edu-devtools input { width: 420px; font: inherit; }
.edu-devtools-log { margin: 8px 0 0; padding: 0; list-style: none; }
`;
