import type { Page } from 'playwright-core';
import { loginPage } from '../pages/login.page';
import { administrator, password } from './accounts';

/** Logs in through the page and waits for the first menu item. */
export async function logInAs(page: Page, origin: string, account = administrator): Promise<void> {
  const login = loginPage(page, origin);
  await login.open('/entrance/login');
  await login.logIn(account);
  await page.waitForURL('**/saas/student');
}

/** Logs in over the wire: for stories that begin where a session is there already. */
export async function withSession(
  page: Page,
  origin: string,
  account = administrator,
): Promise<void> {
  // only browsers resolve *.localhost everywhere
  const { host, port } = new URL(origin);
  const answer = await page.request.post(`http://127.0.0.1:${port}/usercenter/v1/account/login`, {
    data: { account, password },
    headers: { host },
  });
  const { data, message } = await answer.json();
  if (!data) throw new Error(`${account} was not let in: ${message}`);
  // an address of the site that runs no script
  await page.goto(`${origin}/config.json`);
  await page.evaluate((token) => localStorage.setItem('token', token), data.token);
}

/** The token that the page keeps. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/**
 * A session for many short stories: the first page logs in, later ones begin with what it had stored.
 * Each spec file makes its own, for its own product.
 */
export function sharedSession(account = administrator) {
  let stored: Record<string, string> | undefined;
  return async (page: Page, origin: string): Promise<void> => {
    if (!stored) {
      await logInAs(page, origin, account);
      stored = await page.evaluate(() => ({ ...localStorage }));
      return;
    }
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, stored);
  };
}

/** Another page of the site, without loading the document: what every menu entry does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
