import { accountPage } from '../pages/account.page';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { password, staff } from '../support/accounts';
import { byKeyboard } from '../support/input-methods';
import { codeSentTo } from '../support/outbox';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newPassword = 'Fresh#2026';

it('the password is changed, and the closing of the account requested and withdrawn, by keyboard only', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const { press, write, choose } = byKeyboard(page);
  const { userMenu, toast } = framePage(page);
  const account = accountPage(page, origin);
  const entrance = entrancePage(page, origin);
  const logIn = async (secret: string) => {
    await write(entrance.field('account'), staff);
    await write(entrance.field('password'), secret);
    await press(entrance.button('submitLogin'));
    await userMenu.waitFor();
  };
  const openPersonal = async () => {
    await press(userMenu);
    await choose(page.getByRole('menuitem', { name: '个人中心' }));
    await account.safety.waitFor();
  };

  await step('When I log in and open my account in the dialog', async () => {
    await entrance.open('/entrance/login');
    await logIn(password);
    await openPersonal();
  });
  await step('And change my password, correcting one error after another', async () => {
    await press(account.safety.getByRole('button', { name: '修改 登录密码' }));
    const form = account.dialog('修改密码');
    const field = (name: string) => form.getByLabel(name, { exact: true });
    await write(field('原登录密码'), password);
    await write(field('新登录密码'), newPassword);
    await write(field('确认新密码'), newPassword);
    await press(form.getByRole('button', { name: '确定' }));
    await toast('密码修改成功').waitFor();
  });
  await step('Then the log-in gives the reason, and the new password works', async () => {
    await page.getByText('密码已修改，请使用新密码登录。').waitFor();
    await logIn(newPassword);
  });
  await step('When I apply for closing my account', async () => {
    await openPersonal();
    await press(page.getByRole('button', { name: '申请注销' }));
    const form = account.dialog('申请注销账号');
    await expect(() =>
      form.getByRole('checkbox').evaluate((box) => box === document.activeElement),
    ).toBecome(true);
    await page.keyboard.press('Space');
    await press(form.getByRole('button', { name: '获取验证码' }));
    await form.getByText('验证码已发送至').waitFor();
    await write(account.code(form), await codeSentTo(origin, staff));
    await press(form.getByRole('button', { name: '确认注销' }));
    await page.getByText(/^注销申请处理中/).waitFor();
  });
  await step('Then I can withdraw it in the same place', async () => {
    await press(page.getByRole('button', { name: '撤回申请', exact: true }));
    await page.getByRole('button', { name: '申请注销' }).waitFor();
  });
});
