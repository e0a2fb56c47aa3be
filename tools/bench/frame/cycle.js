import { chromium } from 'playwright-core';
import { ensureChromium } from '../../../e2e/support/chromium.js';
import { menuNode, withFramePage } from './open-frame.js';

const rounds = 50;
const reference = 5;
/** single-spa's timers have ended by then, eight seconds after each change (root-config/src/supervision). */
const timersGoneMs = 9_000;

/**
 * Growth of heap and nodes while a person opens three applications in turn, between the fifth round and the last one,
 * as fractions. The browser only interprets, because code that it compiles over time would count as growth.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ heap: number, nodes: number }>}
 */
export async function cycle(bench) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--js-flags=--no-opt --no-maglev --no-sparkplug',
    ],
  });
  try {
    return await visitAll({ ...bench, browser });
  } finally {
    await browser.close();
  }
}

/** @param {import('../main.js').Bench} bench */
async function visitAll(bench) {
  let growth = { heap: Number.NaN, nodes: Number.NaN };
  const menu = [
    menuNode('one', '/', 'one'),
    menuNode('two', '/', 'two'),
    menuNode('saas', '/student', 'students'),
  ];
  await withFramePage(bench, menu, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const measure = async () => {
      await page.waitForTimeout(timersGoneMs);
      // The second collection frees what finalizers have released.
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const metricOf = (/** @type {string} */ name) =>
        metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { heap: metricOf('JSHeapUsedSize'), nodes: metricOf('Nodes') };
    };
    const go = async (/** @type {string} */ href, /** @type {string} */ painted) => {
      await page.locator(`#edu-menu a[href="${href}"]`).click();
      const visible = await page.waitForFunction(
        (selector) => document.querySelector(selector) !== null,
        painted,
      );
      await visible.dispose();
    };
    let figuresBefore = await measure();
    for (let round = 1; round <= rounds; round += 1) {
      await go('/two/', '#bench-app');
      await go('/saas/student', 'tr[data-row-key]');
      await go('/one/', '#bench-app');
      if (round === reference) figuresBefore = await measure();
    }
    const after = await measure();
    growth = {
      heap: after.heap / figuresBefore.heap - 1,
      nodes: after.nodes / figuresBefore.nodes - 1,
    };
  });
  return growth;
}
