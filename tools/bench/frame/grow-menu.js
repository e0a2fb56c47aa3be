import { watchRequests } from '../../../e2e/support/settled.js';
import { median } from '../race.js';
import { menuNode, withFramePage } from './open-frame.js';

const count = 1000;
const keys = 'xueyuan12';

const entry = (/** @type {number} */ at) =>
  menuNode('saas', `/page${at}`, `学员管理第${at}页 Élève ${at}`);
const range = (/** @type {number} */ length, from = 0) =>
  Array.from({ length }, (_, at) => from + at);

/** The flat menu costs most to paint, folders cost most to traverse. */
const shapes = {
  flat: range(count).map(entry),
  'in folders': range(25).map((folder) =>
    menuNode('saas', '', `目录${folder}`, range(39, folder * 39).map(entry)),
  ),
};

/**
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<Record<string, { paint: number, key: number }>>} medians in milliseconds
 */
export async function growMenu(bench) {
  /** @type {Record<string, { paint: number, key: number }>} */
  const results = {};
  for (const [shape, nodes] of Object.entries(shapes)) {
    await withFramePage(bench, [menuNode('one', '/', 'one')], async (page) => {
      results[shape] = { paint: await firstPaint(page, nodes), key: await searchKeyTime(page) };
    });
  }
  return results;
}

/**
 * Time from the response with the menu to its first paint. The request is the retry of a failed menu, so that the page
 * does nothing else.
 * @param {import('playwright-core').Page} page
 * @param {unknown[]} nodes
 */
async function firstPaint(page, nodes) {
  const values = [];
  const networkIdle = watchRequests(page);
  for (let round = 0; round < 7; round += 1) {
    await page.unroute('**/user/getUserMenu');
    await page.route('**/user/getUserMenu', (route) =>
      route.fulfill({ json: { code: 50_000, message: 'bench', data: null } }),
    );
    await page.reload();
    const retry = page.locator('#edu-menu [role=alert] button');
    await retry.waitFor();
    await networkIdle();
    await page.unroute('**/user/getUserMenu');
    await page.route('**/user/getUserMenu', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: nodes } }),
    );
    values.push(
      await page.evaluate(async () => {
        performance.clearResourceTimings();
        const painted = new Promise((done) => {
          const menu = document.getElementById('edu-menu') ?? document.body;
          const watch = new MutationObserver(() => {
            if (!menu.querySelector('li')) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => done(performance.now());
              port2.postMessage(null);
            });
          });
          watch.observe(menu, { childList: true, subtree: true });
        });
        const retryButton = document.querySelector('#edu-menu [role=alert] button');
        /** @type {HTMLElement | null} */ (retryButton)?.click();
        const end = /** @type {number} */ (await painted);
        const answer = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('getUserMenu'))
          .at(-1);
        return end - /** @type {PerformanceResourceTiming} */ (answer).responseEnd;
      }),
    );
  }
  return median(values);
}

/**
 * Time from a key in the search field to the layout of the results.
 * @param {import('playwright-core').Page} page
 */
async function searchKeyTime(page) {
  const values = [];
  const networkIdle = watchRequests(page);
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.waitFor();
    // Pinyin is loaded shortly after the dialog.
    await networkIdle();
    await page.evaluate(() => {
      /** @type {number[]} */
      const durations = [];
      Reflect.set(window, '__taken', durations);
      let typedAt = 0;
      const list = document.querySelector('[role=listbox]');
      document.addEventListener(
        'input',
        () => {
          typedAt = performance.now();
        },
        true,
      );
      const dialog = document.querySelector('dialog') ?? document.body;
      new MutationObserver(() => {
        if (typedAt === 0) return;
        void (/** @type {HTMLElement | null} */ (list)?.offsetHeight);
        durations.push(performance.now() - typedAt);
        typedAt = 0;
      }).observe(dialog, { childList: true, subtree: true, characterData: true });
    });
    for (const [at, key] of [...keys].entries()) {
      await page.keyboard.press(key);
      const isTaken = (/** @type {number} */ expected) =>
        /** @type {number[]} */ (Reflect.get(window, '__taken')).length >= expected;
      // A key that does not change the results causes no event, so the wait is short.
      await page.waitForFunction(isTaken, at + 1, { timeout: 300 }).catch(() => undefined);
    }
    values.push(
      ...(await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, '__taken')))),
    );
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  return median(values);
}
