import type { Locator } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { administrator, password } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { holdRequests } from '../support/hold-requests';
import { boxOf } from '../support/legible';
import { home, logInAs, storedToken, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newPassword = 'Fresh#2026';

it('a new password ends the session here and on all devices', async () => {
  const { page, step, context, faults } = visit();
  const { origin } = product();
  const elsewhere = await anotherDevice(context);
  await logInAs(elsewhere, origin);
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  await account.open();
  await account.press('修改 登录密码');
  const dialog = account.dialog('修改密码');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const confirm = dialog.getByRole('button', { name: '确定' });

  await step(
    'When it has opened, the focus is in its first field, and Tab stays inside',
    async () => {
      const waitForFocus = (on: Locator) =>
        expect(() => on.evaluate((it) => it === document.activeElement)).toBecome(true);
      await waitForFocus(field('原登录密码'));
      const outside: string[] = [];
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() =>
          document.activeElement?.closest('[role=dialog]') ? '' : document.activeElement?.tagName,
        );
        if (place) outside.push(place);
      }
      expect(outside).toEqual([]);
    },
  );
  await step('When I fill two of the three fields, the button is disabled', async () => {
    await field('原登录密码').fill('Wrong#2026');
    await field('新登录密码').fill(newPassword);
    await expect(() => field('新登录密码').getAttribute('placeholder')).toBecome(
      '设置8至20位新登录密码',
    );
    await expect(() => confirm.isDisabled()).toBecome(true);
  });
  await step('And show the password, it is readable', async () => {
    await dialog.getByRole('button', { name: '显示' }).nth(1).click();
    await expect(() => field('新登录密码').getAttribute('type')).toBecome('text');
  });
  await step('And repeat it differently, I read so', async () => {
    await field('确认新密码').fill('Fresh#2027');
    const boxBefore = await boxOf(confirm);
    await confirm.click();
    await account.alert(dialog).filter({ hasText: '两次密码输入不一致' }).waitFor();
    // The error has reserved space, so that nothing moves.
    expect(await boxOf(confirm)).toEqual(boxBefore);
  });
  await step('And the old one is wrong, the error is at its field', async () => {
    await field('确认新密码').fill(newPassword);
    await confirm.click();
    await account.alert(dialog).filter({ hasNotText: '两次密码输入不一致' }).waitFor();
    await expect(() => field('原登录密码').getAttribute('aria-invalid')).toBecome('true');
    await expect(() => storedToken(page)).not.toBecome(null);
  });
  await step('When the network is off, no field has an error and no success is shown', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await field('原登录密码').fill(password);
    await context.setOffline(true);
    await confirm.click();
    await framePage(page).toast('网络异常').waitFor();
    const alert = account.alert(dialog).filter({ hasText: '网络异常' });
    await alert.waitFor();
    await expect(() => alert.textContent()).toBecome(expect.not.stringContaining('可能已经生效'));
    await expect(() => field('原登录密码').getAttribute('aria-invalid')).not.toBecome('true');
    await context.setOffline(false);
  });
  await step('And no field is editable while a request is running', async () => {
    await field('原登录密码').fill('Wrong#2026');
    const release = await holdRequests(page, '**/changePassword*');
    await confirm.click();
    await expect(() => field('新登录密码').isEditable()).toBecome(false);
    release();
    await expect(() => field('新登录密码').isEditable()).toBecome(true);
    await page.unroute('**/changePassword*');
    // The error of the lost response is gone, and only the server's refusal is shown.
    await expect(() => account.alert(dialog).allTextContents()).toBecome(['原登录密码不正确']);
  });
  await step('When all three are right', async () => {
    await field('原登录密码').fill(password);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/changePassword/.test(request.url())) sent.push(request.method());
    });
    const pressTwice = async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    };
    // The wait starts before the press, because the page is left two seconds after the toast appears.
    await Promise.all([framePage(page).toast('密码修改成功').waitFor(), pressTwice()]);
    expect(sent).toEqual(['POST']);
  });
  await step('Then I am at the log-in without a session', async () => {
    await page.waitForURL(/\/entrance\/login/);
    await expect(() => storedToken(page)).toBecome(null);
    await page.getByText('密码已修改，请使用新密码登录。').waitFor();
  });
  await step(
    'And so is the other browser at its next request, which gives the reason',
    async () => {
      await elsewhere.reload();
      await elsewhere.waitForURL(/\/entrance\/login/);
      await elsewhere.getByText(/^您的登录已在别处结束/).waitFor();
      await expect(() => storedToken(elsewhere)).toBecome(null);
    },
  );
  await step('And only the new password works', async () => {
    const login = loginPage(page, origin);
    await login.open('/entrance/login');
    await login.logIn(administrator);
    await page.getByText('账号或密码（验证码）错误，请确认是否已注册').first().waitFor();
    await login.logIn(administrator, newPassword);
    await page.waitForURL(home);
  });
  await elsewhere.close();
});
