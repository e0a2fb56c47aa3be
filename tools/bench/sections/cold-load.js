import { race } from '../race.js';
import { buildReference } from '../reference/build.js';

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The cold load of frame and student page against one bundle of the same page.
 *
 * @param {import('../main.js').Bench} bench
 */
export async function coldLoad({ browser, checkout, product, session, rounds, line }) {
  const { script } = await buildReference(checkout);
  const result = await race(browser, product.origin, await session(), script, rounds);
  line('cold load over 40 ms, 10 Mbit/s', seconds(result.product));
  line('the same page as one bundle', seconds(result.reference));
  line('ratio, median of pairs', result.ratio.toFixed(2), 'at most 1.25');
}
