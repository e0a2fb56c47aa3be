import type { Page } from 'playwright-core';
import { loginPage } from '../pages/login.page';
import { administrator } from './accounts';

/** Logs in through the page and waits for the first menu item. */
export async function logInAs(page: Page, origin: string, account = administrator): Promise<void> {
  const login = loginPage(page, origin);
  await login.open('/entrance/login');
  await login.logIn(account);
  await page.waitForURL('**/saas/student');
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
