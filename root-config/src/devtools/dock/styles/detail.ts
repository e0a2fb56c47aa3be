/** The details of one module, beside the table or over it. */
export const detail = `
.aside:empty { display: none; }
.aside { flex: 0 0 clamp(340px, 38%, 560px); min-width: 0; overflow: auto; border-inline-start: 1px solid var(--line); background: var(--raised); scrollbar-color: #3a4656 transparent; scrollbar-width: thin; }
.detail { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 0 16px 20px; animation: appear 120ms ease-out; }
@keyframes appear { from { opacity: 0; translate: 8px 0; } }
.detail > header { position: sticky; z-index: 2; top: 0; display: flex; align-items: center; gap: 10px; margin: 0 -16px; padding: 8px 10px 8px 16px; border-bottom: 1px solid var(--line); background: var(--raised); }
.detail > header .back { display: none; }
.detail > header .bare:last-child { margin-inline-start: auto; }
.detail h3 { min-width: 0; font-size: 14px; font-weight: 650; overflow-wrap: anywhere; }
.detail h3:focus-visible { outline-offset: 3px; border-radius: 4px; }
.detail h4 { margin: 14px 0 6px; color: var(--quiet); font-size: 12px; font-weight: 600; }
.override { display: grid; gap: 10px; }
.override form { display: grid; gap: 8px; }
.override label { color: var(--quiet); font-size: 12px; }
.stored-override { display: grid; gap: 8px; padding: 10px 12px; border: 1px solid; border-radius: 9px; }
.stored-override[data-kind='used'] { border-color: rgb(251 191 36 / 45%); background: rgb(251 191 36 / 9%); }
.stored-override[data-kind='paused'] { border-color: var(--line); background: var(--over); }
.template summary { width: fit-content; color: var(--quiet); font-size: 12px; cursor: pointer; }
.template[open] summary { margin-bottom: 8px; }
.share { display: flex; align-items: center; gap: 14px; padding: 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--over); }
.share > div { display: grid; gap: 6px; font-size: 12px; }
.qr { flex: none; width: 156px; border-radius: 6px; background: #fff; fill: #000; shape-rendering: crispedges; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 6px 16px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 12px; }
.facts dt { color: var(--quiet); }
.facts dd { min-width: 0; }
.facts .pill { height: 18px; line-height: 18px; }
.copyable { display: flex; align-items: start; gap: 4px; }
.copyable .bare { flex: none; width: 22px; height: 20px; margin-top: -1px; }
.events { display: grid; gap: 2px; font-size: 12px; }
.events li { display: flex; gap: 10px; color: var(--text); }
.events time { flex: none; min-width: 72px; color: var(--faint); font-family: var(--mono); text-align: end; }
@media (prefers-reduced-motion: reduce) { .detail { animation: none; } }
@media (max-width: 899.98px) {
  .split[data-detail] > .list { display: none; } .aside { flex: 1; border: 0; }
  .detail > header .back { display: inline-flex; } .detail > header .bare:last-child { display: none; }
}
@media (max-width: 599.98px) { .qr { width: 128px; } .copyable .bare { width: 40px; height: 40px; margin-top: -10px; } }
`;
