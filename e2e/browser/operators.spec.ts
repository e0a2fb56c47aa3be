import { factorsPage } from '../pages/factors.page';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { codeOf } from '../support/second-factors';
import { storedToken } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const phone = '13812345678';
const password = 'First#2026';

/** A separate production server with its first operator. */
const { product, visit } = tellStory({
  env: async () => ({
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: '1',
    SERVER_SECRET: 'q8Zr4VwXn2Lk6Yt0Jb5Hc9Gd3Fs7Am1P',
    SMTP_URL: 'off',
    SMS_WEBHOOK_URL: 'off',
    API_BASE_URL: '/',
    BOOTSTRAP_DOMAIN: 'localhost',
    BOOTSTRAP_PHONE: phone,
    BOOTSTRAP_PASSWORD: password,
  }),
});

it('in production an operator adds a second factor first, and then continues to the requested page', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const login = loginPage(page, origin);
  const factors = factorsPage(page);
  const factorDemand = page.getByText('请先添加第二验证方式');
  let secret = '';
  let token: string | null = null;

  await step('When I log in with a requested page, I have to add a second factor', async () => {
    await login.open('/saas/modules');
    await login.logIn(phone, password);
    await page.waitForURL(/\/personal\?lacksFactor=1&returnTo=%2Fsaas%2Fmodules/);
    await factorDemand.waitFor();
    token = await storedToken(page);
  });
  await step('And no other address or reload skips it', async () => {
    for (const path of ['/', '/personal', '/saas/modules']) {
      await page.goto(origin + path);
      await factorDemand.waitFor();
    }
    await page.reload();
    await factorDemand.waitFor();
    await expect(() => framePage(page).menu.count()).toBecome(0);
  });
  await step('When I add an app, I have to keep its recovery codes', async () => {
    secret = await factors.startApp('值班手机');
    await factors.confirmApp(codeOf(secret));
    await factors.dialog('请保存恢复码').getByRole('listitem').first().waitFor();
    await expect(() => new URL(page.url()).pathname).toBecome('/personal');
    expect(await factors.keepCodes()).toHaveLength(10);
  });
  await step('Then I am on the requested page, in the same session', async () => {
    await page.waitForURL('**/saas/modules');
    await framePage(page).userMenu.waitFor();
    await expect(() => storedToken(page)).toBecome(token);
  });
  await step('And the next log-in asks for its code, and leads directly to the page', async () => {
    await framePage(page).logOut();
    await login.open('/saas/modules');
    await login.logIn(phone, password);
    await factors.appCode.fill(codeOf(secret, 1));
    await factors.appCode.press('Enter');
    await page.waitForURL('**/saas/modules');
    await framePage(page).userMenu.waitFor();
  });
});
