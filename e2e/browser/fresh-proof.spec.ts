import { accountPage } from '../pages/account.page';
import { factorsPage } from '../pages/factors.page';
import { framePage } from '../pages/frame.page';
import { password, staff } from '../support/accounts';
import { codeSentTo, undoLinkTo } from '../support/outbox';
import { staleOnce } from '../support/second-factors';
import { logInAs, storedToken } from '../support/session';
import { tellStory } from '../support/story';

const { product, visit } = tellStory();
const mail = 'lin@sunrise.example';
const bindPath = '/usercenter/v1/account/bindUserAccount';

it('a first binding asks for a proof over the wizard, keeps the form, and can be undone by its link', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const { proof } = factorsPage(page);
  let form = account.dialog('绑定邮箱');

  await step('When I bind a mail address in the personal dialog', async () => {
    await logInAs(page, origin, staff);
    await framePage(page).openPersonalDialog();
    await account.safety.waitFor();
    form = await account.startBinding('邮箱');
    await form.getByLabel('邮箱').fill(mail);
    await account.proveByCode(form, mail);
    await staleOnce(page, bindPath, ['password', 'phone']);
    await form.getByRole('button', { name: '绑定' }).click();
    await proof.getByLabel('登录密码').waitFor();
  });
  await step('And give up by Escape, the form stands as it was, with the focus in it', async () => {
    await page.keyboard.press('Escape');
    await proof.waitFor({ state: 'hidden' });
    await expect(() => form.getByLabel('邮箱').inputValue()).toBecome(mail);
    await expect(() => account.code(form).inputValue()).toBecome(await codeSentTo(origin, mail));
    await expect(() =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBecome(true);
  });
  await step(
    'When I try again with a wrong password and then the right one, by keyboard',
    async () => {
      await staleOnce(page, bindPath, ['password', 'phone']);
      await form.getByRole('button', { name: '绑定' }).click();
      await proof.getByLabel('登录密码').waitFor();
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await proof.getByText(/密码.*(错误|不正确)/).waitFor();
      await proof.getByLabel('登录密码').fill(password);
      await page.keyboard.press('Enter');
    },
  );
  await step('Then the address is bound without another press', async () => {
    await proof.waitFor({ state: 'hidden' });
    await form.getByText(/已更新为|已绑定/).waitFor();
  });
  await step('When I open the link in the notice to my phone', async () => {
    await page.goto(await undoLinkTo(origin, staff, 'mail'));
    await page.getByText(/绑定的邮箱被更改/).waitFor();
    await expect(() => page.url()).toBecome(expect.not.stringContaining('token'));
    await page.reload();
    await page.getByText('绑定的邮箱：无').waitFor();
  });
  await step('And agree, it is undone and my session has ended', async () => {
    await page.getByRole('button', { name: '撤销此更改' }).click();
    await page.getByRole('heading', { name: '已撤销' }).waitFor();
    await expect(() => storedToken(page)).toBecome(null);
  });
  await step('And the link does not work twice', async () => {
    await page.goto(await undoLinkTo(origin, staff, 'mail'));
    await page.getByText('此链接无效').waitFor();
  });
});
