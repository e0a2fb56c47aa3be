import type { Page } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { administrator, password } from './accounts';

/** Where a log-in leads that has no other wish: the first menu item. */
export const home = '**/saas/home';

/** Logs in through the page and goes on to the students: for stories that the way in belongs to. */
export async function logInAs(page: Page, origin: string, account = administrator): Promise<void> {
  const login = loginPage(page, origin);
  await login.open('/entrance/login');
  await login.logIn(account);
  await page.waitForURL(home);
  await goTo(page, '/saas/student');
}

/** A call of the account over the wire, as another device of the person makes it. */
async function callAccount(page: Page, origin: string, call: string, data: object, token = '') {
  // only browsers resolve *.localhost everywhere
  const { host, port } = new URL(origin);
  const answer = await page.request.post(`http://127.0.0.1:${port}/usercenter/v1/account/${call}`, {
    data,
    headers: { host, token },
  });
  const reply = await answer.json();
  if (reply.code !== 0) throw new Error(`${call} was refused: ${reply.message}`);
  return reply.data;
}

/** Another device of the person signs all others out. */
export async function endSessionsElsewhere(page: Page, origin: string, account: string) {
  const { token } = await callAccount(page, origin, 'login', { account, password });
  await callAccount(page, origin, 'endOtherSessions', {}, token);
}

/** Logs in over the wire: for stories that begin where a session is there already. */
export async function withSession(
  page: Page,
  origin: string,
  account = administrator,
): Promise<void> {
  const data = await callAccount(page, origin, 'login', { account, password });
  // an address of the site that runs no script
  await page.goto(`${origin}/config.json`);
  await page.evaluate((token) => localStorage.setItem('token', token), data.token);
}

/** The token that the page keeps. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/** Begins at the students as somebody who has logged in before: for stories that are not about the log-in. */
export async function beginAs(page: Page, origin: string, account = administrator): Promise<void> {
  await withSession(page, origin, account);
  await page.goto(`${origin}/saas/student`);
}

/**
 * A session for many short stories: the first one logs in, over the wire, all begin with the token of that.
 * Each spec file makes its own, for its own product.
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

/** Another page of the site, without loading the document: what every menu entry does. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/**
 * Goes back in the history, and returns once the page has heard of it. From within: the browser may not know yet of an
 * entry that the page has just made, and would go one too far.
 */
export const goBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((heard) => {
        window.addEventListener('popstate', () => setTimeout(heard), { once: true });
        window.history.back();
      }),
  );

/** A call with the session that the page keeps; what it answers with, or an error with what was refused. */
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
