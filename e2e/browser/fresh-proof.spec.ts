import type { Page } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { factorsPage } from '../pages/factors.page';
import { framePage } from '../pages/frame.page';
import { administrator, password, staff, twoOrganisations } from '../support/accounts';
import { codeClock } from '../support/code-clock';
import { codeSentTo, undoLinkTo } from '../support/outbox';
import { scanned } from '../support/qr';
import { staleOnce } from '../support/second-factors';
import { logInAs, storedToken, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const clock = codeClock(product);
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
  await step('And cancel by Escape, the form is unchanged and has the focus', async () => {
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
  await step('Then the address is bound without another click', async () => {
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
  await step('And confirm, it is undone and my session has ended', async () => {
    await page.getByRole('button', { name: '撤销此更改' }).click();
    await page.getByRole('heading', { name: '已撤销' }).waitFor();
    await expect(() => storedToken(page)).toBecome(null);
  });
  await step('And the link does not work twice', async () => {
    await page.goto(await undoLinkTo(origin, staff, 'mail'));
    await page.getByText('此链接无效').waitFor();
  });
});

it('a QR ticket asks for a proof some time after the log-in, and is shown after it', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const { proof } = factorsPage(page);
  const code = page.getByRole('img', { name: '实名认证二维码' });

  await step('When I want to verify myself six minutes after my log-in', async () => {
    await storeNewSession(page, origin, twoOrganisations);
    await account.open();
    await clock.ageProofs(twoOrganisations);
    await account.press('扫码认证 实名认证');
    await proof.getByLabel('登录密码').waitFor();
    await expect(() => code.locator('svg').count()).toBecome(0);
  });
  await step('And enter my password, the code is shown, with a ticket', async () => {
    await proof.getByLabel('登录密码').fill(password);
    await page.keyboard.press('Enter');
    await proof.waitFor({ state: 'hidden' });
    expect(new URL(await scanned(code)).searchParams.get('ticket')).toMatch(/^[\w-]{20,}$/);
  });
});

/** Grants a colleague the roles that they already have, by the public API of the page; returns the result. */
const grantRoles = (page: Page, phone: string): Promise<string> =>
  page.evaluate(async (expected) => {
    const loader: { import(name: string): Promise<System.Module> } = Reflect.get(window, 'System');
    const { api, isApiError } = await loader.import('@edu/shared-utility');
    // Lists mask phone numbers, but a search for the whole number finds its owner.
    const { list } = await api.administrator.findByCondition({
      pageNum: 1,
      pageSize: 10,
      keyword: expected,
    });
    const [colleague] = list;
    const roleIds = colleague.roles.map((role: { id: string }) => role.id);
    return api.role.grantRole({ userId: colleague.id, roleIds }).then(
      () => 'granted',
      (error: unknown) => (isApiError(error) ? (error as { kind: string }).kind : String(error)),
    );
  }, phone);

it('a grant of roles is cancelled with the question, and performed after a proof', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const { proof } = factorsPage(page);
  let outcome = Promise.resolve('');

  await step('When an app grants roles six minutes after my log-in, I am asked', async () => {
    await logInAs(page, origin, administrator);
    await framePage(page).userMenu.waitFor();
    await clock.ageProofs(administrator);
    outcome = grantRoles(page, staff);
    await proof.getByLabel('登录密码').waitFor();
  });
  await step('And when I cancel, nothing is granted, and no toast shows an error', async () => {
    await page.keyboard.press('Escape');
    expect(await outcome).toBe('cancelled');
    await proof.waitFor({ state: 'hidden' });
    await expect(() => page.locator('#edu-toasts').textContent()).toBecome('');
  });
  await step('And when I prove my identity, it is performed without another click', async () => {
    outcome = grantRoles(page, staff);
    await proof.getByLabel('登录密码').fill(password);
    await page.keyboard.press('Enter');
    expect(await outcome).toBe('granted');
  });
  await step('And the next one within five minutes needs no proof', async () => {
    expect(await grantRoles(page, staff)).toBe('granted');
    await expect(() => proof.isVisible()).toBecome(false);
  });
});
