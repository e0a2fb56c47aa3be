const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Time of the product's first start until its ready line, and of the second start.
 * @param {import('../main.js').Bench} bench
 */
export async function starts({ product, line }) {
  line('fresh clone: build and first start', seconds(product.readyMs), 'under 60 s');
  await product.stop();
  await product.start();
  line('second start', seconds(product.readyMs), 'under 5 s');
}
