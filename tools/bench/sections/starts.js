const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * How long the product takes from nothing to its ready line, and the second time.
 *
 * @param {import('../main.js').Bench} bench
 */
export async function starts({ product, line }) {
  line('fresh clone: build and first start', seconds(product.readyMs), 'under 60 s');
  await product.stop();
  await product.start();
  line('second start', seconds(product.readyMs), 'under 5 s');
}
