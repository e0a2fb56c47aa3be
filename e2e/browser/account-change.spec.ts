import type { Locator } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { loginPage } from '../pages/login.page';
import { administrator, administratorMail, operator, staff, student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { codeSentTo } from '../support/outbox';
import { endSessionsElsewhere, home, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newPhone = '13811113333';
const newMail = 'chen@sunrise.example';
/** A code that is not the right one. */
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

async function begin(phone: string) {
  const { page } = visit();
  const { origin } = product();
  await storeNewSession(page, origin, phone);
  const account = accountPage(page, origin);
  await account.open();
  return { account, origin, page };
}

it('the phone is changed in three steps by two codes, and the new number logs in afterwards', async () => {
  const { step, context, faults } = visit();
  const { account, origin, page } = await begin(administrator);
  const wizard = account.dialog('更换手机号');
  const next = wizard.getByRole('button', { name: '下一步' });
  const confirm = wizard.getByRole('button', { name: '确定' });
  const change = page.getByRole('button', { name: '更换 手机号' });
  const waitForFocus = (on: Locator) =>
    expect(() => on.evaluate((it) => it === document.activeElement)).toBecome(true);

  await step('When I open the wizard by keyboard, the focus is in its code field', async () => {
    await change.press('Enter');
    await waitForFocus(account.code(wizard));
    await expect(() => next.isDisabled()).toBecome(true);
  });
  await step('When I ask for a code to the old number, its button counts down', async () => {
    await page.keyboard.press('Tab');
    await waitForFocus(wizard.getByRole('button', { name: '获取验证码' }));
    await page.keyboard.press('Enter');
    await wizard.getByText('验证码已发送至139****0001').waitFor();
    await expect(() => account.sendAgain(wizard).isDisabled()).toBecome(true);
    await waitForFocus(account.code(wizard));
  });
  await step('And type a wrong one, it is refused and the step stays', async () => {
    await page.keyboard.type(wrongCode(await codeSentTo(origin, administrator)));
    await page.keyboard.press('Enter');
    await account.alert(wizard).filter({ hasText: '验证码错误，请核对' }).waitFor();
    await waitForFocus(account.code(wizard));
  });
  await step('And type the right one, I am asked for the new number', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(await codeSentTo(origin, administrator));
    await page.keyboard.press('Enter');
    await waitForFocus(wizard.getByLabel('新手机号'));
  });
  await step('And its button is enabled, since each recipient has its own cooldown', async () => {
    await expect(() => wizard.getByRole('button', { name: '获取验证码' }).isEnabled()).toBecome(
      true,
    );
  });
  await step('When it is my present number, I read so before a code is sent', async () => {
    await wizard.getByLabel('新手机号').fill(administrator);
    await wizard.getByRole('button', { name: '获取验证码' }).click();
    await account.alert(wizard).filter({ hasText: '这就是当前绑定的手机号' }).waitFor();
  });
  await step('When the number belongs to somebody else, the error is at the number', async () => {
    await wizard.getByLabel('新手机号').fill(staff);
    await account.proveByCode(wizard, staff);
    await confirm.click();
    await account.alert(wizard).filter({ hasText: '已被' }).waitFor();
    await waitForFocus(wizard.getByLabel('新手机号'));
  });
  await step('When the number is free and its code is right', async () => {
    await page.evaluate(() => localStorage.removeItem('keep:auth-code:phone-new'));
    await wizard.getByLabel('新手机号').fill('');
    // A number as copied from elsewhere, with country code and blanks.
    await page.keyboard.insertText('+86 138 1111 3333');
    await account.proveByCode(wizard, newPhone);
    await wizard.getByLabel('新手机号').fill('13811113330');
    // The message names the recipient of the code, even if the field has changed since.
    await wizard.getByText(`验证码已发送至${newPhone}`).waitFor();
    await wizard.getByLabel('新手机号').fill(newPhone);
    await confirm.click();
  });
  await step('Then it is done, and the page shows it', async () => {
    await wizard.getByText('手机号已更新为 138****3333').waitFor();
    await expect(() => wizard.getByRole('listitem').getByText('✓').count()).toBecome(3);
    await account.line('手机号').getByText('138****3333').waitFor({ state: 'attached' });
  });
  await step('When I close and open it again, it begins at step 1', async () => {
    await waitForFocus(wizard.getByRole('button', { name: '完成' }));
    await page.keyboard.press('Enter');
    await wizard.waitFor({ state: 'hidden' });
    await waitForFocus(change);
    await account.startChange('手机号');
    await wizard.getByText('请先验证当前手机号 138****3333').waitFor();
  });
  await step('Then the new number logs in, the old one does not', async () => {
    const elsewhere = await anotherDevice(context);
    const login = loginPage(elsewhere, origin);
    await login.open('/entrance/login');
    await login.logIn(administrator);
    await elsewhere.getByText('账号或密码（验证码）错误，请确认是否已注册').first().waitFor();
    await login.logIn(newPhone);
    await elsewhere.waitForURL(home);
    await elsewhere.close();
  });
  expect(faults.all()).toEqual([]);
});

it('the mail address is changed in the same three steps', async () => {
  const { step } = visit();
  const { account, origin, page } = await begin(administratorMail);
  const wizard = await account.startChange('邮箱');

  await step('When I enter the code sent to the old address', async () => {
    await account.proveByCode(wizard, administratorMail);
    await page.keyboard.press('Escape');
    await wizard.waitFor({ state: 'hidden' });
    await account.startChange('邮箱');
    // After reopening, the message still names the recipient of the valid code.
    const sentTo = wizard.getByText('验证码已发送至a****@sunrise.example');
    await expect(async () => ({
      sentTo: await sentTo.count(),
      waits: await account.sendAgain(wizard).count(),
    })).toBecome({ sentTo: 1, waits: 1 });
    await account.code(wizard).fill(await codeSentTo(origin, administratorMail));
    await wizard.getByRole('button', { name: '下一步' }).click();
    await wizard.getByLabel('新邮箱').waitFor();
  });
  await step('And the code sent to the new one', async () => {
    await wizard.getByLabel('新邮箱').fill(administratorMail.toUpperCase());
    await wizard.getByRole('button', { name: '获取验证码' }).click();
    await account.alert(wizard).filter({ hasText: '这就是当前绑定的邮箱' }).waitFor();
    await wizard.getByLabel('新邮箱').fill(newMail);
    await account.proveByCode(wizard, newMail);
    await wizard.getByRole('button', { name: '确定' }).click();
  });
  await step('Then it is done, and the page shows it', async () => {
    await wizard.getByText('邮箱已更新为 c****@sunrise.example').waitFor();
    await page.keyboard.press('Escape');
    await account.line('邮箱').getByText('c****@sunrise.example').waitFor();
  });
  await step('When I leave with an unsaved nickname, I am asked, and can stay', async () => {
    const nickname = page.getByRole('textbox', { name: '昵称' });
    const question = page.getByRole('dialog', { name: '有未保存的内容' });
    await nickname.fill('写了一半');
    await account.press('首页');
    await expect(async () => ({
      asked: await question.count(),
      at: new URL(page.url()).pathname,
    })).toBecome({ asked: 1, at: '/personal' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    await expect(() => nickname.inputValue()).toBecome('写了一半');
    await nickname.fill('阳光管理员');
  });
});

it('a first mail address is bound by the code sent to it', async () => {
  const { step, page } = visit();
  const { account } = await begin(staff);
  const form = await account.startBinding('邮箱');
  const bind = form.getByRole('button', { name: '绑定' });

  await step('When I request a code for an invalid address', async () => {
    await form.getByLabel('邮箱').fill('nobody');
    await form.getByRole('button', { name: '获取验证码' }).click();
    await account.alert(form).filter({ hasText: '邮箱格式不正确' }).waitFor();
    await expect(() => bind.isDisabled()).toBecome(true);
  });
  await step('And for a valid one', async () => {
    await form.getByLabel('邮箱').fill('lin@sunrise.example');
    await account.proveByCode(form, 'lin@sunrise.example');
    await bind.click();
  });
  await step('Then it is bound', async () => {
    await form.getByText('邮箱 l****@sunrise.example 已绑定').waitFor();
    await form.getByText(/^现在也可用它登录/).waitFor();
    await expect(() => form.getByText(/已更新|请使用新账号/).count()).toBecome(0);
    await page.keyboard.press('Escape');
    await account.line('邮箱').getByText('已绑定').waitFor();
  });
});

it('when another tab has changed the phone first, a clear message is shown, and nothing is done twice', async () => {
  const { step, context, page, faults } = visit();
  const { account, origin } = await begin(student);
  const otherTabPage = accountPage(await context.newPage(), origin);
  await otherTabPage.open();
  const firstWizard = await account.startChange('手机号');
  const secondWizard = await otherTabPage.startChange('手机号');

  await step('When both tabs are at the first step and one asks for a code', async () => {
    await account.proveByCode(firstWizard, student);
    await otherTabPage.sendAgain(secondWizard).waitFor();
  });
  await step('And the first uses it', async () => {
    await firstWizard.getByRole('button', { name: '下一步' }).click();
    await firstWizard.getByLabel('新手机号').waitFor();
  });
  await step('Then the second is refused with the same code', async () => {
    await otherTabPage.code(secondWizard).fill(await codeSentTo(origin, student));
    await secondWizard.getByRole('button', { name: '下一步' }).click();
    await otherTabPage.alert(secondWizard).filter({ hasText: '验证码' }).waitFor();
  });
  await step('And the first finishes', async () => {
    await firstWizard.getByLabel('新手机号').fill('13811114444');
    await account.proveByCode(firstWizard, '13811114444');
    await firstWizard.getByRole('button', { name: '确定' }).click();
    await firstWizard.getByText('手机号已更新为 138****4444').waitFor();
  });
  await page.keyboard.press('Escape');
  expect(faults.all()).toEqual([]);
});

it('a session ended from another device leads to the login and back, and nothing has changed', async () => {
  const { step } = visit();
  const { account, origin, page } = await begin(operator);
  const wizard = await account.startChange('手机号');

  await step('When I am at the new number and another device ends my session', async () => {
    await account.proveByCode(wizard, operator);
    await wizard.getByRole('button', { name: '下一步' }).click();
    await wizard.getByLabel('新手机号').fill('13811117777');
    await account.proveByCode(wizard, '13811117777');
    await endSessionsElsewhere(page, origin, operator);
    await wizard.getByRole('button', { name: '确定' }).click();
  });
  await step('Then I am at the login, which gives the reason and leads back', async () => {
    await page.waitForURL(/\/entrance\/login\?returnTo=%2Fpersonal/);
    await page.getByText(/^您的登录已在别处结束/).waitFor();
    await loginPage(page, origin).logIn(operator);
    await page.waitForURL(/\/personal/);
  });
  await step('And the number is unchanged', async () => {
    await account.line('手机号').getByText('139****0000').waitFor();
  });
});
