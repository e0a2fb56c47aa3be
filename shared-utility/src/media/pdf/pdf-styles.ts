const text = '[data-app] .media-pdf-text';

/** The words of a page lie unseen over its picture, where they can be marked. */
export const pdfStyles = `
${text} { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; transform-origin: 0 0; forced-color-adjust: none; }
${text} span, ${text} br { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0; }
${text} span { --font-height: 0; font-size: calc(var(--total-scale-factor) * var(--font-height)); transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv, 1)); }
${text} ::selection { background: rgb(0 90 255 / 30%); }
`;
