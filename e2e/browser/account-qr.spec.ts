import type { BrowserContext, Page } from '@playwright/test';
import { accountPage } from '../pages/account.page';
import { staff, twoOrganisations } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { boxOf } from '../support/legible';
import { codeSentTo } from '../support/outbox';
import { scanned } from '../support/qr';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const idNumber = '11010519491231002X';
const newPhone = '13811112222';

/** Counts the page's requests about the verification. */
function countQuestions(page: Page) {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/account/getUserInfo')) requestCount += 1;
  });
  return () => requestCount;
}

/** A phone next to the computer. */
const phoneBeside = (context: BrowserContext) =>
  anotherDevice(context, { viewport: { width: 390, height: 844 } });

it('the QR code is scanned, the phone verifies its owner, and the wizard continues by itself', async () => {
  const { page, context, step } = visit();
  const { origin } = product();
  await storeNewSession(page, origin, staff);
  const account = accountPage(page, origin);
  const code = page.getByRole('img', { name: '实名认证二维码' });
  const requestCount = countQuestions(page);
  const phone = await phoneBeside(context);
  await account.open();
  const wizard = await account.startChange('手机号');
  let link = '';

  await step('When I choose the QR code instead of the code by phone', async () => {
    await account.press('扫码验证');
    expect(await boxOf(code.locator('svg'))).toMatchObject({ width: 180, height: 180 });
    // The QR code replaces the wizard instead of covering it.
    await expect(() => page.getByRole('dialog').count()).toBecome(1);
    await expect(() => page.getByRole('textbox', { name: '验证码' }).count()).toBecome(0);
    link = await scanned(code);
  });
  await step('Then it leads to this site with template, phone and a ticket', async () => {
    const { origin: target, pathname, searchParams } = new URL(link);
    expect(target + pathname).toBe(`${origin}/personal`);
    expect(searchParams.get('frontend_template_id')).toBe('4');
    expect(searchParams.get('phone')).toBe(staff);
    expect(searchParams.get('ticket')).toMatch(/^[\w-]{20,}$/);
  });
  await step('When the phone opens it and submits an invalid ID number', async () => {
    await phone.goto(link);
    await phone.getByLabel('姓名').fill('林小雨');
    await phone.waitForURL((url) => !url.href.includes(staff));
    await phone.getByLabel('身份证号').fill('110105194912310021');
    await phone.getByRole('button', { name: '提交认证' }).click();
    await phone.getByText('身份证号格式不正确').waitFor();
  });
  await step('And then the right one', async () => {
    await phone.getByLabel('身份证号').fill(idNumber);
    await phone.getByRole('button', { name: '提交认证' }).click();
    await phone.getByText('认证成功').waitFor();
  });
  await step(
    'Then the computer is at the second step, and the page shows the verification',
    async () => {
      await wizard.getByLabel('新手机号').waitFor();
      await code.waitFor({ state: 'hidden' });
      await account.line('实名认证').getByText('已认证').waitFor({ state: 'attached' });
    },
  );
  await step('And stops polling', async () => {
    const requestsBefore = requestCount();
    // Longer than the poll interval of three seconds.
    await expect(page.waitForRequest(/account\/getUserInfo/, { timeout: 4_000 })).rejects.toThrow(
      'Timeout',
    );
    expect(requestCount()).toBe(requestsBefore);
  });
  await step('And the new number is changed with its own code', async () => {
    await wizard.getByLabel('新手机号').fill(newPhone);
    await account.proveByCode(wizard, newPhone);
    await wizard.getByRole('button', { name: '确定' }).click();
    await wizard.getByText('手机号已更新为 138****2222').waitFor();
    await expect(codeSentTo(origin, staff)).rejects.toThrow('No code');
  });
  await step(
    'When the phone opens the same link again, it says that everything is done',
    async () => {
      await phone.goto(link);
      await phone.getByText('认证成功').waitFor();
      await expect(() => phone.getByRole('textbox').count()).toBecome(0);
    },
  );
  await step('And an invalid link says so before anything is typed', async () => {
    const invalidLink = new URL(link);
    invalidLink.searchParams.set('ticket', 'none');
    await phone.goto(invalidLink.href);
    await phone.getByText('二维码已失效').waitFor();
    await expect(() => phone.getByRole('textbox').count()).toBecome(0);
  });
  await phone.close();
});

it('polling ends when the QR code is closed, and pauses in a hidden tab', async () => {
  const { page, context, step, faults } = visit();
  const { origin } = product();
  await storeNewSession(page, origin, twoOrganisations);
  const account = accountPage(page, origin);
  const code = page.getByRole('img', { name: '实名认证二维码' });
  const requestCount = countQuestions(page);
  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await account.open();

  await step('When the code is shown, the page polls every three seconds', async () => {
    await account.press('扫码认证 实名认证');
    await code.locator('svg').waitFor();
    await page.waitForRequest(/account\/getUserInfo/);
  });
  await step('When the network fails, one message says so', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|could not be loaded/);
    const messages = () => page.getByRole('dialog').getByRole('status').allInnerTexts();
    await expect(messages).toBecome(['等待扫码认证，完成后将自动继续']);
    await context.setOffline(true);
    await expect(messages).toBecome(['网络异常，正在重新连接']);
    await context.setOffline(false);
    await expect(messages).toBecome(['等待扫码认证，完成后将自动继续']);
  });
  await step('When the tab is hidden it stops polling', async () => {
    await hide('hidden');
    const requestsBefore = requestCount();
    await expect(page.waitForRequest(/account\/getUserInfo/, { timeout: 7_000 })).rejects.toThrow(
      'Timeout',
    );
    expect(requestCount()).toBe(requestsBefore);
  });
  await step('And when visible again it polls at once', async () => {
    const question = page.waitForRequest(/account\/getUserInfo/, { timeout: 1_000 });
    await hide('visible');
    await question;
  });
  await step('When I close it, it stops polling', async () => {
    await page.keyboard.press('Escape');
    await code.waitFor({ state: 'hidden' });
    await expect(page.waitForRequest(/account\/getUserInfo/, { timeout: 4_000 })).rejects.toThrow(
      'Timeout',
    );
  });
});
