import { factorsPage } from '../pages/factors.page';
import { loginPage } from '../pages/login.page';
import { administrator, staff, twoOrganisations } from '../support/accounts';
import { codeOf, staleOnce, virtualAuthenticator } from '../support/second-factors';
import { home, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const logOut = async () => {
  const { page } = visit();
  // A file without scripts, because a page would navigate to the login by itself.
  await page.goto(`${product().origin}/config.json`);
  await page.evaluate(() => localStorage.clear());
};

it('an authenticator app: enrolled, required at the next log-in, replaced once by a recovery code', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const factors = factorsPage(page);
  const login = loginPage(page, origin);
  let secret = '';
  let codes: string[] = [];

  await step('When I add an app and type a wrong code first', async () => {
    await storeNewSession(page, origin, staff);
    await page.goto(`${origin}/personal`);
    secret = await factors.startApp('我的手机');
    await factors.confirmApp('000000');
    await factors.dialog('添加身份验证器').getByRole('alert').waitFor();
  });
  await step('And then the right one', async () => {
    await factors.confirmApp(codeOf(secret));
  });
  await step('Then a reload asks first, since the codes are shown only once', async () => {
    const dialogTypes: string[] = [];
    page.once('dialog', (question) => {
      dialogTypes.push(question.type());
      void question.dismiss();
    });
    await factors.codes.first().waitFor();
    // The reload is not awaited, because the browser's question about it is dismissed.
    await page.evaluate(() => setTimeout(() => window.location.reload()));
    await expect(() => dialogTypes).toBecome(['beforeunload']);
    await expect(() => factors.codes.count()).toBecome(10);
  });
  await step('And when I have stored them, they are no longer shown', async () => {
    codes = await factors.keepCodes();
    expect(codes).toHaveLength(10);
    await factors.card.getByText('我的手机').waitFor();
    await factors.card.getByText('剩余恢复码：10 个').waitFor();
  });
  await step('Then a log-in asks for its code after the password', async () => {
    await logOut();
    await login.open('/entrance/login');
    await login.logIn(staff);
    await factors.secondStep.waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
  await step('And nothing in the form behind it can be filled in', async () => {
    await expect(() => page.locator('input[name=account]:enabled').count()).toBecome(0);
  });
  await step('And Back leads to my input, Forward to the code again', async () => {
    await page.goBack();
    await login.account.waitFor();
    await expect(() => login.account.inputValue()).toBecome(staff);
    await page.goForward();
    await factors.secondStep.waitFor();
  });
  await step('And a reload asks for my password again, without an error', async () => {
    await page.reload();
    await login.logIn(staff);
    await factors.secondStep.waitFor();
  });
  await step('And a wrong code is refused, the right one opens the requested page', async () => {
    await factors.appCode.fill('000000');
    await factors.appCode.press('Enter');
    await page.getByText(/验证码.*错误|失效/).waitFor();
    await factors.appCode.fill(codeOf(secret, 1));
    await factors.appCode.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/entrance'));
  });
  await step('And a recovery code works instead', async () => {
    await logOut();
    await login.open('/entrance/login');
    await login.logIn(staff);
    await page.getByRole('button', { name: '恢复码' }).click();
    await page.getByLabel('恢复码').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/entrance'));
  });
  await step('But not a second time; at the start my account is still filled in', async () => {
    await logOut();
    await login.open('/entrance/login');
    await login.logIn(staff);
    await page.getByRole('button', { name: '恢复码' }).click();
    await page.getByLabel('恢复码').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText(/错误|失效/).waitFor();
    await page.getByRole('button', { name: '返回登录' }).click();
    await expect(() => login.account.inputValue()).toBecome(staff);
  });
});

it('a passkey: created here, logs in without a password, and serves as a proof', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const factors = factorsPage(page);
  const device = await virtualAuthenticator(page);

  await step('When this device does not recognise me, no passkey is created', async () => {
    await storeNewSession(page, origin, administrator);
    await page.goto(`${origin}/personal`);
    await device.agree(false);
    await factors.addPasskey('办公电脑');
    await factors
      .dialog('添加通行密钥')
      .getByText(/未创建通行密钥/)
      .waitFor();
  });
  await step('Nor when I cancel while the browser waits for me', async () => {
    const adding = factors.dialog('添加通行密钥');
    await device.agree(true);
    await device.present(false);
    await adding.getByRole('button', { name: '创建' }).click();
    await adding.getByRole('button', { name: '取消' }).click();
    await adding.waitFor({ state: 'hidden' });
    await device.present(true);
  });
  await step('And when I am present, one is created', async () => {
    await factors.addPasskey('办公电脑');
    await factors.keepCodes();
    await factors.card.getByText('通行密钥 · localhost', { exact: false }).waitFor();
  });
  await step('Then it serves as the proof before a second one is renamed', async () => {
    await staleOnce(page, '/platform/v1/second-factors/rename', ['passkey', 'recovery']);
    await factors.card.getByRole('button', { name: '修改名称：办公电脑' }).click();
    const naming = factors.dialog('修改名称');
    await naming.getByLabel('名称').fill('家里的电脑');
    await naming.getByRole('button', { name: '确定' }).click();
    await factors.proof.getByRole('button', { name: '验证' }).click();
    await factors.proof.waitFor({ state: 'hidden' });
    await factors.card.getByText('家里的电脑').waitFor();
  });
  await step('And I log in with it alone', async () => {
    await logOut();
    await page.goto(`${origin}/entrance/login`);
    await page.getByRole('button', { name: '使用通行密钥登录' }).click();
    await page.waitForURL(home);
  });
  await step('And as the second step after my password', async () => {
    await logOut();
    const login = loginPage(page, origin);
    await login.open('/entrance/login');
    await login.logIn(administrator);
    await page.getByRole('button', { name: '验证并登录' }).click();
    await page.waitForURL(home);
  });
});

it('a device without a passkey says so and leaves the other methods usable', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const device = await virtualAuthenticator(page);
  await device.agree(false);
  await step('When I try to log in with one', async () => {
    await page.goto(`${origin}/entrance/login`);
    await page.getByRole('button', { name: '使用通行密钥登录' }).click();
    await page.getByText('未使用通行密钥。请重试，或用其他方式登录').waitFor();
  });
  await step('Then my password still works', async () => {
    await loginPage(page, origin).logIn(twoOrganisations);
    await page.waitForURL('**/entrance/organ');
  });
});
