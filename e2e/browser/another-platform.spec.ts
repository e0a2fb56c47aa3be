import type { Page } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { framePage } from '../pages/frame.page';
import { recoveryPage } from '../pages/recovery.page';
import { operator, password } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { freePort } from '../support/free-port';
import { type Product, startProduct } from '../support/product';
import { logInAs, storedToken } from '../support/session';
import { afterAll, expect, it, tellStory } from '../support/story';

/** The customer's platform, and the server for the shell's own calls; the pages come from a third server. */
let platform: Product | undefined;
let shell: Product | undefined;

const { product, visit } = tellStory({
  env: async () => {
    const port = String(await freePort());
    const CORS_ORIGINS = `http://localhost:${port}`;
    platform = await startProduct({ env: { CORS_ORIGINS } });
    const PLATFORM_API_URL = `http://127.0.0.1:${platform.port}`;
    shell = await startProduct({ env: { CORS_ORIGINS, PLATFORM_API_URL } });
    return { PORT: port, API_BASE_URL: platform.origin, SHELL_API_URL: shell.origin };
  },
});
afterAll(async () => {
  await platform?.dispose();
  await shell?.dispose();
});

/** Sends a request; returns code and data of the envelope. */
async function send(
  page: Page,
  to: Product | undefined,
  path: string,
  token: string,
  data?: object,
) {
  const answer = await page.request.fetch(`http://127.0.0.1:${to?.port}${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { host: `localhost:${to?.port}`, token },
    ...(data && { data }),
  });
  return answer.json();
}

const account = '/usercenter/v1/account';
const ownCalls =
  /^\/(platform\/v1\/(import-map|module-reports|module-loads|modules|session\/arrive|inbox\/state)|usercenter\/v1\/account\/(findSessions|end\w*Sessions?|findActivity|getAccountGuards)$)/;

it('a person works on a platform that implements none of the shell’s own calls', async () => {
  const { page, step, context, faults } = visit();
  const { origin } = product();
  const securityPage = accountPage(page, origin);
  const paths = { platform: new Set<string>(), shell: new Set<string>() };
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    if (to === platform?.origin) paths.platform.add(pathname);
    if (to === shell?.origin) paths.shell.add(pathname);
  });
  const elsewhere = await anotherDevice(context);

  await step('When I log in here and on another device', async () => {
    await logInAs(elsewhere, origin);
    await logInAs(page, origin);
    await framePage(page).menu.waitFor();
  });
  await step('Then both are listed, with a note about missing details', async () => {
    await securityPage.open();
    await securityPage.devices.nth(1).waitFor();
    await expect(() => securityPage.devices.count()).toBecome(2);
    await expect(() => securityPage.devices.first().textContent()).toBecome(
      expect.stringContaining('当前设备'),
    );
    await page.getByText('这里只列出经本站登录的设备').waitFor();
  });
  await step(
    'And data that the platform cannot serve is replaced by a note instead of an empty card',
    async () => {
      const activity = page.getByRole('region', { name: '账号动态' });
      await activity.getByText('此项由您的平台管理，此处无法提供').waitFor();
    },
  );
  await step('When I sign out the other device, the platform itself ends it', async () => {
    await securityPage.press('退出其他设备');
    await securityPage.press('确认退出');
    await securityPage.devices.nth(1).waitFor({ state: 'detached' });
    await elsewhere.reload();
    await elsewhere.waitForURL(/\/entrance\/login/);
    await elsewhere.close();
  });
  await step(
    'When a module fails in my browser, the shell’s server receives an anonymous report',
    async () => {
      faults.expect(/modules\/sub-apps\/saas|@edu-app\/saas|ERR_FAILED/);
      await page.route(/\/modules\/sub-apps\/saas/, (route) => route.abort());
      await page.goto(`${origin}/saas/student`);
      await recoveryPage(page).card.waitFor();
      const { data } = await send(page, shell, `${account}/login`, '', {
        account: operator,
        password,
      });
      const failures = async () => {
        const state = await send(page, shell, '/platform/v1/import-map', data.token);
        return state.data.failures.map(
          ({ module, anonymous }: Record<string, unknown>) => `${module} ${anonymous}`,
        );
      };
      await expect(failures).toBecome(['@edu-app/saas 0']);
    },
  );
  await step('When I log out, the session has ended on the platform', async () => {
    const token = (await storedToken(page)) ?? '';
    await framePage(page).logOut();
    await expect(() => storedToken(page)).toBecome(null);
    expect((await send(page, platform, `${account}/getUserInfo`, token)).code).toBe(303);
  });
  expect([...paths.platform].filter((path) => ownCalls.test(path))).toEqual([]);
  expect([...paths.shell].filter((path) => !ownCalls.test(path))).toEqual([]);
  expect(paths.shell.size).toBeGreaterThan(3);
});
