const text = '[data-app] .media-pdf-text';
const links = '[data-app] .media-pdf-links';

/** The text layer is transparent over the picture, so that text can be selected. */
export const pdfStyles = `
${text} { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; transform-origin: 0 0; forced-color-adjust: none; }
${text} span, ${text} br { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0; }
${text} span { --font-height: 0; font-size: calc(var(--total-scale-factor) * var(--font-height)); transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv, 1)); }
${links} { position: absolute; inset: 0; pointer-events: none; }
${links} > * { position: absolute; box-sizing: border-box; padding: 0; border: 0; background: none; cursor: pointer; pointer-events: auto; }
${links} > :hover { background: rgb(0 90 255 / 15%); }
${links} > :focus-visible { outline: 2px solid #005aff; }
${text} ::selection { background: rgb(0 90 255 / 30%); }
`;
