import { median } from '../race.js';
import { withPage } from '../swap/in-page.js';
import { kinds } from './gardens.js';

/** @typedef {{ title: number, whole: number }} Load milliseconds from the navigation until its heading, and its part on demand, are painted */

/**
 * @param {import('./gardens.js').Gardens} gardens
 * @param {import('./gardens.js').Kind} kind
 * @returns {Promise<Load>}
 */
async function load({ origin, visitors }, kind) {
  /** @type {Load | undefined} */
  let result;
  await withPage(visitors, async (page) => {
    await page.addInitScript(() => {
      /** @type {Record<string, number>} */
      const paints = {};
      Reflect.set(window, 'benchSeen', paints);
      new MutationObserver(() => {
        for (const id of ['garden-0', 'garden-beds']) {
          if (paints[id] || !document.getElementById(id)) continue;
          paints[id] = Number.NaN;
          requestAnimationFrame(() =>
            setTimeout(() => {
              paints[id] = performance.now();
            }),
          );
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${origin}/${kinds[kind]}`);
    const visible = await page.waitForFunction(() => {
      const all = /** @type {Record<string, number>} */ (Reflect.get(window, 'benchSeen'));
      return (all['garden-0'] ?? 0) > 0 && (all['garden-beds'] ?? 0) > 0 ? all : false;
    });
    const times = /** @type {Record<string, number>} */ (await visible.jsonValue());
    result = { title: times['garden-0'] ?? Number.NaN, whole: times['garden-beds'] ?? Number.NaN };
  });
  if (!result) throw new Error(`/${kinds[kind]} was not shown.`);
  return result;
}

/**
 * Cold loads of the same application as a System module and as an ES module, in pairs with alternating order.
 * @param {import('./gardens.js').Gardens} gardens
 * @param {number} rounds
 * @returns {Promise<{ system: Load, es: Load, title: number, whole: number }>} medians; the ratios are medians of pairs, es to system
 */
export async function coldLoads(gardens, rounds) {
  /** @type {Record<import('./gardens.js').Kind, Load[]>} */
  const loads = { system: [], es: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const order = /** @type {const} */ (['system', 'es']);
    for (const kind of round % 2 ? order : order.toReversed()) {
      const times = await load(gardens, kind);
      // The first pair is not counted, since a new server is slower.
      if (round > 0) loads[kind].push(times);
    }
  }
  const mediansOf = (/** @type {Load[]} */ loads) => ({
    title: median(loads.map(({ title }) => title)),
    whole: median(loads.map(({ whole }) => whole)),
  });
  const ratio = (/** @type {keyof Load} */ measure) =>
    median(loads.es.map((load, at) => load[measure] / (loads.system[at]?.[measure] ?? Number.NaN)));
  return {
    system: mediansOf(loads.system),
    es: mediansOf(loads.es),
    title: ratio('title'),
    whole: ratio('whole'),
  };
}
