/**
 * Requests that stay open while the page is visible, and `keepalive` requests, whose end is not reported. Nothing on
 * the page waits for them.
 */
const ENDLESS = /\/importmap\.json\/news$|\/screen\/stream\?|\/platform\/v1\/module-loads$/;
/** Idle time of the network that browsers' tools use too. */
const REST_MS = 500;
const LOOK_MS = 50;

/** @typedef {() => Promise<void>} Settled */
/** @type {WeakMap<import('playwright-core').Page, Settled>} */
const cache = new WeakMap();

/**
 * Watches a page's requests; call it before the page is opened.
 *
 * @param {import('playwright-core').Page} page
 * @param {number} [patienceMs]
 * @returns {Settled} resolves when for half a second the page has sent no request and none was open except endless
 *   ones, for which `networkidle` would wait forever
 */
export function watchRequests(page, patienceMs = 30_000) {
  const cached = cache.get(page);
  if (cached) return cached;
  /** @type {Set<import('playwright-core').Request>} */
  const waiting = new Set();
  let changedAt = Date.now();
  const ends = (/** @type {import('playwright-core').Request} */ request) => {
    if (waiting.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (ENDLESS.test(request.url())) return;
    waiting.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  const networkIdle = async () => {
    const end = Date.now() + patienceMs;
    await page.waitForLoadState('load');
    while (waiting.size > 0 || Date.now() - changedAt < REST_MS) {
      if (Date.now() > end) {
        const pending = [...waiting].map((request) => request.url()).join(', ');
        throw new Error(`The page at ${page.url()} never came to rest: ${pending}`);
      }
      await new Promise((next) => setTimeout(next, LOOK_MS));
    }
  };
  cache.set(page, networkIdle);
  return networkIdle;
}
