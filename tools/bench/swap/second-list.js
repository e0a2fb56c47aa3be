import { logIn } from '../pages.js';
import { median } from '../race.js';
import { press, withPage } from './in-page.js';

/**
 * Elements of a loaded list: the search field, then the rows, whose links differ from those of the previous list.
 * @typedef {{ directory: string, path: string, search: string }} List
 */
const partsOf = (/** @type {List} */ { path, search }) => [
  `[data-app="saas"] input[placeholder="${search}"]`,
  `[data-app="saas"] a[data-row-open][href^="${path}?"]`,
];
const first = { directory: '学员中心', path: '/saas/student', search: '姓名或手机号' };
const second = { directory: '运营', path: '/saas/message', search: '标题或内容' };

/** A person looks at a page before the next click; a shorter time is not realistic. */
const lookMs = 2_000;

/**
 * Opens the list's directory in the menu and presses its entry; only the time after that is measured.
 * @param {import('playwright-core').Page} page
 * @param {List} list
 */
async function openByMenu(page, list) {
  await new Promise((done) => setTimeout(done, lookMs));
  await page.getByRole('button', { name: list.directory }).click();
  const entry = `#edu-menu a[href="${list.path}"]`;
  await page.locator(entry).waitFor();
  return press(page, entry, ...partsOf(list));
}

/** @param {number[][]} pairs of what the first and the second took */
const mediansOf = (pairs) => ({
  first: median(pairs.map(([firstTime = Number.NaN]) => firstTime)),
  second: median(pairs.map(([, two = Number.NaN]) => two)),
  ratio: median(
    pairs.map(([firstTime = Number.NaN, secondTime = Number.NaN]) => secondTime / firstTime),
  ),
});

/**
 * Costs of a list after another one has loaded the code that all lists share: until it is rendered, and until its rows
 * are shown. A fresh browser each time: login, home, first list, second list by the menu.
 * @param {Pick<import('../main.js').Bench, 'browser' | 'product' | 'rounds'>} bench
 * @returns {Promise<Record<'drawn' | 'rows', { first: number, second: number, ratio: number }>>} medians, milliseconds;
 *   ratio: median of pairs
 */
export async function secondList({ browser, product, rounds }) {
  /** @type {Record<'drawn' | 'rows', number[][]>} */
  const durations = { drawn: [], rows: [] };
  const visit = async (/** @type {import('playwright-core').Page} */ page) => {
    await logIn(page, product.origin);
    await page.locator('[data-app="saas"] h1').first().waitFor();
    const firstTime = await openByMenu(page, first);
    const secondTime = await openByMenu(page, second);
    durations.drawn.push([firstTime[0] ?? Number.NaN, secondTime[0] ?? Number.NaN]);
    durations.rows.push([firstTime[1] ?? Number.NaN, secondTime[1] ?? Number.NaN]);
  };
  for (let round = 0; round < rounds; round += 1) await withPage({ browser }, visit);
  return { drawn: mediansOf(durations.drawn), rows: mediansOf(durations.rows) };
}
