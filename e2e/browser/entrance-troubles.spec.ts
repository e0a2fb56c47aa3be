import type { Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { administrator, password, staff } from '../support/accounts';
import { codeClock } from '../support/code-clock';
import { home, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const clock = codeClock(product);

const network = '网络异常，请重新尝试';
const expiredCodeText = '验证码错误或已失效，请重新获取';
const codeWrong = '验证码错误，请核对后重新输入';

/** A message of the form; toasts with the same text disappear. */
const waitForText = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByText(words, { exact: true }).first().waitFor();

describe('a log-in that fails', () => {
  it('says at once that the server does not respond, keeps the input, and works when it does', async () => {
    const { page, step, faults } = visit();
    const entrance = entrancePage(page, product().origin);
    faults.expect(/ERR_CONNECTION_REFUSED/);
    await step('When the server refuses the connection at once', async () => {
      await entrance.open('/entrance/login');
      await entrance.button('submitLogin').waitFor();
      await page.route('**/account/login', (route) => route.abort('connectionrefused'));
      await entrance.logIn(administrator);
    });
    await step('Then I read so, and the button is enabled again', async () => {
      await waitForText(page, network);
      const button = page.getByRole('button', { name: '登录', exact: true });
      await button.waitFor();
      await expect(() => button.locator('.anticon-loading').count()).toBecome(0);
      await expect(() => entrance.field('account').inputValue()).toBecome(administrator);
      await expect(() => entrance.field('password').inputValue()).toBecome(password);
    });
    await step('When it responds again', async () => {
      await page.unroute('**/account/login');
      await entrance.button('submitLogin').click();
      await page.waitForURL(home);
    });
  });

  it('works although the request client could not be fetched at first', async () => {
    const { page, step, faults } = visit();
    const entrance = entrancePage(page, product().origin);
    const client = '**/modules/vendor/axios-*.js';
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await step('When the network fails before the page has fetched it', async () => {
      await page.route(client, (route) => route.abort('internetdisconnected'));
      await entrance.open('/entrance/login');
      await entrance.logIn(administrator);
    });
    await step('Then I read so', () => waitForText(page, network));
    await step('When the network is back, the same button works', async () => {
      await page.unroute(client);
      await entrance.button('submitLogin').click();
      await page.waitForURL(home);
    });
  });

  it('says that the browser is offline before a button is pressed', async () => {
    const { page, context, step, faults } = visit();
    // Failed prefetches are repeated when the file is needed.
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    const entrance = entrancePage(page, product().origin);
    const notice = page.getByText('网络已断开，已填写的内容不会丢失');
    await step(
      'When the network fails before I have typed, the notice mentions no input',
      async () => {
        await entrance.open('/entrance/login');
        await entrance.field('account').waitFor();
        await context.setOffline(true);
        await page.getByText('网络已断开', { exact: true }).waitFor();
        await context.setOffline(false);
      },
    );
    await step('When I have typed and the network fails', async () => {
      await entrance.field('account').fill(administrator);
      await context.setOffline(true);
      await notice.waitFor();
    });
    await step(
      'Then my input is still there, and the notice disappears with the failure',
      async () => {
        await expect(() => entrance.field('account').inputValue()).toBecome(administrator);
        await context.setOffline(false);
        await notice.waitFor({ state: 'detached' });
      },
    );
  });

  it('can be cancelled while the server is slow: the button is busy, one request is sent', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    let requests = 0;
    await step('When the server is slow, I press twice and Enter', async () => {
      await page.route('**/account/login', () => {
        requests += 1;
      });
      await entrance.open('/entrance/login');
      await entrance.logIn(administrator);
      await entrance.button('submitLogin').click();
      await entrance.field('password').press('Enter');
    });
    await step('Then the button is busy, and after a while I may cancel', async () => {
      await page.locator('button[type=submit] .anticon-loading').waitFor();
      await waitForText(page, '服务器响应较慢，请稍候或取消后重试');
      expect(requests).toBe(1);
    });
    await step('When I cancel', async () => {
      await page.getByRole('button', { name: '取消', exact: true }).click();
      await page.getByRole('button', { name: '登录', exact: true }).waitFor();
      await expect(() => entrance.field('password').inputValue()).toBecome(password);
      await expect(() => storedToken(page)).toBecome(null);
      // The button that was clicked no longer exists.
      await expect(() =>
        entrance.button('submitLogin').evaluate((button) => button === document.activeElement),
      ).toBecome(true);
    });
    await step('Then I can try again', async () => {
      await page.unroute('**/account/login');
      await entrance.button('submitLogin').click();
      await page.waitForURL(home);
    });
  });
});

describe('an invalid code', () => {
  it('is refused when it has expired, and all input stays', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    const form = page.getByRole('main');
    const isMarked = () => entrance.field('code').getAttribute('aria-invalid');
    await step('When I mistype a code, its field says to check it, once', async () => {
      await entrance.open('/entrance/forget');
      await entrance.field('phoneOrMail').fill(staff);
      await entrance.proveByCode(staff);
      await entrance.setPassword('Better#2027');
      const right = await entrance.codeFor(staff);
      await entrance.field('code').fill(right === '000000' ? '000001' : '000000');
      await entrance.button('reset').click();
      await expect(() => form.getByText(codeWrong).count()).toBecome(1);
      await expect(() => form.getByRole('alert').count()).toBecome(0);
      await expect(() => entrance.isFocused('code')).toBecome(true);
      await expect(isMarked).toBecome('true');
    });
    await step('When I type the right one too late', async () => {
      await entrance.field('code').fill(await entrance.codeFor(staff));
      await clock.expire(staff);
      await entrance.button('reset').click();
    });
    await step('Then I read that I need a new one', async () => {
      await waitForText(page, expiredCodeText);
      await expect(() => entrance.isFocused('code')).toBecome(true);
      await expect(isMarked).toBecome('true');
      await expect(() => form.getByText(expiredCodeText).count()).toBecome(1);
      await expect(() => entrance.field('phoneOrMail').inputValue()).toBecome(staff);
      await expect(() => entrance.field('newPassword').inputValue()).toBecome('Better#2027');
      await expect(() => entrance.field('repeat').inputValue()).toBecome('Better#2027');
    });
  });

  it('is refused after five wrong attempts, even if the sixth is right', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    // The previous error is still shown, so each attempt waits for its own response.
    const tryCode = async (code: string) => {
      await entrance.field('code').fill(code);
      const answered = page.waitForResponse(/\/account\/loginByAuthCode$/);
      await entrance.button('submitLogin').click();
      await answered;
    };
    let right = '';
    await step('When I request a code and guess five times', async () => {
      await entrance.open('/entrance/login');
      await entrance.tab('byCode').click();
      await entrance.field('phone').fill(administrator);
      await entrance.proveByCode(administrator);
      right = await entrance.codeFor(administrator);
      for (let guess = 0; guess < 5; guess += 1) {
        const wrongCode = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0');
        await tryCode(wrongCode);
      }
    });
    await step('Then the right one is refused too, and my number stays', async () => {
      await waitForText(page, expiredCodeText);
      await tryCode(right);
      await waitForText(page, expiredCodeText);
      await expect(() => storedToken(page)).toBecome(null);
      await expect(() => entrance.field('phone').inputValue()).toBecome(administrator);
    });
  });

  it('is not sent repeatedly: the server refuses a page without a cooldown', async () => {
    const { page, step, faults } = visit();
    faults.expect(/status of 429/);
    const entrance = entrancePage(page, product().origin);
    const phone = '13712340077';
    await step('When I request a code', async () => {
      await entrance.open('/entrance/register');
      await entrance.registerUntilCode('朝阳职业培训学校', '李晓明', phone);
      await entrance.button('send').click();
      await entrance.cooldown.waitFor();
    });
    await step('And again after clearing the browser’s storage', async () => {
      await page.evaluate(() => window.localStorage.clear());
      await page.reload();
      await entrance.button('send').click();
    });
    await step('Then I read beside the code that it is too early; my number stays', async () => {
      await waitForText(page, /^操作过于频繁，请\d+秒后再试$/);
      await expect(() => entrance.button('send').isEnabled()).toBecome(true);
      await page.getByText(`验证码将发送至 ${phone}。`).waitFor();
    });
  });
});

