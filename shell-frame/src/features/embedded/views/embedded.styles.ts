import { narrowWindow } from '@edu/shared-utility';

/** On a phone the site has the window's width and handles its own scrolling. */
export const embeddedStyles = `
.esf-embedded{position:absolute;inset:0;display:flex;flex-direction:column;min-width:960px;font-size:14px;background:var(--edu-surface)}
.esf-embedded h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.esf-embedded iframe{flex:1;width:100%;min-height:0;border:0}
.esf-embedded-wait{position:absolute;inset:0;display:grid;place-items:center;color:var(--edu-quiet);background:var(--edu-surface);
opacity:0;animation:esf-show 0s .2s forwards}
.esf-embedded-hint{display:flex;align-items:center;gap:16px;padding:8px 24px;color:var(--edu-quiet);border-bottom:1px solid var(--edu-line)}
@media ${narrowWindow}{.esf-embedded{min-width:0}}
@keyframes esf-show{to{opacity:1}}
`;
