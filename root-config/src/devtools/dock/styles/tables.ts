/** Tables of modules, of differences between maps, and of leaks. */
export const tables = `
table { width: 100%; border-spacing: 0; font-size: 13px; }
th, td { padding: 0 10px; text-align: start; font-weight: 400; }
thead th { position: sticky; z-index: 1; top: 0; height: 28px; border-bottom: 1px solid var(--line); background: var(--ground); color: var(--quiet); font-size: 12px; white-space: nowrap; }
:is(th, td):first-child { padding-inline-start: 16px; }
:is(th, td):last-child { padding-inline-end: 16px; }
:is(th, td).number { text-align: end; white-space: nowrap; }
td.number { font-family: var(--mono); font-size: 12px; }
.scope { color: var(--faint); }
.name { font-weight: 500; white-space: nowrap; }
thead .name { font-weight: 400; }
.sort { display: inline-flex; align-items: center; gap: 4px; height: 24px; margin-inline: -6px; padding: 0 6px; border: 0; border-radius: 5px; background: none; color: inherit; font: inherit; cursor: pointer; }
.sort:hover { background: var(--over); color: var(--text); }
.sort .icon { width: 12px; height: 12px; opacity: 0; }
.sort:is(:hover, :focus-visible) .icon { opacity: 0.5; }
.number .sort { flex-direction: row-reverse; }
[aria-sort] .sort { color: var(--text); font-weight: 600; }
[aria-sort] .sort .icon { opacity: 1; }
[aria-sort='ascending'] .sort .icon { rotate: 180deg; }
:is(.modules, .waterfall) tbody tr:not(.group) { height: 32px; cursor: pointer; }
:is(.modules, .waterfall) tbody tr:not(.group):hover { background: #141b25; }
:is(.modules, .waterfall) tr:focus-visible { outline-offset: -2px; border-radius: 6px; }
.modules tr[aria-selected='true'] { background: #152a43 !important; box-shadow: inset 3px 0 var(--accent); }
.modules tr[data-changed] { box-shadow: inset 3px 0 var(--warn); background: rgb(251 191 36 / 5%); }
.modules tr[data-failed] { box-shadow: inset 3px 0 var(--bad); background: rgb(255 128 128 / 8%); }
.modules tr[data-active] .name { font-weight: 700; }
.modules .group th { height: 30px; color: var(--quiet); font-size: 11px; font-weight: 600; letter-spacing: 0.04em; }
.modules tbody + tbody .group th { border-top: 1px solid var(--line); }
.modules .group .count { margin-inline-start: 8px; }
.modules td.version { font-family: var(--mono); font-size: 12px; color: #c3cedb; white-space: nowrap; }
.modules .source { white-space: nowrap; }
.modules .source .pill + .pill { margin-inline-start: 6px; }
.list { display: flex; flex-direction: column; flex: 1; min-width: 0; container: list / inline-size; }
.split { display: flex; height: 100%; }
.maps { margin: 0 16px 10px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--raised); font-size: 12px; }
.maps h3 { color: var(--quiet); font-size: 12px; font-weight: 600; }
.maps li { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; padding-block: 4px; }
.maps li > code { flex: 0 1 auto; min-width: 0; }
.maps li > .row { margin-inline-start: auto; }
.maps li > .refusal { flex: 1 0 100%; }
.plain { max-width: 1240px; }
.plain tbody :is(th, td) { height: 36px; border-bottom: 1px solid var(--line); }
.plain code { overflow-wrap: anywhere; }
.page > .scroll > h3 { margin: 4px 16px 8px; font-size: 13px; }
.page > .scroll > .hint { padding: 10px 16px; }
code { font-family: var(--mono); font-size: 12px; overflow-wrap: anywhere; }
@container list (width < 1000px) { .modules .time { display: none; } }
@container list (width < 640px) { .modules .size { display: none; } }
@container list (width < 500px) { .modules .version { display: none; } th, td { padding-inline: 6px; } .modules .name { white-space: normal; overflow-wrap: anywhere; } }
@media (max-width: 599.98px) { :is(.modules, .waterfall) tbody tr:not(.group) { height: 44px; } .sort { height: 40px; } .split { position: relative; } .plain:not(.counts) { min-width: 560px; } .counts :is(th, td) { padding-inline: 5px; } .counts :is(th, td):first-child { padding-inline-start: 14px; } .modules :is(th, td):last-child, .modules .source { padding-inline-end: 14px; } }
`;
