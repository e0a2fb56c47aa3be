import { watchRequests } from '../../../e2e/support/settled.js';
import { median, referencePage } from '../race.js';
import { buildReference } from '../reference/build.js';
import { goTo, personal, students, withPage } from './in-page.js';

const account = '@edu/account-center';

/** @param {import('playwright-core').Page} page @param {string} script the bundle's entry */
const serveBundle = (page, script) =>
  page.route(`**${students.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: referencePage(await response.text(), script, ['/config.json']),
    });
  });

/** @param {Record<'product' | 'bundle', number[]>} taken in milliseconds, pair by pair */
function mediansOf({ product, bundle }) {
  const ratios = product.map((value, at) => value / (bundle[at] ?? Number.NaN));
  return { product: median(product), bundle: median(bundle), ratio: median(ratios) };
}

/**
 * The first visit to a second page whose code is prefetched, for somebody who often goes there.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ title: number, data: number }>} medians, milliseconds until its title, and until what the server
 *   knows
 */
export async function firstVisit(bench) {
  /** @type {Record<'title' | 'data', number[]>} */
  const durations = { title: [], data: [] };
  const visit = async (/** @type {import('playwright-core').Page} */ page) => {
    await page.addInitScript((name) => {
      localStorage.setItem('keep:visits', JSON.stringify({ [name]: 9 }));
    }, account);
    await page.goto(bench.product.origin + students.path);
    await page.locator(students.shown).first().waitFor();
    await page.waitForFunction((name) => {
      const address = System.resolve(name);
      return System.has(address) && System.get(address) !== undefined;
    }, account);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const [title, data] = await goTo(page, personal.path, personal.title, personal.shown);
    durations.title.push(title ?? Number.NaN);
    durations.data.push(data ?? Number.NaN);
  };
  for (let round = 0; round < bench.rounds; round += 1) await withPage(bench, visit);
  return { title: median(durations.title), data: median(durations.data) };
}

/**
 * The first visit to a second page that was not prefetched: the product, and one bundle with the same two pages.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ product: number, bundle: number, ratio: number }>} medians, milliseconds; ratio: median of pairs
 */
export async function coldVisits(bench) {
  const { script } = await buildReference(bench.checkout, 'two-pages.tsx');
  /** @type {Record<'product' | 'bundle', number[]>} */
  const durations = { product: [], bundle: [] };
  const visit = (/** @type {'product' | 'bundle'} */ side) =>
    withPage(bench, async (page) => {
      if (side === 'bundle') await serveBundle(page, script);
      const networkIdle = watchRequests(page);
      await page.goto(bench.product.origin + students.path);
      await page.locator(students.shown).first().waitFor();
      await networkIdle();
      const [data = Number.NaN] = await goTo(page, personal.path, personal.shown);
      durations[side].push(data);
    });
  for (let round = 0; round < bench.rounds; round += 1) {
    await visit('product');
    await visit('bundle');
  }
  return mediansOf(durations);
}

/**
 * Switches between two warm pages: the product, and one bundle with the same two pages.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ product: number, bundle: number, ratio: number }>} medians, milliseconds
 */
export async function warmSwitches(bench) {
  const { script } = await buildReference(bench.checkout, 'two-pages.tsx');
  /** @type {Record<'product' | 'bundle', number[]>} */
  const durations = { product: [], bundle: [] };
  await withPage(bench, (product) =>
    withPage(bench, async (bundle) => {
      await serveBundle(bundle, script);
      for (const page of [product, bundle]) {
        await page.goto(bench.product.origin + students.path);
        await page.locator(students.shown).first().waitFor();
      }
      const thereAndBack = async (/** @type {import('playwright-core').Page} */ page) => {
        await page.bringToFront();
        const [personalTime = NaN] = await goTo(page, personal.path, personal.shown);
        const [studentsTime = NaN] = await goTo(page, students.path, students.shown);
        return (personalTime + studentsTime) / 2;
      };
      for (let round = 0; round < bench.rounds + 8; round += 1) {
        const productTime = await thereAndBack(product);
        const bundleTime = await thereAndBack(bundle);
        // The first rounds load code and are not counted.
        if (round < 8) continue;
        durations.product.push(productTime);
        durations.bundle.push(bundleTime);
      }
    }),
  );
  return mediansOf(durations);
}
