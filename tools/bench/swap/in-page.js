/**
 * Performs an action in a page and measures the time until the elements are shown.
 * @param {import('playwright-core').Page} page
 * @param {{ to: string } | { press: string }} act an address as a menu entry would go to it, or selector of a button
 * @param {string[]} shown selectors, in the order in which they come
 * @returns {Promise<number[]>} milliseconds until each is painted
 */
const timed = (page, act, shown) =>
  page.evaluate(
    ({ doing, selectors }) => {
      const startTime = performance.now();
      /** The frame has been painted when a task after it runs. */
      const painted = () =>
        new Promise((done) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - startTime);
            port2.postMessage(null);
          }),
        );
      const visible = selectors.map(
        (selector) =>
          new Promise((done, fail) => {
            const timer = setTimeout(
              () => fail(new Error(`no ${selector} at ${location}`)),
              20_000,
            );
            const check = () => {
              if (!document.querySelector(selector)) return;
              watch.disconnect();
              clearTimeout(timer);
              done(painted());
            };
            const watch = new MutationObserver(check);
            watch.observe(document, { childList: true, subtree: true, attributes: true });
          }),
      );
      if ('press' in doing) {
        const button = document.querySelector(doing.press);
        if (button instanceof HTMLElement) button.click();
      } else {
        history.pushState(null, '', doing.to);
        // single-spa's router notices the call by itself, the bundle's router needs an event.
        dispatchEvent(new Event('bench:navigated'));
      }
      return Promise.all(visible);
    },
    { doing: act, selectors: shown },
  );

/**
 * @param {import('playwright-core').Page} page
 * @param {string} path
 * @param {...string} shown
 */
export const goTo = (page, path, ...shown) => timed(page, { to: path }, shown);

/**
 * @param {import('playwright-core').Page} page
 * @param {string} button
 * @param {...string} shown
 */
export const press = (page, button, ...shown) => timed(page, { press: button }, shown);

/** The two pages that the comparisons switch between. */
export const students = { path: '/saas/student', shown: '[data-app="saas"] tr[data-row-key]' };
export const personal = {
  path: '/personal',
  title: '[data-app="personal"] h1',
  shown: '[data-app="personal"] input',
};

/**
 * Opens a separate page, with a session if one is given.
 * @param {Pick<import('../main.js').Bench, 'browser'> & { session?: import('../main.js').Bench['session'] }} bench
 * @param {(page: import('playwright-core').Page) => Promise<void>} work
 */
export async function withPage({ browser, session }, work) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: await session?.(),
    viewport: { width: 1440, height: 900 },
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
