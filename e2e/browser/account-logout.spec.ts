import type { Locator, Page } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { administrator } from '../support/accounts';
import { boxOf } from '../support/legible';
import { codeSentTo } from '../support/outbox';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const section = (page: Page) => page.getByRole('region', { name: '账号注销' });

it('closing the account is explained, agreed to, confirmed by code, shown as pending and withdrawn', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await storeNewSession(page, origin);
  const account = accountPage(page, origin);
  await account.open();
  const apply = section(page).getByRole('button', { name: '申请注销' });
  const withdraw = section(page).getByRole('button', { name: '撤回申请' });
  const waitForFocus = (on: Locator) =>
    expect(() => on.evaluate((it) => it === document.activeElement)).toBecome(true);
  await apply.press('Enter');
  const dialog = account.dialog('申请注销账号');
  const confirm = dialog.getByRole('button', { name: '确认注销' });

  await step('When I have not agreed, nothing can be sent', async () => {
    await dialog.getByText('您的个人资料、认证信息将被删除且无法恢复').waitFor();
    await dialog.getByText(/账号将在\d+天后（\d{4}\/\d\d\/\d\d.*）注销/).waitFor();
    await expect(() => dialog.getByRole('button', { name: '获取验证码' }).isDisabled()).toBecome(
      true,
    );
    await expect(() => confirm.isDisabled()).toBecome(true);
  });
  await step('And agree, but type a wrong code', async () => {
    await waitForFocus(dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await account.proveByCode(dialog, administrator);
    const right = await codeSentTo(origin, administrator);
    await account.code(dialog).fill(right === '000000' ? '000001' : '000000');
    await confirm.click();
    await account.alert(dialog).filter({ hasText: '验证码' }).waitFor();
    await page.keyboard.press('Escape');
    await waitForFocus(apply);
    await page.keyboard.press('Enter');
    await waitForFocus(dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
  });
  await step('And then the right one', async () => {
    await account.code(dialog).fill(await codeSentTo(origin, administrator));
    await confirm.click();
  });
  await step('Then the application is shown with its date, also after a reload', async () => {
    await section(page)
      .getByText(/^注销申请处理中，将于\d{4}\/\d\d\/\d\d \d\d:\d\d生效/)
      .waitFor();
    await page.reload();
    await withdraw.waitFor();
    // The notice is also the first element of the page, not only at its end.
    const notice = page.getByRole('status').filter({ hasText: /^您的账号将于/ });
    await expect(() => notice.count()).toBecome(1);
    await expect(async () => {
      const [above, first] = [await boxOf(notice), await boxOf(account.safety)];
      return above.y < first.y;
    }).toBecome(true);
  });
  await step('When I withdraw it', async () => {
    await withdraw.click();
    await apply.waitFor();
  });
  await step('Then my history shows both', async () => {
    await page.reload();
    await account.activity.filter({ hasText: '撤回注销申请' }).waitFor();
    await account.activity.filter({ hasText: '申请注销账号' }).waitFor();
  });
});
