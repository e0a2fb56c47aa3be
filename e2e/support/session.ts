import type { Page } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { administrator, password } from './accounts';

/** The page after a log-in without a target: the first menu item. */
export const home = '**/saas/home';

/** Logs in through the page and opens the students: for stories about the log-in too. */
export async function logInAs(page: Page, origin: string, account = administrator): Promise<void> {
  const login = loginPage(page, origin);
  await login.open('/entrance/login');
  await login.logIn(account);
  await page.waitForURL(home);
  await goTo(page, '/saas/student');
}

/** Sends a request to the account's calls, as another device of the person. */
async function callAccount(page: Page, origin: string, call: string, data: object, token = '') {
  // Only browsers resolve *.localhost everywhere.
  const { host, port } = new URL(origin);
  const answer = await page.request.post(`http://127.0.0.1:${port}/usercenter/v1/account/${call}`, {
    data,
    headers: { host, token },
  });
  const reply = await answer.json();
  if (reply.code !== 0) throw new Error(`${call} was refused: ${reply.message}`);
  return reply.data;
}

/** Ends all other sessions from another device of the person. */
export async function endSessionsElsewhere(page: Page, origin: string, account: string) {
  const { token } = await callAccount(page, origin, 'login', { account, password });
  await callAccount(page, origin, 'endOtherSessions', {}, token);
}

/** Logs in by a request: for stories that begin with a session. */
export async function storeNewSession(
  page: Page,
  origin: string,
  account = administrator,
): Promise<void> {
  const data = await callAccount(page, origin, 'login', { account, password });
  // A file of the site without scripts.
  await page.goto(`${origin}/config.json`);
  await page.evaluate((token) => localStorage.setItem('token', token), data.token);
}

/** The token in the page's storage. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/** Opens the students with a session: for stories that are not about the log-in. */
export async function openStudentsAs(
  page: Page,
  origin: string,
  account = administrator,
): Promise<void> {
  await storeNewSession(page, origin, account);
  await page.goto(`${origin}/saas/student`);
}

/**
 * A session for many short stories: the first one logs in by a request, and all use its token. Each spec file
 * creates its own, for its own product.
 */
export function sharedSession(account = administrator) {
  let token: string | undefined;
  return async (page: Page, origin: string): Promise<void> => {
    token ??= (await callAccount(page, origin, 'login', { account, password })).token;
    await page.addInitScript((stored) => {
      if (localStorage.getItem('token') === null) localStorage.setItem('token', stored);
    }, token as string);
  };
}

/** Navigates to another page without loading the document, as menu entries do. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/**
 * Goes back and returns after the `popstate` event. It runs in the page, because Playwright may not know of a
 * history entry that the page has just added and would go back too far.
 */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
        window.history.back();
      }),
  );

/** Sends a request with the page's session; returns its data, or throws what was refused. */
export function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([to, sent]) => {
      const token = localStorage.getItem('token') ?? '';
      const answer = await fetch(to, {
        method: sent ? 'POST' : 'GET',
        headers: { token, ...(sent && { 'content-type': 'application/json' }) },
        ...(sent && { body: JSON.stringify(sent) }),
      });
      const reply = await answer.json();
      if (reply.code !== 0) throw new Error(`${to} was refused: ${reply.message}`);
      return reply.data;
    },
    [path, body] as const,
  );
}
