/** The dock's container. `!important` within a shadow root wins over every rule of the page. */
export const frame = `
:host { all: initial !important; position: fixed !important; inset: auto 0 0 0 !important; z-index: 1905 !important; }
:host, .panel {
  --ground: #0d1117; --raised: #151b23; --over: #1d2530; --line: #2a3441; --text: #e6edf3; --quiet: #9da9b8; --faint: #8793a3;
  --accent: #6cb2ff; --good: #4ade80; --warn: #fbbf24; --bad: #ff8080;
  --load: #4d9fff; --evaluate: #2dd4bf; --bootstrap: #b794f6; --mount: #f59e0b; --mounted: #22c55e; --unmount: #8b97a7;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace;
  color-scheme: dark;
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
:is(h2, h3, h4, p, ul, ol, dl, dd) { margin: 0; padding: 0; }
:is(ul, ol) { list-style: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
::selection { background: #2f5f96; }
.icon { flex: none; width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.handle {
  position: fixed; inset: auto auto 12px 12px; display: grid; place-items: center; width: 40px; height: 40px; padding: 0;
  border: 1px solid rgb(255 255 255 / 16%); border-radius: 50%; background: var(--ground); color: #fff; cursor: pointer;
  box-shadow: 0 1px 2px rgb(0 0 0 / 30%), 0 6px 18px rgb(0 0 0 / 24%); opacity: 0.82; transition: opacity 120ms, scale 120ms;
}
.handle:is(:hover, :focus-visible) { opacity: 1; scale: 1.06; }
.handle .icon { width: 20px; height: 20px; color: var(--accent); }
.badge {
  position: absolute; inset: -4px -4px auto auto; min-width: 18px; height: 18px; padding: 0 5px; border-radius: 9px; background: var(--warn); color: #1a1300;
  font: 700 11px/18px system-ui, sans-serif;
}
.badge:empty { display: none; }
.handle[data-failed]::after { content: ''; position: absolute; inset: auto -1px -1px auto; width: 12px; height: 12px; border: 2px solid var(--ground); border-radius: 50%; background: var(--bad); }

.panel {
  position: fixed; inset: auto 0 0; display: flex; flex-direction: column; height: min(var(--height, 380px), 100dvh);
  border-top: 1px solid var(--line); background: var(--ground); color: var(--text); box-shadow: 0 -4px 20px rgb(0 0 0 / 20%);
  font: 13px/1.5 system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; font-variant-numeric: tabular-nums;
  animation: rise 140ms ease-out;
}
@keyframes rise { from { translate: 0 16px; opacity: 0; } }
.edge { position: absolute; z-index: 3; inset: -5px 0 auto; height: 10px; cursor: ns-resize; touch-action: none; }
.edge::after { content: ''; position: absolute; inset: 2px auto auto calc(50% - 24px); width: 48px; height: 4px; border-radius: 2px; background: #4a5768; transition: background 120ms; }
.edge:is(:hover, :focus-visible)::after { background: var(--accent); }
.top { display: flex; align-items: center; gap: 4px 20px; flex: none; min-height: 44px; padding: 0 10px 0 16px; border-bottom: 1px solid var(--line); background: var(--raised); }
.top h2 { display: flex; align-items: center; gap: 8px; font-size: 13px; font-weight: 650; white-space: nowrap; }
.top h2 .icon { width: 18px; height: 18px; color: var(--accent); }
[role='tablist'] { display: flex; align-self: stretch; gap: 2px; min-width: 0; overflow-x: auto; scrollbar-width: none; }
[role='tab'] {
  position: relative; padding: 0 12px; border: 0; background: none; color: var(--quiet); font: inherit; white-space: nowrap; cursor: pointer;
}
[role='tab']:hover { color: var(--text); }
[role='tab'][aria-selected='true'] { color: var(--text); font-weight: 600; }
[role='tab'][aria-selected='true']::after { content: ''; position: absolute; inset: auto 12px -1px; height: 2px; border-radius: 1px; background: var(--accent); }
[role='tab']:focus-visible { outline-offset: -3px; border-radius: 6px; }
.actions { display: flex; align-items: center; gap: 8px; margin-inline-start: auto; }
.content { flex: 1; min-height: 0; }
[role='tabpanel'] { height: 100%; }
.page { display: flex; flex-direction: column; height: 100%; }
.scroll { flex: 1; min-height: 0; overflow: auto; scrollbar-color: #3a4656 transparent; scrollbar-width: thin; }
.page > .scroll { padding-bottom: 16px; }
.foot {
  display: flex; align-items: center; gap: 20px; flex: none; min-height: 28px; padding: 0 16px; border-top: 1px solid var(--line); background: var(--raised);
  color: var(--quiet); font-size: 12px;
}
.foot [role='status'] { flex: 1; min-width: 0; overflow-wrap: anywhere; color: var(--text); }
.foot [role='status'][data-tone='good'] { color: var(--good); }
.foot [role='status'][data-tone='bad'] { color: var(--bad); }
.foot .revision { font-family: var(--mono); font-size: 11px; }
@media (prefers-reduced-motion: reduce) { .panel, .handle { animation: none; transition: none; } }
@media (max-width: 1099.98px) {
  .top { gap: 4px 8px; } .top h2 > span, .actions .button > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .actions .button { width: 32px; padding: 0; justify-content: center; }
}
@media (max-width: 599.98px) {
  .panel { height: 88dvh; border-radius: 14px 14px 0 0; font-size: 14px; }
  .edge { display: none; }
  .top { flex-wrap: wrap; padding: 8px 8px 0 14px; border-radius: 14px 14px 0 0; }
  .top h2 { flex: 1; } .top h2 > span { position: static; width: auto; height: auto; clip-path: none; }
  [role='tablist'] { order: 9; flex: 0 0 100%; height: 44px; }
  [role='tab'] { flex: 1; padding: 0 4px; }
  .actions .button, .top > .bare { width: 44px; height: 44px; }
  .foot { flex-wrap: wrap; gap: 0 12px; padding: 4px 14px; } .foot .revision { display: none; } .foot [role='status']:empty { display: none; }
}
`;
