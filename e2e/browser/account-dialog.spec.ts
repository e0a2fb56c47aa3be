import { accountPage } from '../pages/account.page';
import { framePage } from '../pages/frame.page';
import { personalPage } from '../pages/personal.page';
import { administrator, staff } from '../support/accounts';
import { boxOf } from '../support/legible';
import { logInAs } from '../support/session';
import { tellStory } from '../support/story';

const { product, visit } = tellStory();

it('the personal dialog is the same page, 800 wide: name locked once verified, wizards inside', async () => {
  const { page, step, faults } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const personal = personalPage(page);
  await logInAs(page, origin);

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
  await step('When the wizards do not arrive, I am told and the dialog stays', async () => {
    faults.expect(/dialogs\.view|A part of the page could not be loaded/);
    await page.route(/chunks\/dialogs\.view/, (route) => route.abort(), { times: 1 });
    await account.press('更换 手机号');
    await framePage(page).toast('这部分内容未能加载，请重试').waitFor();
    await expect(() => personal.nickname.isEnabled()).toBecome(true);
  });
  await step('When I change the phone in it, they come after all', async () => {
    const wizard = await account.startChange('手机号');
    await account.proveByCode(wizard, administrator);
    await wizard.getByRole('button', { name: '下一步' }).click();
    await wizard.getByLabel('新手机号').fill('13811116666');
    await account.proveByCode(wizard, '13811116666');
    await wizard.getByRole('button', { name: '确定' }).click();
    await wizard.getByText('手机号已更新为 138****6666').waitFor();
  });
  await step('Then Escape closes the wizard first, then the dialog', async () => {
    await page.keyboard.press('Escape');
    await account.dialog('更换手机号').waitFor({ state: 'hidden' });
    await account.line('手机号').getByText('138****6666').waitFor();
    await page.keyboard.press('Escape');
    await personal.dialog.waitFor({ state: 'hidden' });
  });
});

it('somebody who is not verified may edit the name there', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const personal = personalPage(page);
  await logInAs(page, origin, staff);

  await step('When I type another name and save', async () => {
    await framePage(page).openPersonalDialog();
    await personal.dialog.getByLabel('姓名').fill('林晓雨');
    await personal.save.click();
    await framePage(page).toast('修改成功').waitFor();
  });
  await step('Then it is kept', async () => {
    await page.reload();
    await framePage(page).openPersonalDialog();
    await personal.dialog.waitFor();
    await expect(() => personal.dialog.getByLabel('姓名').inputValue()).toBecome('林晓雨');
  });
});
