import { loopback, office, slowLink } from '../links.js';
import { pages } from '../pages.js';
import { pageWithoutFiles, race, referencePage } from '../race.js';
import { buildReference } from '../reference/build.js';
import { coldVisits } from '../swap/switches.js';

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

/** Rendered by the page's inline script. */
const skeleton = '[data-first]';

/**
 * Time from the address to the first list, compared to one bundle of the same page, to itself (the noise of this
 * machine), and to the same HTML without modules; and the time to a second application.
 * @param {import('../main.js').Bench} bench
 */
export async function firstSecond(bench) {
  const { browser, checkout, product, session, rounds, line } = bench;
  const { origin } = product;
  const storage = await session();
  const fullBundle = (await buildReference(checkout, 'page.tsx')).script;
  const bare = (await buildReference(checkout, 'list.tsx')).script;
  const baselines = {
    'our own code as one bundle': (/** @type {string} */ html) =>
      referencePage(html, fullBundle, ['/config.json']),
    'a bare list of the same components': (/** @type {string} */ html) => referencePage(html, bare),
  };

  for (const [name, link] of Object.entries({ loopback, 'over 40 ms, 10 Mbit/s': office })) {
    for (const [baseline, bundled] of Object.entries(baselines)) {
      const course = { ...pages.students, storage, ...link };
      const result = await race(browser, origin, course, bundled, rounds);
      line(`list ${name}: its rows`, ms(result.product.painted));
      line(baseline, ms(result.reference.painted));
      line('ratio, median of pairs', result.ratio.painted.toFixed(2), 'at most 1.15');
    }
  }

  const course = { ...pages.students, storage, ...loopback };
  const repeated = await race(browser, origin, course, (html) => html, rounds);
  line('list against itself, median of pairs', repeated.ratio.painted.toFixed(2), '1: the noise');

  const skeletonCourse = { ...course, painted: skeleton };
  const first = await race(browser, origin, skeletonCourse, pageWithoutFiles, rounds, 1_000);
  line('first paint', ms(first.product.contentful));
  line('the same HTML with nothing behind it', ms(first.reference.contentful));
  line('ratio, median of pairs', first.ratio.contentful.toFixed(2), 'at most 1.3');
  const slow = { ...course, ...slowLink, painted: skeleton };
  const { product: slowProduct } = await race(
    browser,
    origin,
    slow,
    pageWithoutFiles,
    Math.min(rounds, 3),
  );
  line('first paint over 400 ms, 50 kB/s', ms(slowProduct.contentful), 'at most 1.5 s');

  const second = await coldVisits(bench);
  line('first visit to the second app, with its data', ms(second.product));
  line('the same by React.lazy', ms(second.bundle));
  line('ratio, median of pairs', second.ratio.toFixed(2), 'at most 0.7');
}
