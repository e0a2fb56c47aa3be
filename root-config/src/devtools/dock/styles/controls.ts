/** Buttons, chips and fields. */
export const controls = `
.button, .chip, .bare {
  display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px;
  background: var(--over); color: var(--text); font: inherit; font-size: 12px; white-space: nowrap; cursor: pointer; transition: background 100ms, border-color 100ms;
}
:is(.button, .chip, .bare):hover:not(:disabled) { border-color: #4a5a6e; background: #263140; }
:is(.button, .chip):disabled { opacity: 0.55; cursor: default; }
.button[aria-busy] { cursor: progress; }
.button[aria-pressed='true'], .chip[aria-pressed='true'] { border-color: #3d6ea5; background: #18304d; color: #bfe0ff; }
.button.primary { border-color: #2f6fb8; background: #1f5ea8; color: #fff; font-weight: 600; }
.button.primary:hover:not(:disabled) { border-color: #4d92e0; background: #2a6fbd; }
.bare { justify-content: center; width: 28px; padding: 0; border-color: transparent; background: none; color: var(--quiet); }
.bare:hover { color: var(--text); }
.chips { display: flex; gap: 4px; }
.chip { border-radius: 14px; color: var(--quiet); }
.count { color: var(--faint); font-size: 11px; font-weight: 400; }
.chip[aria-pressed='true'] .count { color: #9cc9f5; }
.field {
  width: 100%; height: 30px; padding: 0 10px; border: 1px solid #3a4656; border-radius: 7px; background: #0a0e13; color: var(--text); font: inherit; font-size: 13px;
}
.field::placeholder { color: var(--faint); opacity: 1; }
.field:focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }
.field[aria-invalid='true'] { border-color: var(--bad); }
select.field { width: auto; padding-inline-end: 6px; }
.search { position: relative; flex: 0 1 290px; min-width: 120px; }
.search > .icon { position: absolute; inset: 7px auto auto 9px; color: var(--faint); pointer-events: none; }
.search > .field { padding-inline-start: 31px; }
.toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; flex: none; padding: 10px 16px; }
.toolbar > .button:last-child { margin-inline-start: auto; }
.page > .toolbar > p { color: var(--quiet); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.row > .field { flex: 1; min-width: 0; }
.row > select.field { flex: none; }
.labelled { display: grid; gap: 4px; }
.hint { color: var(--quiet); font-size: 12px; white-space: pre-line; overflow-wrap: anywhere; }
.hint:empty, .refusal:empty { display: none; }
.refusal { color: var(--bad); white-space: pre-line; font-size: 12px; overflow-wrap: anywhere; }
.warning { color: var(--warn); }
.faint { color: var(--faint); }
.label { color: var(--quiet); }
.empty { padding: 24px 16px; color: var(--quiet); text-align: center; }
.pill {
  --tone: var(--quiet); display: inline-flex; align-items: center; gap: 6px; height: 20px; padding: 0 8px; border-radius: 10px;
  background: color-mix(in srgb, var(--tone) 15%, transparent); color: var(--tone); font-size: 12px; font-weight: 500; line-height: 20px; white-space: nowrap;
}
.pill:is([data-kind='good'], [data-kind='busy'], [data-kind='bad'], [data-kind='calm'])::before { content: ''; width: 6px; height: 6px; border-radius: 50%; background: currentColor; }
.pill[data-kind='good'] { --tone: var(--good); }
.pill[data-kind='bad'], .pill[data-kind='fault'] { --tone: var(--bad); }
.pill[data-kind='busy'] { --tone: var(--accent); }
.pill[data-kind='calm'] { --tone: #a7c3b2; }
.pill[data-kind='override'] { --tone: var(--warn); background: var(--warn); color: #1f1600; font-weight: 650; }
.pill[data-kind='rollout'] { --tone: #c9a8ff; }
.pill[data-kind='last-good'] { --tone: var(--bad); }
.pill[data-kind='plain'], .pill[data-kind='quiet'] { padding-inline: 0; background: none; font-weight: 400; }
.pill[data-kind='paused'] { box-shadow: inset 0 0 0 1px var(--line); background: none; }
.pill[data-kind='busy']::before { animation: pulse 1s ease-in-out infinite; }
@keyframes pulse { 50% { opacity: 0.3; } }
@media (prefers-reduced-motion: reduce) { .pill::before { animation: none !important; } }
@media (max-width: 599.98px) {
  .button, .chip, .bare { height: 40px; padding-inline: 12px; } .bare { width: 40px; padding: 0; }
  .field { height: 44px; font-size: 16px; } .search > .icon { inset-block-start: 14px; } .search { flex: 1 0 100%; }
  .toolbar { padding: 10px 14px; }
}
`;
