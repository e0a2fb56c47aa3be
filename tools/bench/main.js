/**
 * `npm run bench [-- --rounds 9 --only weights,first-second --here]`: measures the product, section by section. It
 * prints a table and never fails by a result. Measures a fresh clone under git; `--here` measures this checkout's
 * build. Needs Chromium.
 */
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { featuresOff } from '../../e2e/support/chromium-setup.js';
import { startProduct } from '../../e2e/support/product.js';
import { chosen, readOptions, refuse } from '../command-line.js';
import { freshCheckout } from './checkout.js';
import { storedSession } from './pages.js';
import { courses } from './sections/courses.js';
import { drawing } from './sections/drawing.js';
import { examined } from './sections/examined.js';
import { files } from './sections/files.js';
import { firstSecond } from './sections/first-second.js';
import { frame } from './sections/frame.js';
import { heartbeats } from './sections/heartbeats.js';
import { hosting } from './sections/hosting.js';
import { listeners } from './sections/listeners.js';
import { lists } from './sections/lists.js';
import { login } from './sections/login.js';
import { moduleKinds } from './sections/module-kinds.js';
import { server } from './sections/server.js';
import { sittings } from './sections/sittings.js';
import { starts } from './sections/starts.js';
import { statistics } from './sections/statistics.js';
import { overload } from './sections/strain.js';
import { swap } from './sections/swap.js';
import { weights } from './sections/weights.js';

/**
 * Tools of a section; each section is a file of `sections/`.
 * @typedef {object} Bench
 * @property {string} checkout folder of what is measured
 * @property {import('../../e2e/support/product.js').Product} product
 * @property {import('playwright-core').Browser} browser
 * @property {number} rounds how often a comparison is repeated
 * @property {() => Promise<import('./pages.js').Storage>} session of the tenant's administrator
 * @property {(what: string, figure: string, aim?: string) => void} line
 */

/** @type {Record<string, (bench: Bench) => Promise<void>>} */
const sections = {
  starts,
  weights,
  'first-second': firstSecond,
  hosting,
  login,
  frame,
  swap,
  server,
  lists,
  files,
  courses,
  drawing,
  examined,
  heartbeats,
  listeners,
  'module-kinds': moduleKinds,
  sittings,
  statistics,
  overload,
};

const { rounds, only, here } = readOptions({
  rounds: { type: 'string', default: '9' },
  only: { type: 'string' },
  here: { type: 'boolean', default: false },
});
if (!(Number(rounds) >= 1)) refuse(`--rounds is "${rounds}": give a whole number from 1.`);
const selected = chosen(only, Object.keys(sections));

const checkout = here ? { folder: process.cwd(), remove: () => {} } : freshCheckout(process.cwd());
const product = await startProduct({ root: checkout.folder });
const executablePath = ensureChromium();
const disabledFeatures = `--disable-features=${await featuresOff(executablePath)}`;
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', disabledFeatures],
});
/** @type {ReturnType<typeof storedSession> | undefined} */
let session;
/** @type {Bench} */
const bench = {
  checkout: checkout.folder,
  product,
  browser,
  rounds: Number(rounds),
  session: () => {
    session ??= storedSession(browser, product.origin);
    return session;
  },
  line: (measurement, figure, goal = '') =>
    console.log(`${measurement.padEnd(46)}${figure.padStart(22)}   ${goal}`),
};
try {
  bench.line('what', 'figure', 'goal');
  for (const name of selected) await sections[name]?.(bench);
} finally {
  await browser.close();
  await product.dispose();
  checkout.remove();
}
