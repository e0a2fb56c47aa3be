import { median } from '../race.js';
import { goTo, withPage } from './in-page.js';

/** The field to search by, then the rows, which lead to their details: those of the list before do not count. */
const partsOf = (/** @type {{ path: string, search: string }} */ { path, search }) => [
  `[data-app="saas"] input[placeholder="${search}"]`,
  `[data-app="saas"] a[data-row-open][href^="${path}?"]`,
];
const home = '/saas/home';
const first = { path: '/saas/student', search: '姓名或手机号' };
const second = { path: '/saas/message', search: '标题或内容' };

/** @param {number[][]} pairs of what the first and the second took */
const middles = (pairs) => ({
  first: median(pairs.map(([one = Number.NaN]) => one)),
  second: median(pairs.map(([, two = Number.NaN]) => two)),
  ratio: median(pairs.map(([one = Number.NaN, two = Number.NaN]) => two / one)),
});

/**
 * What a list costs once another one has brought the parts that all lists share: until it is drawn, and until its rows
 * are there.
 *
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<Record<'drawn' | 'rows', { first: number, second: number, ratio: number }>>} medians, milliseconds;
 *   ratio: median of pairs
 */
export async function secondList(bench) {
  /** @type {Record<'drawn' | 'rows', number[][]>} */
  const taken = { drawn: [], rows: [] };
  const visit = async (/** @type {import('playwright-core').Page} */ page) => {
    await page.goto(bench.product.origin + home);
    await page.locator('[data-app="saas"] h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const one = await goTo(page, first.path, ...partsOf(first));
    await page.waitForLoadState('networkidle');
    const two = await goTo(page, second.path, ...partsOf(second));
    taken.drawn.push([one[0] ?? Number.NaN, two[0] ?? Number.NaN]);
    taken.rows.push([one[1] ?? Number.NaN, two[1] ?? Number.NaN]);
  };
  for (let round = 0; round < bench.rounds; round += 1) await withPage(bench, visit);
  return { drawn: middles(taken.drawn), rows: middles(taken.rows) };
}
