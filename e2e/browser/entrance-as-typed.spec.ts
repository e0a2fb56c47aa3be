import { entrancePage } from '../pages/entrance.page';
import { administrator, password, twoOrganisations } from '../support/accounts';
import { home, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const at = (host: string) => product().origin.replace('localhost', `${host}.localhost`);

describe('a log-in with values as people type and paste them', () => {
  it('reads values that a password manager set without an event, and continues for a returning person', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When the fields are filled without events', async () => {
      await entrance.open('/entrance/login');
      // A value set in the early form shortly before its replacement would be copied, so the story waits for the real
      // form.
      await page.locator('[data-first]').waitFor({ state: 'detached' });
      for (const [word, value] of [
        ['account', '\u202d+86 139-0000-0001\u202c'],
        ['password', password],
      ] as const) {
        await entrance.field(word).evaluate((input, text) => {
          const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          property?.set?.call(input, text);
        }, value);
      }
      await entrance.field('password').focus();
      await entrance.button('submitLogin').click();
    });
    await step('Then I am logged in, and no field was reported as empty', async () => {
      const refusals = page.locator('[data-problem]');
      await expect(async () => [
        new URL(page.url()).pathname,
        ...(await refusals.allTextContents()),
      ]).toBecome(['/saas/home']);
    });
    await step(
      'And a bookmark of the log-in page offers to continue, without asking for anything',
      async () => {
        await entrance.open('/entrance/login');
        const continueButton = page.getByRole('button', { name: /^以 .+ 继续$/ });
        const textFields = page.getByRole('textbox');
        await expect(async () => ({
          goOn: await continueButton.count(),
          asked: await textFields.count(),
        })).toBecome({ goOn: 1, asked: 0 });
        await page.getByRole('button', { name: '使用其他账号登录' }).click();
        await entrance.field('account').waitFor();
        // Other tabs keep their session until another user has logged in.
        await expect(() => storedToken(page)).not.toBecome(null);
        await page.reload();
        await continueButton.click();
        await page.waitForURL(home);
      },
    );
  });

  it('accepts a code and a number in full-width digits, and reports a wrong code at its field', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    const wide = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    await step('When I ask for a code and mistype it', async () => {
      await entrance.open('/entrance/login');
      await entrance.tab('byCode').click();
      const phoneField = () => entrance.typed('phone', wide(administrator));
      await expect(phoneField).toBecome(administrator);
      await entrance.proveByCode(administrator);
      const right = await entrance.codeFor(administrator);
      await entrance.field('code').fill(wide(right === '000000' ? '000001' : '000000'));
      await entrance.button('submitLogin').click();
    });
    await step(
      'Then the field says to check it, has the focus, and the form shows the error once',
      async () => {
        const form = page.getByRole('main');
        await expect(async () => ({
          refusals: await form.getByText('验证码错误，请核对后重新输入').count(),
          alerts: await form.getByRole('alert').count(),
        })).toBecome({ refusals: 1, alerts: 0 });
        await expect(() => entrance.isFocused('code')).toBecome(true);
        const ariaInvalid = () => entrance.field('code').getAttribute('aria-invalid');
        await expect(ariaInvalid).toBecome('true');
      },
    );
    await step('When I type the right one', async () => {
      await entrance.field('code').fill(wide(await entrance.codeFor(administrator)));
      await entrance.button('submitLogin').click();
      await page.waitForURL(home);
    });
  });
});

it('only one form at a time can be filled, and no mail address is completed', async () => {
  const { page, step } = visit();
  const entrance = entrancePage(page, at('new'));
  await step('When I have opened every way to log in', async () => {
    await entrance.open('/entrance_new/login');
    for (const method of ['byMail', 'byPassword', 'byPhone', 'byMail'] as const) {
      await entrance.tab(method).click();
    }
  });
  await step('Then a password manager finds one account field to fill in', async () => {
    const open = page.locator('input[name=account]:enabled');
    await expect(() => open.count()).toBecome(1);
    await expect(() => open.getAttribute('autocomplete')).toBecome('email');
  });
  await step('When I type an incomplete address, I read so', async () => {
    await entrance.field('mail').fill('a@b.c');
    await entrance.button('send').click();
    await page.getByRole('main').getByText('请输入正确的邮箱账号').first().waitFor();
  });
  await step('And one in full-width letters is accepted', async () => {
    await entrance.field('mail').fill('ａ＠ｂ．ｃｏｍ');
    await entrance.button('send').click();
    await page.getByText('验证码已发送至 a@b.com').waitFor();
  });
});

it('Back and Forward move through the choices of the new flow', async () => {
  const { page, step } = visit();
  const entrance = entrancePage(page, at('new'));
  await step('When I am at the choice of an identity', async () => {
    await entrance.open('/entrance_new/login');
    await entrance.tab('byPassword').click();
    await entrance.logIn(twoOrganisations);
    await entrance.heading('tenants').waitFor();
    await entrance.choose('新程学院');
    await entrance.heading('identities').waitFor();
  });
  await step('Then a reload stays there', async () => {
    await page.reload();
    await entrance.heading('identities').waitFor();
  });
  await step('And a link leads to the tenants', async () => {
    await page.getByRole('button', { name: '重新选择租户' }).click();
    await entrance.heading('tenants').waitFor();
    await page.goForward();
    await entrance.heading('identities').waitFor();
  });
  await step('And Back and Forward move between the choices', async () => {
    await page.goBack();
    await entrance.heading('tenants').waitFor();
    await page.goForward();
    await entrance.heading('identities').waitFor();
    await page.goBack();
    await entrance.heading('tenants').waitFor();
  });
  await step('And Back to the form removes the token', async () => {
    await page.goBack();
    await entrance.tab('byPassword').waitFor();
    await expect(() => storedToken(page)).toBecome(null);
  });
});

it('a host without a tenant says so at once, under the product’s name and without a form', async () => {
  const { page, step } = visit();
  const entrance = entrancePage(page, at('nobody'));
  await step('When I open its log-in page', async () => {
    await entrance.open('/entrance/login');
  });
  await step('Then I read that nobody can log in there', async () => {
    await page.getByRole('heading', { name: '获取租户信息失败' }).waitFor();
    await page.getByText(/nobody\.localhost.* 没有对应的机构/).waitFor();
    await expect(() => page.getByRole('textbox').count()).toBecome(0);
    await expect(() => page.title()).toBecome('获取租户信息失败 · 共享教育资源 传承人类文明');
  });
});
