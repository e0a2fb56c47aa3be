import { accountPage } from '../pages/account.page';
import { anotherDevice } from '../support/another-device';
import { logInAs, storedToken, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('every device is listed, the others are signed out at once, and the history shows it', async () => {
  const { page, step, context, faults } = visit();
  const { origin } = product();
  const elsewhere = await anotherDevice(context);
  await logInAs(elsewhere, origin);
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);

  await step('When the section with my devices cannot be loaded, I read so', async () => {
    faults.expect(/sections\.view|A part of the page could not be loaded/);
    await page.route(/chunks\/sections\.view/, (route) => route.abort(), { times: 1 });
    await account.open();
    await page.getByText('这部分内容未能加载').waitFor();
  });
  await step('And a retry loads it', async () => {
    await account.press('重试');
    await account.devices.nth(1).waitFor();
    await expect(() => account.devices.count()).toBecome(2);
    await expect(() => account.devices.first().textContent()).toBecome(
      expect.stringContaining('当前设备'),
    );
  });
  await step(
    'Then each row has its icon, and space before the label of the current device',
    async () => {
      await account.devices.nth(1).locator('svg').waitFor();
      const tag = account.devices.first().getByText('当前设备');
      const gap = await tag.evaluate((it) => {
        const name = document.createRange();
        name.selectNodeContents(it.previousSibling ?? it);
        return it.getBoundingClientRect().left - name.getBoundingClientRect().right;
      });
      expect(gap).toBeGreaterThanOrEqual(8);
    },
  );
  const button = (name: string) => page.getByRole('button', { name });
  const isFocused = (name: string) =>
    expect(() => button(name).evaluate((it) => it === document.activeElement)).toBecome(true);
  await step('When I sign out the other devices, I am asked, and can cancel', async () => {
    await button('退出其他设备').press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: /将退出其他 1 台设备：Chrome · Linux/ })
      .waitFor();
    await isFocused('取消');
    await page.keyboard.press('Escape');
    await isFocused('退出其他设备');
    await expect(() => account.devices.count()).toBecome(2);
  });
  await step('And confirm it by keyboard', async () => {
    await page.keyboard.press('Enter');
    await button('确认退出').press('Enter');
    await account.devices.nth(1).waitFor({ state: 'detached' });
    await expect(() => account.devices.first().textContent()).toBecome(
      expect.stringContaining('当前设备'),
    );
    await expect(() => button('退出其他设备').count()).toBecome(0);
  });
  await step('Then the focus is on the rest of that section', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect(focused).toBecome('登录设备');
  });
  await step(
    'And the other browser is at the entrance once it is in the foreground, mine is not',
    async () => {
      await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await elsewhere.waitForURL(/\/entrance\/login/);
      await expect(() => storedToken(elsewhere)).toBecome(null);
      await page.reload();
      await account.safety.waitFor();
    },
  );
  await step('And my history shows it, newest first', async () => {
    await expect(() => account.activity.first().textContent()).toBecome(
      expect.stringContaining('退出其他设备'),
    );
    await expect(() => account.activity.allTextContents()).toBecome(
      expect.arrayContaining([expect.stringContaining('登录成功')]),
    );
  });
  await elsewhere.close();
});
