/**
 * @typedef {import('./pages.js').Storage} Storage
 * @typedef {object} Course what is raced, and under which conditions
 * @property {string} path
 * @property {string} painted selector of what a person waits for
 * @property {string} [early] selector of what the product's page itself draws for the same purpose
 * @property {Storage} [storage]
 * @property {number} latency of each request, in milliseconds
 * @property {number} megabits a second, both ways
 * @property {number} [slowdown] how many times slower than this machine the processor is
 * @typedef {{ contentful: number, painted: number, early: number }} Times milliseconds since the start of the
 *   navigation; early: as painted where nothing is drawn early
 */

/** @param {number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * The product's page without its files, so that only the inline script renders. Preloads of the import map and the
 * configuration are removed too, since nothing uses them without modules.
 * @param {string} html
 */
export const pageWithoutFiles = (html) =>
  html
    .replace(/\s*<link rel="preload"[^>]*>/g, '')
    .replace(/\s*<meta name="edu-(?:session-)?preloads"[^>]*>/g, '')
    .replace(/\s*<script[^>]*src=[^>]*><\/script>/g, '');

/**
 * The product's page with the reference's script instead of its own, so that server, headers and latency are the same.
 * @param {string} html
 * @param {string} script
 * @param {readonly string[]} [fetches] addresses that the script fetches, asked for ahead as the product's page does
 */
export const referencePage = (html, script, fetches = []) => {
  const links = fetches.map(
    (href) => `<link rel="preload" as="fetch" href="${href}" crossorigin="anonymous">`,
  );
  const tags = [`<script type="module" src="${script}"></script>`, ...links];
  return pageWithoutFiles(html).replace('</head>', `${tags.join('')}</head>`);
};

/**
 * One cold load over an emulated link.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Course} course
 * @param {(html: string) => string} [rewrite] makes the yardstick's page of the product's
 * @returns {Promise<Times>}
 */
async function coldLoad(browser, origin, course, rewrite = (html) => html) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: course.storage,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const throughput = (course.megabits * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: course.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: course.slowdown ?? 1 });
    // Both pages are intercepted, so that both have the same overhead.
    await session.send('Fetch.enable', {
      patterns: [{ urlPattern: `${origin}/*`, resourceType: 'Document', requestStage: 'Response' }],
    });
    session.on('Fetch.requestPaused', async ({ requestId, responseHeaders = [] }) => {
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
      const html = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: responseHeaders.filter(
          ({ name }) => !/^content-(?:encoding|length)$/i.test(name),
        ),
        body: Buffer.from(rewrite(html)).toString('base64'),
      });
    });
    await page.addInitScript(
      (selectors) => {
        for (const [name, selector] of Object.entries(selectors)) {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            // An element that is found in this frame has been painted when the second frame after it begins.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => Reflect.set(window, name, performance.now())),
            );
          });
          observer.observe(document, { childList: true, subtree: true });
        }
      },
      { __painted: course.painted, __early: course.early ?? course.painted },
    );
    await page.goto(origin + course.path, { waitUntil: 'commit' });
    const times = await page.waitForFunction(
      () => {
        const painted = Reflect.get(window, '__painted');
        const early = Reflect.get(window, '__early') ?? painted;
        const [contentful] = performance.getEntriesByName('first-contentful-paint');
        return painted && contentful ? { painted, early, contentful: contentful.startTime } : null;
      },
      undefined,
      { timeout: 60_000 },
    );
    return /** @type {Times} */ (await times.jsonValue());
  } finally {
    await context.close();
  }
}

/**
 * Loads product and reference in turn, so that other load on the machine affects both.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Course} course
 * @param {(html: string) => string} rewrite makes the yardstick's page of the product's
 * @param {number} rounds
 * @param {number} [pauseMs] milliseconds before each visit, where what the visit before leaves to be cleaned up weighs as
 *   much as what is measured
 * @returns {Promise<{ product: Times, reference: Times, ratio: Times }>} medians in milliseconds; ratio: median of pairs
 */
export async function race(browser, origin, course, rewrite, rounds, pauseMs = 0) {
  /** @type {Times[]} */
  const product = [];
  /** @type {Times[]} */
  const reference = [];
  await coldLoad(browser, origin, course);
  await coldLoad(browser, origin, course, rewrite);
  const visits = [
    async () => product.push(await coldLoad(browser, origin, course)),
    async () => reference.push(await coldLoad(browser, origin, course, rewrite)),
  ];
  for (let round = 0; round < rounds; round += 1) {
    // Every second round runs in reverse order, so that each page comes first equally often.
    for (const visit of round % 2 ? [...visits].reverse() : visits) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await visit();
    }
  }
  const mediansOf = (/** @type {Times[]} */ times) => ({
    contentful: median(times.map(({ contentful }) => contentful)),
    painted: median(times.map(({ painted }) => painted)),
    early: median(times.map(({ early }) => early)),
  });
  const ratios = product.map((time, round) => ({
    contentful: time.contentful / (reference[round]?.contentful ?? Number.NaN),
    painted: time.painted / (reference[round]?.painted ?? Number.NaN),
    // The reference has only one form, so both times are compared to that.
    early: time.early / (reference[round]?.painted ?? Number.NaN),
  }));
  return { product: mediansOf(product), reference: mediansOf(reference), ratio: mediansOf(ratios) };
}
