import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import {
  administrator,
  operator,
  otherTenantAdministrator,
  otherTenantMail,
  staff,
} from '../support/accounts';
import { home, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newTenant = () => product().origin.replace('localhost', 'new.localhost');
const newPassword = 'Better#2027';

describe('codes by phone or mail', () => {
  it('log a person in by phone, after a wrong code and a reload during the cooldown', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    const wrongCodeMessage = '验证码错误，请核对后重新输入';

    await step('When I request a code for an invalid phone number', async () => {
      await entrance.open('/entrance/login');
      await entrance.tab('byCode').click();
      await entrance.button('send').click();
    });
    await step('Then I read so, and can edit the number', async () => {
      await page.getByText('请输入手机号').first().waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'account');
    });
    await step('When I request one for my phone', async () => {
      await entrance.field('phone').fill(administrator);
      await entrance.proveByCode(administrator);
    });
    await step('Then the button counts down, also after a reload', async () => {
      const secondsBefore = await entrance.secondsLeft();
      expect(secondsBefore).toBeGreaterThan(30);
      await page.reload();
      await entrance.tab('byCode').click();
      const after = await entrance.secondsLeft();
      expect(after).toBeLessThanOrEqual(secondsBefore);
      await expect(() => entrance.cooldown.isDisabled()).toBecome(true);
    });
    await step('When I type a wrong code', async () => {
      await entrance.field('phone').fill(administrator);
      const right = await entrance.codeFor(administrator);
      await entrance.field('code').fill(right === '000000' ? '000001' : '000000');
      await entrance.button('submitLogin').click();
    });
    await step('Then it is refused, and my number stays', async () => {
      await page.getByText(wrongCodeMessage).waitFor();
      await expect(() => entrance.field('phone').inputValue()).toBecome(administrator);
      await expect(() => storedToken(page)).toBecome(null);
    });
    await step('When I paste the right one, with a blank in it', async () => {
      const right = await entrance.codeFor(administrator);
      await entrance.field('code').fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await page.keyboard.press('Enter');
    });
    await step('Then I am logged in', async () => {
      await page.waitForURL(home);
      await framePage(page).header.waitFor();
    });
  });

  it('share the cooldown between two tabs', async () => {
    const { page, step, context } = visit();
    const { origin } = product();
    const otherTab = await context.newPage();
    const firstEntrance = entrancePage(page, origin);
    const secondEntrance = entrancePage(otherTab, origin);
    await step('When two tabs show the login by code', async () => {
      for (const entrance of [firstEntrance, secondEntrance]) {
        await entrance.open('/entrance/login');
        await entrance.tab('byCode').click();
        await entrance.button('send').waitFor();
      }
    });
    await step('And one requests a code', async () => {
      await firstEntrance.field('phone').fill(staff);
      await firstEntrance.button('send').click();
    });
    await step('Then both count down', async () => {
      await firstEntrance.cooldown.waitFor();
      await secondEntrance.cooldown.waitFor();
    });
  });

  it('register an account with a company, which then waits for an organisation', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    const phone = '13712340001';
    await step('When I come from the log-in and submit an empty form', async () => {
      await entrance.open('/entrance/login');
      await entrance.link('企业注册').click();
      await entrance.button('next').click();
    });
    await step('Then every field has an error, and the first has the focus', async () => {
      await page.getByText('请输入企业名称').waitFor();
      await page.getByText('请输入统一社会信用代码').waitFor();
      await expect(() => entrance.isFocused('companyName')).toBecome(true);
    });
    await step('When I fill it in, with an invalid credit code', async () => {
      await entrance.field('companyName').fill('晨光培训有限公司');
      await entrance.field('creditCode').fill('91350100M000100Y44');
      await entrance.button('next').click();
      await page.getByText('统一社会信用代码的校验码不正确，请核对').waitFor();
    });
    await step('And correct it, and go on until my code is sent', async () => {
      await entrance.registerUntilContact('晨光培训有限公司');
      await entrance.field('contact').fill('何晨');
      await expect(() => entrance.typed('phone', '１３７ 1234 0001')).toBecome(phone);
      await entrance.button('next').click();
    });
    await step('And reload the page', async () => {
      await page.reload();
    });
    await step(
      'Then I am at the same step, and my input is still there when I go back',
      async () => {
        await entrance.field('code').waitFor();
        await page.goBack();
        await expect(() => entrance.field('phone').inputValue()).toBecome(phone);
        await page.goBack();
        await expect(() => entrance.field('companyName').inputValue()).toBecome('晨光培训有限公司');
        await page.goForward();
        await expect(() => entrance.field('contact').inputValue()).toBecome('何晨');
        await page.goForward();
      },
    );
    await step('When I enter the code and send everything', async () => {
      await entrance.proveByCode(phone);
      await entrance.setPassword(newPassword, 'loginPassword');
      await entrance.button('submitRegister').click();
    });
    await step('Then the company is registered', async () => {
      await page.getByRole('heading', { name: '注册成功' }).waitFor();
      // The page first says what the administrator has to do, then offers the login.
      await page.getByText(`管理员为您开通机构后，即可使用手机号 ${phone} 登录。`).waitFor();
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(stored).not.toContain(phone);
    });
    await step('When I log in before an administrator opened the organisation', async () => {
      await page.getByRole('button', { name: '去登录' }).click();
      await entrance.logIn(phone, newPassword);
    });
    await step('Then I read what to wait for', async () => {
      await page.getByText('您还没有所属机构，请联系管理员').first().waitFor();
    });
    await step('And a reset to the present password is refused at its field', async () => {
      await entrance.link('忘记密码？').click();
      await entrance.proveByCode(phone);
      await entrance.setPassword(newPassword);
      await entrance.button('reset').click();
      const refusals = page.getByRole('main').getByText('新密码不能与原密码相同');
      await expect(() => refusals.count()).toBecome(1);
    });
  });

  it('register the member company of a trade association', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I fill in the form', async () => {
      await entrance.open('/entrance/login');
      await entrance.link('商协会入驻').click();
      await entrance.field('companyName').fill('海燕家政服务有限公司');
      await entrance.field('creditCode').fill('91350100m000100y43');
      await entrance.field('contact').fill('高海燕');
      await entrance.field('phone').fill('13712340002');
      await entrance.button('submitAssociation').click();
    });
    await step('Then I read who will be called', async () => {
      await page.getByRole('heading', { name: '登记已提交' }).waitFor();
      await page.getByText('工作人员会尽快联系 高海燕。').waitFor();
      // No account was created.
      await expect(() => page.getByRole('button', { name: '去登录' }).count()).toBecome(0);
    });
  });

  it('set a new password by a code to the phone, old flow; the old one no longer works', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    await step('When I have forgotten my password', async () => {
      await entrance.open('/entrance/login?returnTo=%2Fpersonal');
      await entrance.link('忘记密码？').click();
      const contact = `+86 ${operator.slice(0, 3)}-${operator.slice(3)}`;
      await expect(() => entrance.typed('phoneOrMail', contact)).toBecome(operator);
      await entrance.proveByCode(operator);
    });
    await step('And choose one that is too weak', async () => {
      await entrance.setPassword('12345678');
      await entrance.button('reset').click();
      await page.getByText('请设置8-20位，数字、大小写字母、字符组合密码').waitFor();
    });
    await step('And then a better one', async () => {
      await entrance.setPassword(newPassword);
      await entrance.button('reset').click();
      await page.getByRole('heading', { name: '密码修改成功' }).waitFor();
    });
    await step('Then the old one is refused', async () => {
      await page.getByRole('button', { name: '去登录' }).click();
      await expect(() => entrance.field('account').inputValue()).toBecome(operator);
      await entrance.logIn(operator);
      await page.getByRole('alert').filter({ hasText: '账号或密码' }).first().waitFor();
    });
    await step('And the new one leads to the address I wanted at first', async () => {
      await entrance.logIn(operator, newPassword);
      await page.waitForURL('**/personal');
    });
  });

  it('set a new password by a code to the mail address, new flow', async () => {
    const { page, step } = visit();
    const origin = newTenant();
    const entrance = entrancePage(page, origin);
    await step('When I have forgotten my password', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.tab('byPassword').click();
      await entrance.link('忘记密码？').click();
      await entrance.tab('resetByMail').click();
    });
    await step('And enter the code of my mail address', async () => {
      await entrance.field('mail').fill(otherTenantMail);
      await entrance.proveByCode(otherTenantMail);
      await entrance.setPassword(newPassword);
      await entrance.button('reset').click();
      await page.getByRole('heading', { name: '密码修改成功' }).waitFor();
    });
    await step('Then I log in with it', async () => {
      await page.getByRole('button', { name: '去登录' }).click();
      await entrance.tab('byPassword').click();
      await entrance.logIn(otherTenantAdministrator, newPassword);
      await page.waitForURL(home);
    });
  });

  it('log a person in by a code to the mail address, new flow', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, newTenant());
    await step('When I log in by mail', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.tab('byMail').click();
      await entrance.field('mail').fill(otherTenantMail);
      await entrance.proveByCode(otherTenantMail);
      await entrance.button('submitLogin').click();
    });
    await step('Then I am logged in', async () => {
      await page.waitForURL(home);
      await framePage(page).header.waitFor();
    });
  });
});
