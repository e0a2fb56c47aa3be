import { pages } from '../pages.js';
import { race } from '../race.js';
import { buildReference } from '../reference/build.js';

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The cold load of frame and student page against one bundle of the same page.
 *
 * @param {import('../main.js').Bench} bench
 */
export async function coldLoad({ browser, checkout, product, session, rounds, line }) {
  const { script } = await buildReference(checkout, 'page.tsx');
  const course = { ...pages.students, storage: await session(), latency: 40, megabits: 10 };
  const result = await race(browser, product.origin, course, script, rounds);
  line('cold load over 40 ms, 10 Mbit/s', seconds(result.product.painted));
  line('the same page as one bundle', seconds(result.reference.painted));
  line('ratio, median of pairs', result.ratio.painted.toFixed(2), 'at most 1.25');
}
