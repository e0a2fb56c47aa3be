import { accountPage } from '../pages/account.page';
import { framePage } from '../pages/frame.page';
import { personalPage } from '../pages/personal.page';
import { administrator, staff } from '../support/accounts';
import { boxOf } from '../support/legible';
import { goBack, home, logInAs, openStudentsAs } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('the personal dialog is the same page, 800 wide: name locked once verified, wizards inside', async () => {
  const { page, step, faults } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const personal = personalPage(page);
  const wizard = () => account.dialog('更换手机号');
  await openStudentsAs(page, origin);

  await step('When I open it from the user menu', async () => {
    await framePage(page).openPersonalDialog();
    await account.safety.waitFor();
    expect((await boxOf(personal.dialog)).width).toBe(800);
  });
  await step('Then my verified name is locked and my nickname is not', async () => {
    const name = personal.dialog.getByLabel('姓名');
    await expect(() => name.inputValue()).toBecome('陈晓阳');
    await expect(() => name.isDisabled()).toBecome(true);
    await expect(() => personal.nickname.isEnabled()).toBecome(true);
  });
  await step('And my first field has the focus', async () => {
    // The name is not editable, so the nickname is the first field.
    await expect(() => personal.nickname.evaluate((it) => it === document.activeElement)).toBecome(
      true,
    );
  });
  await step('When I press Escape with unsaved input, I am asked, and can go on', async () => {
    // In one task, so that the form is not rendered again between typing and Escape.
    await personal.nickname.evaluate((field: HTMLInputElement) => {
      field.select();
      document.execCommand('insertText', false, '写了一半');
      const pressed = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    const question = page.getByRole('dialog', { name: '有未保存的内容' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(() => personal.nickname.inputValue()).toBecome('写了一半');
    await personal.nickname.fill('阳光管理员');
  });
  await step('When the wizards cannot be loaded, I read so and the dialog stays', async () => {
    faults.expect(/dialogs\.view|A part of the page could not be loaded/);
    await page.route(/chunks\/dialogs\.view/, (route) => route.abort(), { times: 1 });
    await account.press('更换 手机号');
    await framePage(page).toast('这部分内容未能加载，请重试').waitFor();
    await expect(() => personal.nickname.isEnabled()).toBecome(true);
  });
  await step('When I change the phone, they are loaded by the retry', async () => {
    await account.startChange('手机号');
    await account.proveByCode(wizard(), administrator);
    await wizard().getByRole('button', { name: '下一步' }).click();
    await wizard().getByLabel('新手机号').fill('13811116666');
    await account.proveByCode(wizard(), '13811116666');
    await wizard().getByRole('button', { name: '确定' }).click();
    await wizard().getByText('手机号已更新为 138****6666').waitFor();
  });
  await step('Then nothing overlaps, and the last step has its button', async () => {
    await expect(() => page.getByRole('dialog').count()).toBecome(1);
    await wizard().getByRole('button', { name: '完成' }).waitFor();
  });
  await step('And Escape leads back to the page at the same place', async () => {
    await page.keyboard.press('Escape');
    await account.line('手机号').getByText('138****6666').waitFor();
    const change = page.getByRole('button', { name: '更换 手机号' });
    await expect(() => change.evaluate((it) => it === document.activeElement)).toBecome(true);
  });
  await step('And all other sections are shown, too', async () => {
    for (const name of ['第二验证方式', '登录设备', '账号动态', '人脸信息', '账号注销']) {
      await personal.dialog.getByRole('region', { name }).waitFor();
    }
  });
  await step(
    'When I press Escape once more, the dialog closes and its menu has the focus',
    async () => {
      await page.keyboard.press('Escape');
      await personal.dialog.waitFor({ state: 'hidden' });
      const { userMenu } = framePage(page);
      await expect(() => userMenu.evaluate((it) => it === document.activeElement)).toBecome(true);
    },
  );
});

it('on a phone it fills the window', async () => {
  const { page } = visit();
  const { origin } = product();
  await openStudentsAs(page, origin, staff);
  await framePage(page).openPersonalDialog();
  await accountPage(page, origin).safety.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = personalPage(page);
  await expect(() => boxOf(dialog)).toBecome(expect.objectContaining({ x: 0, y: 0, width: 390 }));
  const wide = () => dialog.evaluate((it) => it.scrollWidth);
  await expect(wide).toBecome(390);
});

it('Back closes the layers over the page one after another, and the page stays', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const personal = personalPage(page);
  const wizard = account.dialog('更换手机号');
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, origin, staff);

  await step('Given a wizard over the personal centre over a page, on a phone', async () => {
    await framePage(page).openPersonalDialog();
    await account.safety.waitFor();
    await account.startChange('手机号');
    await wizard.waitFor();
  });
  await step('When I go back, the wizard closes', async () => {
    await goBack(page);
    await wizard.waitFor({ state: 'hidden' });
    await account.safety.waitFor();
  });
  await step(
    'When I go back with unsaved input, I am asked, and Back again means to stay',
    async () => {
      await personal.nickname.fill('写了一半');
      await expect(() => personal.save.isEnabled()).toBecome(true);
      await goBack(page);
      const question = page.getByRole('dialog', { name: '有未保存的内容' });
      await question.waitFor();
      await goBack(page);
      await question.waitFor({ state: 'hidden' });
      await expect(() => personal.nickname.inputValue()).toBecome('写了一半');
    },
  );
  await step('When I go back and confirm, I am on the page at the same place', async () => {
    await goBack(page);
    const question = page.getByRole('dialog', { name: '有未保存的内容' });
    await question.getByRole('button', { name: /放弃|离开/ }).click();
    await personal.dialog.waitFor({ state: 'hidden' });
    await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
  });
  await step('And the next step back leaves it', async () => {
    await goBack(page);
    await page.waitForURL(home);
  });
});

it('somebody who is not verified may edit the name there', async () => {
  const { page, context, step, faults } = visit();
  const { origin } = product();
  const frame = framePage(page);
  const personal = personalPage(page);
  const name = personal.dialog.getByLabel('姓名');
  await openStudentsAs(page, origin, staff);

  await step('When I save another name without network, no field has an error', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
    await frame.openPersonalDialog();
    await name.fill('林晓雨');
    // The sections below show their own network errors, so they are loaded first.
    await accountPage(page, origin).activity.first().waitFor();
    await context.setOffline(true);
    await personal.save.click();
    await frame.toast('网络异常，请重新尝试').waitFor();
    const form = personal.dialog.getByRole('region', { name: '个人资料' });
    await form.getByRole('alert').filter({ hasText: '网络异常' }).waitFor();
    await expect(() => form.locator('[aria-invalid=true]').count()).toBecome(0);
    await context.setOffline(false);
  });
  await step('And save it with network', async () => {
    await personal.save.click();
    await frame.toast('修改成功').waitFor();
  });
  await step('Then it is saved', async () => {
    await page.reload();
    await frame.userMenu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '个人中心' }).press('Enter');
    await personal.dialog.waitFor();
    await expect(() => name.inputValue()).toBecome('林晓雨');
  });
  await step('And its close button returns the focus to the menu', async () => {
    await personal.dialog.getByRole('button', { name: '关闭' }).first().click();
    await personal.dialog.waitFor({ state: 'hidden' });
    await expect(() => frame.userMenu.evaluate((it) => it === document.activeElement)).toBecome(
      true,
    );
  });
});
