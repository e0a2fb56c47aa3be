import { element, narrowWindow } from '@edu/shared-utility';
import { pageNonce } from './dom';

/** Styles of cards, skeleton, notices and toasts; the grid's styles are in the page itself. */
const css = `
#edu-frame [data-slot='header'] { grid-area: 1 / 1 / 2 / 3; min-width: 0; }
#edu-frame [data-slot='menu'] { grid-area: 2 / 1 / 4 / 2; min-height: 0; overflow: hidden auto; }
#edu-frame [data-slot='breadcrumb'] { grid-area: 2 / 2 / 3 / 3; min-width: 0; }
#edu-root[data-breadcrumb='hidden'] [data-slot='breadcrumb'] { display: none; }
#edu-root[data-layout='framed'] > #edu-content > :not([data-first]) { min-width: 960px; box-sizing: border-box; }
@media ${narrowWindow} { #edu-root[data-layout='framed'] > #edu-content > [data-app-slot]:has([data-fits-phone], .edu-card) { min-width: 0; } }
#edu-root[data-layout='framed'] > #edu-content[data-padded] > [data-app-slot] { --edu-page-padding: 0; padding: 0 clamp(16px, 4vw, 24px) 24px; }
#edu-root[data-layout='framed'] { min-height: 0; max-height: calc(100vh - var(--edu-dock, 0px) - var(--edu-notices, 0px)); }
#edu-root[data-layout='full'] { padding-block-end: var(--edu-notices, 0px); }
[style*='--edu-notices'] .ant-modal-root .ant-modal-wrap {
  inset-block-end: var(--edu-notices); mask-image: linear-gradient(#000 calc(100% - 24px), transparent);
}
[style*='--edu-notices']:has(.ant-modal-wrap:not([style*='none'])) #edu-root[data-layout='framed'] { max-height: calc(100vh - var(--edu-dock, 0px)); }
#edu-content > [hidden] { display: none; }
#edu-content[data-guard='pending'] > [data-app-slot] { visibility: hidden; }
.edu-card {
  box-sizing: border-box; max-width: 560px; min-width: 0; margin: 0 auto; padding: 48px 24px; text-align: center;
  color: var(--edu-text, CanvasText); line-height: 1.6;
  font-family: system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; font-size: 14px;
}
#edu-root[data-layout='framed'] > #edu-content > :is(.edu-card, [data-app-slot]:has([data-fits-phone='always'])) { min-width: 0; }
#edu-content > .edu-card { position: absolute; inset: 0 16px auto; }
#edu-root[data-layout='full'] > #edu-content > .edu-card { inset-block-start: min(64px, 8vh); }
.edu-card > svg {
  width: 72px; border-radius: 50%; background: color-mix(in srgb, var(--edu-accent, currentColor) 12%, transparent);
  fill: none; stroke: var(--edu-accent, currentColor); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;
}
.edu-card h1 { margin: 16px 0 8px; font-size: 20px; font-weight: 600; line-height: 1.4; }
.edu-card p { margin: 0 0 8px; color: var(--edu-quiet, GrayText); overflow-wrap: anywhere; text-wrap: balance; }
.edu-card .edu-card-detail { font-size: 12px; }
.edu-card-actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-top: 24px; }
.edu-card :is(button, a) {
  display: inline-grid; place-items: center; box-sizing: border-box; min-height: 40px; padding: 8px 20px; border: 1px solid var(--edu-line, currentColor); border-radius: 6px;
  background: var(--edu-surface, transparent); color: inherit; font: inherit; line-height: 22px; text-decoration: none; cursor: pointer;
}
.edu-card :is(button, a):first-child { border-color: var(--edu-primary, currentColor); background: var(--edu-primary, transparent); color: var(--edu-on-primary, inherit); }
.edu-card :is(button, a):not(:first-child):hover { border-color: var(--edu-accent, currentColor); color: var(--edu-accent, inherit); }
.edu-card button:disabled { cursor: progress; opacity: 0.6; }
.edu-card :is(button, a):focus-visible { outline: 2px solid var(--edu-accent, Highlight); outline-offset: 2px; }
@media (max-width: 1199.98px) {
  #edu-root[data-layout='framed'] [data-app-slot] .edu-card {
    position: sticky; inset-inline-start: 0; max-width: calc(100vw - var(--edu-menu-width)); margin: 0; padding-inline: 16px;
  }
}
@media (max-width: 599.98px) { .edu-card { padding: 24px 0; } .edu-card :is(button, a) { min-height: 44px; } }
#edu-root[data-layout='framed']:has(> #edu-frame > .edu-card) { --edu-menu-width: 0px !important; grid-template-rows: minmax(var(--edu-header-height), auto) 0 minmax(0, 1fr); }
#edu-frame > .edu-card {
  grid-area: 1 / 1 / 2 / 3; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; max-width: none; margin: 0;
  padding: 8px 16px; background: var(--edu-surface, Canvas); text-align: start; z-index: 1;
}
#edu-frame > .edu-card > :is(h1, p) { margin: 0; font-size: 14px; }
#edu-frame > .edu-card > .edu-card-actions { margin: 0 0 0 auto; }
#edu-frame > .edu-card > :is(svg, .edu-card-detail) { display: none; }
@media (min-width: 600px) { #edu-frame > .edu-card :is(button, a) { min-height: 0; padding: 4px 16px; } }
.edu-away {
  box-sizing: border-box; width: 100vw; max-width: none; height: 100vh; max-height: none; margin: 0; padding: min(64px, 8vh) 16px; border: 0;
  background: var(--edu-ground, Canvas);
}
.edu-skeleton { position: absolute; inset: 0; box-sizing: border-box; padding: 24px; }
.edu-skeleton > span {
  display: block; height: 16px; margin-bottom: 16px; border-radius: 4px; background: rgb(128 128 128 / 16%);
  animation: edu-breathe 1.4s ease-in-out infinite;
}
.edu-skeleton > span:nth-child(1) { width: 32%; height: 24px; }
.edu-skeleton > span:nth-child(3) { width: 84%; }
.edu-skeleton > span:nth-child(5) { width: 62%; }
.edu-skeleton > p { margin: 0; font: 14px system-ui, sans-serif; color: var(--edu-quiet, GrayText); }
#edu-frame > .edu-skeleton { display: none; }
@keyframes edu-breathe { 50% { opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) { .edu-skeleton > span { animation: none; } }
#edu-notices {
  position: fixed; z-index: 1900; right: 16px; bottom: calc(16px + var(--edu-dock, 0px)); display: flex; flex-direction: column; align-items: end;
  gap: 8px; max-width: min(480px, calc(100vw - 32px));
}
.edu-notice {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 8px 16px; border-radius: 8px;
  border: 1px solid var(--edu-line, currentColor); background: var(--edu-surface, Canvas); color: var(--edu-text, CanvasText);
  font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  box-shadow: 0 4px 16px rgb(0 0 0 / 12%);
}
.edu-notice p { max-height: 40vh; margin: 0; overflow: auto; overflow-wrap: anywhere; white-space: pre-line; }
.edu-notice button {
  padding: 2px 12px; border: 1px solid var(--edu-line, currentColor); border-radius: 6px; background: transparent;
  color: var(--edu-accent, inherit); font: inherit; cursor: pointer;
}
.edu-notice button:focus-visible { outline: 2px solid var(--edu-accent, Highlight); outline-offset: 2px; }
[data-edu-outlines] :is([data-app-slot], #edu-frame, #edu-content) { outline: 2px dashed Highlight; outline-offset: -2px; }
#edu-toasts {
  position: fixed; z-index: 2000; top: 16px; left: 0; right: 0; display: flex; flex-direction: column;
  align-items: center; gap: 8px; pointer-events: none;
}
#edu-toasts-calm { display: contents; }
.edu-toast {
  max-width: min(560px, 90vw); padding: 8px 16px; border-radius: 8px; background: var(--edu-surface, Canvas); color: var(--edu-text, CanvasText);
  font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  box-shadow: 0 6px 16px rgb(0 0 0 / 12%), 0 3px 6px rgb(0 0 0 / 12%); overflow-wrap: anywhere;
  border-inline-start: 4px solid var(--edu-toast-mark);
}
@media print {
  #edu-frame, #edu-notices, #edu-toasts { display: none !important; }
  #edu-root[data-layout='framed'] { display: block; height: auto; max-height: none; overflow: visible; }
  #edu-root[data-layout='framed'] > #edu-content { overflow: visible; }
  #edu-root[data-layout='framed'] > #edu-content > :not([data-first]) { min-width: 0; }
  html[style*='color-scheme: dark'] #edu-content * { color: #000 !important; }
  #edu-content .ant-table-content { overflow: visible !important; }
  #edu-content .ant-table-content > table { width: 100% !important; min-width: 0 !important; }
}
.edu-toast[data-kind='error'] { --edu-toast-mark: var(--edu-danger, #cf1322); }
.edu-toast[data-kind='success'] { --edu-toast-mark: var(--edu-success, #389e0d); }
.edu-toast[data-kind='warning'] { --edu-toast-mark: var(--edu-warning, #d48806); }
.edu-toast[data-kind='info'] { --edu-toast-mark: var(--edu-accent, #1677ff); }
`;

/** Adds a style element once, with the nonce of the page's content security policy. */
export function installStyles(id = 'edu-layout-style', content = css): void {
  if (document.getElementById(id)) return;
  const style = element('style', { id }, content);
  style.nonce = pageNonce();
  document.head.append(style);
}
