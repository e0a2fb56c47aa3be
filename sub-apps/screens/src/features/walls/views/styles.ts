import type { GlobalToken } from 'antd';

/** Pixels of a 1920 × 1080 design, scaled to the actual screen. */
const scaled = (pixels: number): string => `calc(var(--u) * ${pixels})`;
const mix = (colour: string, percent: number, ground: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ground})`;

/** From this size on the screen is scaled as a whole; below it is an ordinary page. */
const wallQuery = '@media (min-width: 1440px) and (min-height: 800px)';

/** Bars move after the numbers have stopped, since animating both at once is too slow on a wall of 3840 pixels. */
const drawTransition = 'transform .9s ease-out .9s';

/** Always dark, whatever the person's colour scheme. */
export function stylesOf(token: GlobalToken): string {
  const ground = mix(token.colorPrimary, 6, token.colorBgLayout);
  const panelBackground = mix(token.colorPrimary, 9, token.colorBgContainer);
  const line = mix(token.colorPrimary, 24, token.colorBgContainer);
  const glow = mix(token.colorPrimary, 18, 'transparent');
  const secondaryColour = token.colorTextDescription;
  const app = '[data-app="screens"]';
  return `
${app} .wall { --u: .75px; --first: ${token.colorPrimary}; --second: ${token['gold-7']}; box-sizing: border-box; min-height: 100vh; padding: ${scaled(20)}; background: radial-gradient(ellipse at 50% 0, ${glow}, transparent 70%), ${ground}; color: ${token.colorText}; font-size: ${scaled(20)}; line-height: 1.4; font-variant-numeric: tabular-nums; }
${app} .wall *, ${app} .wall { box-sizing: border-box; }
${app} .wall h1, ${app} .wall h2, ${app} .wall p, ${app} .wall dl, ${app} .wall dd, ${app} .wall figure { margin: 0; }
${app} .wall-head { display: flex; flex-wrap: wrap; align-items: center; gap: ${scaled(12)} ${scaled(24)}; padding-bottom: ${scaled(16)}; }
${app} .wall-owner { display: flex; flex: 1 1 0; align-items: center; gap: ${scaled(14)}; min-width: ${scaled(240)}; color: ${secondaryColour}; font-size: ${scaled(22)}; }
${app} .wall-logo { display: block; height: ${scaled(44)}; max-width: ${scaled(200)}; object-fit: contain; }
${app} .wall h1 { flex: none; max-width: 100%; font-size: ${scaled(38)}; font-weight: 600; letter-spacing: .06em; text-align: center; color: ${token.colorTextHeading}; }
${app} .wall-side { display: flex; flex: 1 1 0; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: ${scaled(6)} ${scaled(16)}; }
${app} .wall-now { text-align: end; white-space: nowrap; }
${app} .wall-now strong { display: block; font-size: ${scaled(28)}; font-weight: 600; line-height: 1.1; }
${app} .wall-now span { color: ${secondaryColour}; font-size: ${scaled(16)}; }
${app} .wall-keys { display: flex; flex-wrap: wrap; gap: ${scaled(4)}; border: 0; margin: 0; padding: 0; }
${app} .wall button { min-height: max(44px, ${scaled(32)}); padding: 0 ${scaled(10)}; border: 1px solid transparent; border-radius: ${scaled(6)}; background: none; color: ${secondaryColour}; font: inherit; font-size: ${scaled(17)}; cursor: pointer; }
${app} .wall button:hover { color: ${token.colorText}; }
${app} .wall button[aria-pressed=true] { color: var(--first); }
${app} .wall button:focus-visible, ${app} .wall-table:focus-visible { outline: ${scaled(3)} solid var(--first); outline-offset: ${scaled(2)}; }
${app} .wall-grid { display: grid; gap: ${scaled(16)}; grid-template-columns: repeat(auto-fit, minmax(min(100%, ${scaled(560)}), 1fr)); }
${app} .wall-column { display: grid; gap: ${scaled(16)}; min-width: 0; grid-auto-rows: minmax(${scaled(300)}, auto); }
${app} .wall-middle { grid-auto-rows: auto; order: -1; }
${app} .wall-figures { display: grid; gap: ${scaled(12)}; grid-template-columns: 1fr 1fr; }
${app} .wall-figures > div:last-child:nth-child(odd) { grid-column: 1 / -1; }
${app} .wall-figures > div { padding: ${scaled(14)} ${scaled(18)}; border: 1px solid ${line}; border-radius: ${scaled(10)}; background: ${panelBackground}; }
${app} .wall-figures dt { color: ${secondaryColour}; font-size: ${scaled(20)}; }
${app} .wall-figures dd { font-size: ${scaled(50)}; font-weight: 600; line-height: 1.15; color: ${token.colorTextHeading}; white-space: nowrap; }
${app} .wall-figures small { font-size: .5em; font-weight: 400; color: ${secondaryColour}; }
${app} .wall-digit { display: inline-block; height: 1em; overflow: hidden; line-height: 1; vertical-align: -.15em; }
${app} .wall-digit > span { display: block; transition: transform .9s cubic-bezier(.2, .7, .2, 1); }
${app} .wall-digit > span > span { display: block; height: 1em; }
${app} .wall-panel { display: flex; flex-direction: column; min-width: 0; min-height: 0; padding: ${scaled(12)} ${scaled(18)} ${scaled(16)}; border: 1px solid ${line}; border-radius: ${scaled(10)}; background: ${panelBackground}; }
${app} .wall-panel figcaption { display: flex; align-items: center; gap: ${scaled(8)}; min-height: ${scaled(44)}; }
${app} .wall h2 { flex: 1; min-width: 0; font-size: ${scaled(22)}; font-weight: 600; line-height: 1.2; color: ${token.colorTextHeading}; }
${app} .wall-plot { position: relative; display: flex; flex: 1; flex-direction: column; min-height: ${scaled(210)}; }
${app} .wall-key { display: flex; flex-wrap: wrap; gap: 0 ${scaled(18)}; color: ${secondaryColour}; font-size: ${scaled(17)}; }
${app} .wall-key span::before { content: ''; display: inline-block; width: ${scaled(12)}; height: ${scaled(12)}; margin-inline-end: ${scaled(6)}; border-radius: ${scaled(3)}; background: var(--first); }
${app} .wall-key span + span::before { background: var(--second); }
${app} .wall-bars { display: flex; flex: 1; gap: ${scaled(6)}; align-items: stretch; min-height: 0; }
${app} .wall-bar { display: grid; flex: 1 1 0; grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr); min-width: 0; text-align: center; font-size: ${scaled(16)}; }
${app} .wall-bar > b { justify-self: center; font-weight: 500; white-space: nowrap; }
${app} .wall-bar > i { position: relative; overflow: hidden; margin: ${scaled(3)} 8%; border-radius: ${scaled(4)} ${scaled(4)} 0 0; background: ${mix(token.colorPrimary, 8, 'transparent')}; }
${app} .wall-bar > i > i { position: absolute; inset: 0; background: var(--first); transform-origin: bottom; transition: ${drawTransition}; }
${app} .wall-bar > i > i[data-veiled] { inset: 90% 0 0; opacity: .55; }
${app} .wall-bar > i > i[data-veiled], ${app} .wall-hatch { background: repeating-linear-gradient(45deg, var(--second) 0 3px, transparent 3px 7px); }
${app} .wall-bar > span { justify-self: center; color: ${secondaryColour}; font-size: ${scaled(15)}; white-space: nowrap; }
${app} .wall-bars[data-many] .wall-bar > b { width: 0; visibility: hidden; }
${app} .wall-bars[data-many] { gap: ${scaled(2)}; }
${app} .wall-bars[data-many] .wall-bar > span { width: 0; justify-self: center; display: flex; justify-content: center; min-height: 1.4em; }
${app} .wall-bars[data-many] .wall-bar:last-child > span { justify-self: end; justify-content: flex-end; }
${app} .wall-top { color: ${secondaryColour}; font-size: ${scaled(16)}; }
${app} .wall-rows { display: grid; flex: 1; align-content: start; grid-auto-rows: minmax(0, ${scaled(56)}); padding-top: ${scaled(8)}; }
${app} .wall-row { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-content: start; gap: 0 ${scaled(12)}; font-size: ${scaled(18)}; }
${app} .wall-row > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
${app} .wall-row > b { font-weight: 600; }
${app} .wall-track { position: relative; overflow: hidden; grid-column: 1 / -1; height: ${scaled(9)}; border-radius: ${scaled(5)}; background: ${mix(token.colorPrimary, 12, 'transparent')}; }
${app} .wall-track > i { position: absolute; inset: 0; border-radius: inherit; background: var(--first); transform-origin: left; transition: ${drawTransition}; }
${app} .wall-track[data-parted] > i:first-child { background: ${mix(token.colorPrimary, 36, 'transparent')}; }
${app} .wall-states { display: grid; flex: 1; grid-template-columns: repeat(3, 1fr); align-items: center; gap: ${scaled(10)}; text-align: center; }
${app} .wall-states b { display: block; font-size: ${scaled(58)}; font-weight: 600; line-height: 1.1; }
${app} .wall-states div > span { color: ${secondaryColour}; }
${app} .wall-map { display: block; flex: 1; width: 100%; min-height: ${scaled(320)}; }
${app} .wall-map path { stroke: ${mix(token.colorPrimary, 45, token.colorBgContainer)}; stroke-width: 1; }
${app} .wall-map circle { fill: var(--second); stroke: ${ground}; stroke-width: 3; }
${app} .wall-map text { fill: ${token.colorTextHeading}; font-size: 25px; font-weight: 600; paint-order: stroke; stroke: ${ground}; stroke-width: 4px; stroke-linejoin: round; }
${app} .wall-scale { display: flex; flex-wrap: wrap; align-items: center; gap: ${scaled(4)} ${scaled(20)}; color: ${secondaryColour}; font-size: ${scaled(17)}; }
${app} .wall-scale > span { display: inline-flex; align-items: center; gap: ${scaled(8)}; }
${app} .wall-scale i { display: block; width: ${scaled(22)}; height: ${scaled(14)}; border-radius: ${scaled(3)}; }
${app} .wall-table { flex: 1; overflow: auto; max-height: ${scaled(420)}; }
${app} .wall table { width: 100%; border-collapse: collapse; font-size: ${scaled(18)}; }
${app} .wall th, ${app} .wall td { padding: ${scaled(5)} ${scaled(8)}; border-bottom: 1px solid ${line}; text-align: end; font-weight: 400; }
${app} .wall th:first-child { text-align: start; overflow-wrap: anywhere; }
${app} .wall thead th { position: sticky; top: 0; background: ${panelBackground}; color: ${secondaryColour}; }
${app} .wall-empty { display: grid; flex: 1; place-items: center; color: ${secondaryColour}; text-align: center; }
${app} .wall-foot { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${scaled(4)} ${scaled(24)}; padding-top: ${scaled(12)}; color: ${secondaryColour}; font-size: ${scaled(16)}; }
${app} .wall-foot strong { font-weight: 600; color: ${token.colorWarning}; }
${app} .wall-notice { display: grid; place-items: center; gap: ${scaled(16)}; min-height: 60vh; align-content: center; text-align: center; font-size: ${scaled(24)}; color: ${secondaryColour}; }
${app} .wall-visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 700px) {
  ${app} .wall { padding: 12px; --u: .8px; }
  ${app} .wall h1 { order: 3; flex: 1 0 100%; text-align: start; font-size: ${scaled(30)}; letter-spacing: 0; }
  ${app} .wall-side { flex: 1 0 100%; justify-content: space-between; }
  ${app} .wall-now { display: flex; flex: 1 0 100%; flex-direction: row-reverse; align-items: baseline; justify-content: space-between; }
  ${app} .wall-map text { font-size: 38px; }
  ${app} .wall-map circle { r: 12px; }
  ${app} .wall-map { min-height: 0; }
  ${app} .wall-figures dd { font-size: ${scaled(38)}; }
  ${app} .wall-bar > b { font-size: ${scaled(14)}; }
  ${app} .wall-bars[data-dense] .wall-bar:nth-child(even) > :is(b, span) { visibility: hidden; }
}
${wallQuery} {
  ${app} .wall { --u: min(100vw / 1920, 100vh / 1080); display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100vh; overflow: hidden; padding: ${scaled(22)} ${scaled(30)} ${scaled(14)}; }
  ${app} .wall-head { flex-wrap: nowrap; }
  ${app} .wall button { min-height: max(24px, ${scaled(34)}); }
  ${app} .wall-grid { grid-template-columns: minmax(0, 27fr) minmax(0, 46fr) minmax(0, 27fr); min-height: 0; }
  ${app} .wall-column { min-height: 0; grid-auto-rows: minmax(0, 1fr); }
  ${app} .wall-middle { order: 0; grid-template-rows: auto minmax(0, 1fr); }
  ${app} .wall-figures { grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; grid-template-columns: none; }
  ${app} .wall-figures > div:last-child:nth-child(odd) { grid-column: auto; }
  ${app} .wall-plot, ${app} .wall-map { min-height: 0; }
  ${app} .wall-map text { font-size: 18px; }
  ${app} .wall-table { max-height: none; }
}
@media (prefers-reduced-motion: reduce) {
  ${app} .wall * { transition: none !important; animation: none !important; }
}
`;
}
