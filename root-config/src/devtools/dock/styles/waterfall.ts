/** Lifecycles over time. */
export const waterfall = `
.waterfall { table-layout: fixed; min-width: 520px; }
.waterfall th:first-child { width: 220px; overflow: hidden; text-overflow: ellipsis; }
.waterfall .number { width: 84px; }
.waterfall .track { padding-inline: 0 12px; }
.axis { position: relative; height: 28px; }
.axis > span { position: absolute; padding-inline-start: 5px; border-inline-start: 1px solid var(--line); line-height: 28px; }
.bars { position: relative; height: 32px; overflow: hidden; }
.bars > i { position: absolute; inset-block: 0; width: 1px; background: #1b2430; }
.bars > .bar { position: absolute; inset-block: 9px; min-width: 3px; border-radius: 3px; background: var(--tone); }

[data-kind='load'] { --tone: var(--load); }
[data-kind='evaluate'] { --tone: var(--evaluate); }
[data-kind='bootstrap'] { --tone: var(--bootstrap); }
[data-kind='mount'] { --tone: var(--mount); }
[data-kind='mounted'] { --tone: var(--mounted); }
[data-kind='unmount'] { --tone: var(--unmount); }
.bars > .bar[data-kind='mounted'] { inset-block: 13px; background: color-mix(in srgb, var(--tone) 45%, transparent); }
.bars > .bar[data-open]:not([data-kind='mounted']) { animation: pulse 1s ease-in-out infinite; }
.bars > .bar[data-failed] { background: var(--bad); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--quiet); font-size: 12px; }
.legend li { display: flex; align-items: center; gap: 6px; }
.legend li::before, thead .time::before { content: ''; display: inline-block; width: 10px; height: 10px; border-radius: 3px; background: var(--tone); }
thead .time::before { width: 8px; height: 8px; margin-inline-end: 6px; border-radius: 2px; }
.toolbar > .faint { margin-inline-start: auto; font-size: 12px; }
@media (max-width: 599.98px) { .waterfall th:first-child { width: 150px; white-space: normal; overflow-wrap: anywhere; } .waterfall { min-width: 100%; } .waterfall .number { width: 64px; } .toolbar > .faint { margin: 0; } }
`;