describe('a registration with errors', () => {
  it('shows each one beside its field and keeps the rest', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I fill in an invalid credit code', async () => {
      await entrance.open('/entrance/register');
      await entrance.field('companyName').fill('朝阳职业培训学校');
      await entrance.field('creditCode').fill('1234');
      await entrance.button('next').click();
      await waitForText(page, '统一社会信用代码为18位数字或大写字母');
      await expect(() => entrance.isFocused('creditCode')).toBecome(true);
      await entrance.field('creditCode').fill('91350100M000100Y43');
    });
    await step('And choose a picture of the licence that is too large', async () => {
      const dialog = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: '营业执照照片' }).press('Enter');
      const licence = { name: 'licence.png', mimeType: 'image/png' };
      await (await dialog).setFiles({ ...licence, buffer: Buffer.alloc(2_097_153) });
      await waitForText(page, '图片不能超过 2 MB，请选择较小的图片');
      await expect(() => entrance.field('companyName').inputValue()).toBecome('朝阳职业培训学校');
      await page.getByRole('button', { name: '移除' }).click();
      await entrance.button('next').click();
    });
    await step('And an invalid phone number', async () => {
      await entrance.field('contact').fill('李晓明');
      await entrance.field('phone').fill('12345');
      await entrance.button('next').click();
      await waitForText(page, '请输入正确的手机号');
      await entrance.field('phone').fill(administrator);
      await entrance.button('next').click();
    });
    await step('And passwords that are weak and then differ', async () => {
      await entrance.proveByCode(administrator);
      await entrance.field('loginPassword').fill('12345678');
      await entrance.button('submitRegister').click();
      await waitForText(page, '请设置8-20位，数字、大小写字母、字符组合密码');
      await entrance.field('loginPassword').fill('Better#2027');
      await entrance.field('repeat').fill('Better#2028');
      await entrance.button('submitRegister').click();
      await waitForText(page, '两次密码输入不一致');
    });
    await step(
      'Then a phone number that already has an account is reported at its step',
      async () => {
        await entrance.setPassword('Better#2027', 'loginPassword');
        await entrance.button('submitRegister').click();
        const form = page.getByRole('main');
        await expect(async () => ({
          refusals: await form.getByText('该账号已被使用').count(),
          alerts: await form.getByRole('alert').count(),
        })).toBecome({ refusals: 1, alerts: 0 });
        await expect(() => entrance.isFocused('phone')).toBecome(true);
        await expect(() => entrance.field('contact').inputValue()).toBecome('李晓明');
      },
    );
  });
});
