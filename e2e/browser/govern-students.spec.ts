import { loginPage } from '../pages/login.page';
import { anotherDevice } from '../support/another-device';
import { goBack, goTo, home, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
/** A demo student with an account who has never logged in. */
const newcomer = '13610000925';

it('a student logs in with a password created by an administrator, and is logged out once suspended', async () => {
  const { page, context, step } = visit();
  const row = page.locator('tr[data-row-key]').first();
  const dialog = page.getByRole('dialog');
  const device = await anotherDevice(context);
  let password = '';

  await step('When I search for a student by the whole number', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/organ/student?keyword=${newcomer}`);
    await row.getByText('136****0925').first().waitFor();
    await row.getByText('从未登录').waitFor();
  });
  await step('And have a password generated, which I see once', async () => {
    await row.getByRole('button', { name: /^更多 / }).click();
    await page.getByRole('menuitem', { name: '重置密码' }).click();
    await dialog.getByRole('button', { name: '生成新密码' }).click();
    password = (await dialog.locator('code').textContent()) ?? '';
    await dialog
      .getByRole('button', { name: /关.?闭/ })
      .last()
      .click();
    await dialog.waitFor({ state: 'hidden' });
  });
  await step('Then the student logs in and sees their own first page', async () => {
    const login = loginPage(device, product().origin);
    await login.open();
    await login.logIn(newcomer, password);
    await device.waitForURL(home);
    await device.getByRole('navigation').getByRole('link', { name: '我的消息' }).waitFor();
    await expect(() => device.getByRole('link', { name: '学员管理' }).count()).toBecome(0);
  });
  await step('When I suspend the log-in', async () => {
    await page.reload();
    await row.getByRole('button', { name: /^停用登录 / }).click();
    await row.getByText('已停用').waitFor();
  });
  await step('Then the next page of the student is the log-in', async () => {
    // The page may have noticed by itself and navigate to the login, which interrupts the reload.
    await device.reload().catch(() => {});
    await device.waitForURL('**/entrance/**');
  });
  await device.close();
});

it('a personal record is created by keyboard, masks its number, and is deleted only after a question', async () => {
  const { page, step } = visit();
  const dialog = page.getByRole('dialog');
  const row = page.locator('tr[data-row-key]').filter({ hasText: '林小雨' });

  await step('When I add the record of a colleague', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/organ/student`);
    await page.locator('tr[data-row-key]').first().waitFor();
    await goTo(page, '/govern-system/organ/records');
    await page.getByRole('heading', { name: '个人档案' }).waitFor();
    await page.locator('tr[data-row-key]').first().waitFor();
    await page.getByRole('button', { name: '新增档案' }).press('Enter');
    const person = dialog.getByRole('combobox', { name: '人员' });
    await person.focus();
    await page.keyboard.type('林小雨');
    await page.locator('.ant-select-item-option-active').filter({ hasText: '林小雨' }).waitFor();
    await page.keyboard.press('Enter');
    await expect(() => dialog.getByRole('textbox', { name: '姓名' }).inputValue()).toBecome(
      '林小雨',
    );
  });
  await step('And a number with a wrong check character is refused at its field', async () => {
    const number = dialog.getByRole('textbox', { name: '身份证号' });
    await number.fill('990000198001010011');
    await page.keyboard.press('Control+s');
    await dialog.getByText('身份证号格式不正确').waitFor();
    await number.fill('11010519491231002X');
    await page.keyboard.press('Control+s');
    await page.getByText('已新增档案').waitFor();
  });
  await step('Then the list masks the middle of it', async () => {
    await row.getByText(/^110\*+002X$/).waitFor();
  });
  await step('When I am asked before deleting, Back closes the question', async () => {
    const ask = row.getByRole('button', { name: /^删除 / });
    await ask.click();
    await dialog.getByText('不能恢复', { exact: false }).waitFor();
    await goBack(page);
    await dialog.waitFor({ state: 'hidden' });
    await row.waitFor();
    await ask.click();
    await dialog.getByRole('button', { name: /删.?除/ }).click();
    await row.waitFor({ state: 'hidden' });
  });
});
