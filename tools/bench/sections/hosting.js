import { startProduct } from '../../../e2e/support/product.js';
import { freshCheckout } from '../checkout.js';
import { loopback, office } from '../links.js';
import { storedSession } from '../pages.js';
import { race, referencePage } from '../race.js';
import { buildReference } from '../reference/build.js';
import { buildHostedList, segment } from '../reference/hosted-list.js';

const links = {
  loopback: { ...loopback, goal: 'at most 1.29' },
  'over 40 ms, 10 Mbit/s': { ...office, goal: 'at most 1.23' },
};

/**
 * The cost of hosting: a list page as a sub-application inside the frame, compared to the same page as one bundle.
 * @param {import('../main.js').Bench} bench
 */
export async function hosting({ browser, checkout, rounds, line }) {
  const clone = freshCheckout(checkout);
  try {
    buildHostedList(clone.folder);
    const { script } = await buildReference(clone.folder, 'list.tsx');
    const product = await startProduct({ root: clone.folder });
    try {
      const { origin } = product;
      const storage = await storedSession(browser, origin);
      const page = { path: `/${segment}/overview`, painted: 'tr[data-row-key]', storage };
      const bundle = (/** @type {string} */ html) => referencePage(html, script);
      for (const [name, { goal, ...link }] of Object.entries(links)) {
        const result = await race(browser, origin, { ...page, ...link }, bundle, rounds);
        line(`a list as a sub-application, ${name}`, `${Math.round(result.product.painted)} ms`);
        line('the same list as one bundle', `${Math.round(result.reference.painted)} ms`);
        line('ratio, median of pairs', result.ratio.painted.toFixed(2), goal);
      }
      const repeated = await race(
        browser,
        origin,
        { ...page, ...loopback },
        (html) => html,
        rounds,
      );
      line('against itself, median of pairs', repeated.ratio.painted.toFixed(2), '1: the noise');
    } finally {
      await product.dispose();
    }
  } finally {
    clone.remove();
  }
}
