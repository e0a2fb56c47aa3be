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
