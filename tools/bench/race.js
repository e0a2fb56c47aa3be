import { pages } from './pages.js';

/** @typedef {import('./pages.js').Storage} Storage */

const link = { latency: 40, megabits: 10 };

/** @param {number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * The product's page with the yardstick's script in place of its own: same server, same headers, same delay.
 *
 * @param {string} html
 * @param {string} script
 */
export const referencePage = (html, script) =>
  html
    .replace(/\s*<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/\s*<script[^>]*src=[^>]*><\/script>/g, '')
    .replace('</head>', `<script type="module" src="${script}"></script></head>`);

/**
 * One cold load over an emulated link, until the first row of students is painted.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Storage} storage
 * @param {string} [script] the yardstick's entry; without it the product itself
 * @returns {Promise<number>} milliseconds since the start of the navigation
 */
async function coldLoad(browser, origin, storage, script) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: storage,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (link.megabits * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: link.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    // both pass through here, so that both pay for it
    await session.send('Fetch.enable', {
      patterns: [{ urlPattern: `${origin}/*`, resourceType: 'Document', requestStage: 'Response' }],
    });
    session.on('Fetch.requestPaused', async ({ requestId, responseHeaders = [] }) => {
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
      const html = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      const sent = script ? referencePage(html, script) : html;
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: responseHeaders.filter(
          ({ name }) => !/^content-(?:encoding|length)$/i.test(name),
        ),
        body: Buffer.from(sent).toString('base64'),
      });
    });
    await page.addInitScript((selector) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        seen.disconnect();
        // the frame that shows it has been drawn when the one after it begins
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Reflect.set(window, '__painted', performance.now())),
        );
      });
      seen.observe(document, { childList: true, subtree: true });
    }, pages.students.painted);
    await page.goto(origin + pages.students.path, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(() => Reflect.get(window, '__painted'), undefined, {
      timeout: 60_000,
    });
    return Number(await painted.jsonValue());
  } finally {
    await context.close();
  }
}

/**
 * Product and yardstick in turn, so that a busy moment of the machine meets both.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Storage} storage
 * @param {string} script
 * @param {number} rounds
 * @returns {Promise<{ product: number, reference: number, ratio: number }>} medians in milliseconds
 */
export async function race(browser, origin, storage, script, rounds) {
  /** @type {number[]} */
  const product = [];
  /** @type {number[]} */
  const reference = [];
  await coldLoad(browser, origin, storage);
  await coldLoad(browser, origin, storage, script);
  for (let round = 0; round < rounds; round += 1) {
    product.push(await coldLoad(browser, origin, storage));
    reference.push(await coldLoad(browser, origin, storage, script));
  }
  const ratios = product.map((value, round) => value / (reference[round] ?? Number.NaN));
  return { product: median(product), reference: median(reference), ratio: median(ratios) };
}
