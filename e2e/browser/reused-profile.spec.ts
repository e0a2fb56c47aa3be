import type { Page } from '@playwright/test';
import { reusedProfiles } from '../support/reused-profiles';
import { expect, it, tellStory } from '../support/story';
import { launchOptions } from '../support/visit';

const { product } = tellStory();

/** Storage and cookies that a page of the product sees, with what the server responds. */
async function browserState(page: Page, origin: string) {
  const textOf = async (path: string) => (await page.goto(origin + path))?.text();
  return {
    heard: [await textOf('/healthz'), await textOf('/config.json')],
    ...(await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
      camera: (await navigator.permissions.query({ name: 'camera' as PermissionName })).state,
      width: innerWidth,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      script: Reflect.get(window, 'left') ?? null,
    }))),
  };
}

it('a story finds nothing of the previous one in the same profile', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(launchOptions());
  const profiles = reusedProfiles(browser);
  const { origin } = product();
  const first = await profiles.open();
  const context = first.context();
  const original = await browserState(first, origin);

  await first.addInitScript(() => Reflect.set(window, 'left', true));
  await first.route('**/healthz', (route) => route.fulfill({ body: 'of the page' }));
  await context.route('**/config.json', (route) => route.fulfill({ body: 'of the profile' }));
  await context.grantPermissions(['camera'], { origin });
  await first.setViewportSize({ width: 390, height: 844 });
  await first.emulateMedia({ colorScheme: 'dark' });
  await first.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    // biome-ignore lint/suspicious/noDocumentCookie: what a page may do
    document.cookie = 'left=here; path=/';
    await caches.open('left');
    await new Promise((opened) => {
      indexedDB.open('left').onsuccess = opened;
    });
  });
  const changed: Record<string, unknown> = await browserState(first, origin);
  for (const [name, value] of Object.entries(original)) expect(changed[name]).not.toEqual(value);
  await context.setOffline(true);
  const tab = await context.newPage();
  const device = await browser.newContext();
  await profiles.wipe();

  expect([first.isClosed(), tab.isClosed()]).toEqual([true, true]);
  expect(browser.contexts()).not.toContain(device);
  const second = await profiles.open();
  expect(second.context()).toBe(context);
  expect(await browserState(second, origin)).toEqual(original);
  await browser.close();
});

it('an init script for all pages, which would stay, is refused', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(launchOptions());
  const page = await reusedProfiles(browser).open();
  expect(() => page.context().addInitScript(() => undefined)).toThrow('fresh: true');
  await browser.close();
});

it('a file finds no row of the previous one, and the server keeps its role', async ({ shared }) => {
  const ask = (sql: string) =>
    shared.product.database(async (client) => (await client.query(sql)).rows);
  const people = () => ask(`SELECT count(*)::int, max(nickname) FROM account`);
  const role = () => ask('SELECT current_user');
  const [peopleBefore, roleBefore] = [await people(), await role()];
  await ask(`UPDATE account SET nickname = 'zzz'; DELETE FROM auth_code`);
  expect(await people()).not.toEqual(peopleBefore);
  await shared.reset();
  expect(await people()).toEqual(peopleBefore);
  expect(await role()).toEqual(roleBefore);
});
