import { pages } from '../pages.js';
import { race, referencePage } from '../race.js';
import { buildReference } from '../reference/build.js';

/** A cheap phone on a slow mobile network. */
const conditions = { latency: 150, megabits: 1.6, slowdown: 4 };

/**
 * The login page, cold, compared to a bare page with the same antd components in one bundle. The product's page has an
 * early form before any module is loaded; its input is copied to the real form (a story tests that).
 * @param {import('../main.js').Bench} bench
 */
export async function login({ browser, product: { origin }, checkout, rounds, line }) {
  const { script } = await buildReference(checkout, 'login.tsx');
  const course = { ...pages.login, early: '[data-first] form', ...conditions };
  const { product, reference, ratio } = await race(
    browser,
    origin,
    course,
    (html) => referencePage(html, script),
    rounds,
  );
  const ms = (/** @type {number} */ time) => `${Math.round(time)} ms`;
  line('login, 150 ms, 1.6 Mbit/s, 4x CPU: paint', ms(product.contentful));
  line('login: a form to type into, kept', ms(product.early));
  line('login: the entrance’s own form', ms(product.painted));
  line('bare page of the same components: paint', ms(reference.contentful));
  line('bare page: form usable', ms(reference.painted));
  line('ratio of paints, median of pairs', ratio.contentful.toFixed(2), 'at most 1.3');
  line('ratio of forms usable, median', ratio.early.toFixed(2), 'at most 1.3');
  line('ratio of the entrance’s own form, median', ratio.painted.toFixed(2));
}
