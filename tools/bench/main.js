/**
 * `npm run bench [-- --rounds 9]`: how long the product takes to start, what its pages weigh, and how its cold load
 * compares with one bundle of the same page. A table to read, never a test. Needs a clone under git and Chromium.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { startProduct } from '../../e2e/support/product.js';
import { freshCheckout } from './checkout.js';
import { pages, storedSession, weigh } from './pages.js';
import { race } from './race.js';
import { buildReference } from './reference/build.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const line = (/** @type {string} */ what, /** @type {string} */ figure, aim = '') =>
  console.log(`${what.padEnd(46)}${figure.padStart(22)}   ${aim}`);
const weight = (/** @type {import('./pages.js').Weight} */ { kilobytes, requests }) =>
  `${kilobytes.toFixed(0)} kB in ${requests}`;

const checkout = freshCheckout(process.cwd());
const product = await startProduct({ root: checkout.folder });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  line('what', 'figure', 'aim');
  line('fresh clone: build and first start', seconds(product.readyMs), 'under 60 s');
  await product.stop();
  await product.start();
  line('second start', seconds(product.readyMs), 'under 5 s');

  const storage = await storedSession(browser, product.origin);
  const login = await weigh(browser, product.origin + pages.login.path, pages.login.painted);
  line('login page, cold', weight(login.cold), '240 kB');
  line('login page, warm', weight(login.warm));
  const students = await weigh(
    browser,
    product.origin + pages.students.path,
    pages.students.painted,
    storage,
  );
  line('frame and student page, cold', weight(students.cold), '410 kB');
  line('frame and student page, warm', weight(students.warm));

  const { script } = await buildReference(checkout.folder);
  const result = await race(browser, product.origin, storage, script, rounds);
  line('cold load over 40 ms, 10 Mbit/s', seconds(result.product));
  line('the same page as one bundle', seconds(result.reference));
  line('ratio, median of pairs', result.ratio.toFixed(2), 'at most 1.25');
} finally {
  await browser.close();
  await product.dispose();
  checkout.remove();
}
