import type { Page } from '@playwright/test';
import { student } from '../support/accounts';
import { anotherDevice } from '../support/another-device';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Number of wrong codes that an account may enter in an hour. */
const TRIES = 10;

const alphabet = '0123456789ABCDEFGHJ';

/** A valid format, but no existing code. */
const wrongCode = (at: number): string => `ZZZZ-ZZZZ-ZZZ${alphabet[at]}`;

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '兑换码' }).fill(code);
  await page.keyboard.press('Enter');
}

it('a person who guesses codes reads when the next attempt is allowed, also with a right code', async () => {
  const { page, context, faults, step } = visit();
  const { origin } = product();
  const words = page.getByRole('alert');
  // The browser itself logs a response with an error status.
  faults.expect(/429/);
  await step('Given a student with a link that has text around it', async () => {
    await storeNewSession(page, origin, student);
    await page.goto(`${origin}/learn/redeem`);
    await tryCode(page, `我的兑换码：${wrongCode(0)}`);
    await expect(() => words.textContent()).toBecome('没有可用的此兑换码，请核对后重试');
  });
  await step('When they use up all attempts', async () => {
    for (let index = 1; index < TRIES; index += 1) {
      const response = page.waitForResponse(/redemption\/look/);
      await tryCode(page, wrongCode(index));
      await response;
    }
    await tryCode(page, wrongCode(TRIES));
  });
  await step('Then the field says once when the next one is allowed', async () => {
    await expect(() => words.allTextContents()).toBecome([
      expect.stringMatching(/^尝试次数过多，\d{4}\/\d\d\/\d\d \d\d:\d\d 后可再试。$/),
    ]);
  });
  await step('And so does another device of theirs', async () => {
    const otherDevice = await anotherDevice(context, { viewport: { width: 390, height: 844 } });
    await storeNewSession(otherDevice, origin, student);
    await otherDevice.goto(`${origin}/learn/redeem?code=${wrongCode(0)}`);
    await otherDevice.getByRole('alert').getByText('尝试次数过多').waitFor();
    const field = otherDevice.getByRole('textbox', { name: '兑换码' });
    const hint = otherDevice.getByText(/共 12 位字母和数字/);
    const button = otherDevice.getByRole('button', { name: '查看课程' });
    const [below, above] = await Promise.all([button.boundingBox(), hint.boundingBox()]);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await field.waitFor();
    await otherDevice.close();
  });
});

it('an order that was paid in another tab is not paid twice, and its number is not cut off', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const pay = (tab: Page) => tab.getByRole('button', { name: /^收款/ }).first();
  const confirm = (tab: Page) =>
    tab.getByRole('dialog').getByRole('button', { name: '收款', exact: true });
  let otherDevice: Page = page;
  await step('Given the orders in two tabs, on a narrow desk', async () => {
    await storeNewSession(page, origin);
    otherDevice = await page.context().newPage();
    for (const tab of [page, otherDevice]) {
      await tab.setViewportSize({ width: 1024, height: 768 });
      await tab.goto(`${origin}/saas/finance?state=open`);
      await pay(tab).waitFor();
    }
    const number = page
      .getByRole('cell')
      .filter({ has: page.getByRole('link') })
      .first();
    const hiddenWidth = () => number.evaluate((it) => it.scrollWidth - it.clientWidth);
    await expect(hiddenWidth).toBecome(0);
    await expect(() => number.textContent()).toBecome(expect.stringMatching(/^\d{8}-\d{6}$/));
  });
  await step('When both open the payment, and one confirms it', async () => {
    await pay(page).click();
    await pay(otherDevice).click();
    await confirm(page).click();
    await page.getByText(/订单 \d{8}-\d{6} 已付款/).waitFor();
  });
  await step('Then the other reads the new state, and can only close', async () => {
    await confirm(otherDevice).click();
    const dialog = otherDevice.getByRole('dialog');
    await dialog.getByText(/订单刚刚被他人修改：现在为“已付款”/).waitFor();
    await expect(() => confirm(otherDevice).count()).toBecome(0);
    await expect(() => dialog.getByText('付款后课程立即开放').count()).toBecome(0);
    await dialog.getByRole('button', { name: '关闭' }).last().click();
  });
});
