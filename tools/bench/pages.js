import { watchRequests } from '../../e2e/support/settled.js';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} Storage
 * @typedef {{ requests: number, kilobytes: number }} Weight
 */

const account = '13900000001';
const password = 'Demo#2026';

/** Address of each page, with the element that a person waits for. */
export const pages = {
  login: { path: '/entrance/login', painted: 'button[type="submit"]' },
  students: { path: '/saas/student', painted: 'tr[data-row-key]' },
};

/**
 * Logs in by the form.
 * @param {Page} page
 * @param {string} origin
 */
export async function logIn(page, origin) {
  await page.goto(origin + pages.login.path);
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(account);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(password);
  await page.locator(pages.login.painted).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/entrance'));
}

/**
 * Logs in once; the session is stored for all later visits. It includes the list of branches, as that of somebody who
 * has been here before.
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Storage>}
 */
export async function storedSession(browser, origin) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await logIn(page, origin);
    await page.waitForFunction(() => localStorage.getItem('branchList') !== null);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * Bytes and requests of one page, cold (nothing cached) and warm (a second visit of the same browser).
 * @param {Browser} browser
 * @param {string} url
 * @param {string} painted selector of what a person waits for
 * @param {Storage} [storage]
 * @returns {Promise<{ cold: Weight, warm: Weight }>}
 */
export async function weigh(browser, url, painted, storage) {
  const context = await browser.newContext({ locale: 'zh-CN', storageState: storage });
  try {
    const visit = async () => {
      const page = await context.newPage();
      const networkIdle = watchRequests(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      let requests = 0;
      let bytes = 0;
      /** @type {Set<string>} */
      const cached = new Set();
      session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
      session.on('Network.responseReceived', ({ requestId, response }) => {
        if (response.fromDiskCache || !response.url.startsWith('http')) cached.add(requestId);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (cached.has(requestId)) return;
        requests += 1;
        bytes += encodedDataLength;
      });
      await page.goto(url);
      await page.locator(painted).first().waitFor();
      await networkIdle();
      await page.close();
      return { requests, kilobytes: bytes / 1000 };
    };
    return { cold: await visit(), warm: await visit() };
  } finally {
    await context.close();
  }
}
