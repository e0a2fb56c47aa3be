import { goTo, personal, students, withPage } from './in-page.js';

const warmUp = 60;
const cycles = 50;
/** Timers of single-spa that are never cleared keep references until they fire. */
const restMs = 10_000;

/**
 * Growth after 50 cycles between two applications.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<{ nodes: number, listeners: number, detached: number, kibibytes: number }>} growth; the heap's a cycle
 */
export async function thereAndBack(bench) {
  let growth = { nodes: Number.NaN, listeners: Number.NaN, detached: Number.NaN, kibibytes: NaN };
  await withPage(bench, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('HeapProfiler.enable');
    const pause = () => page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), restMs);
    const measure = async () => {
      await pause();
      for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
      const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const metricOf = (/** @type {string} */ name) =>
        metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        nodes: metricOf('Nodes'),
        listeners: metricOf('JSEventListeners'),
        heap: metricOf('JSHeapUsedSize'),
        detached: detachedNodes.length,
      };
    };
    const cycle = async (/** @type {number} */ times) => {
      for (let time = 0; time < times; time += 1) {
        await goTo(page, personal.path, personal.shown);
        await goTo(page, students.path, students.shown);
      }
    };
    await page.goto(bench.product.origin + students.path);
    await page.locator(students.shown).first().waitFor();
    await cycle(warmUp);
    const figuresBefore = await measure();
    await cycle(cycles);
    const after = await measure();
    growth = {
      nodes: after.nodes - figuresBefore.nodes,
      listeners: after.listeners - figuresBefore.listeners,
      detached: after.detached - figuresBefore.detached,
      kibibytes: (after.heap - figuresBefore.heap) / cycles / 1024,
    };
  });
  return growth;
}
