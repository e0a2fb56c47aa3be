import { accountPage } from '../pages/account.page';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { studentsPage } from '../pages/students.page';
import {
  administrator,
  disabledTenant,
  noOrganisation,
  staff,
  twoOrganisations,
} from '../support/accounts';
import { codeSentTo } from '../support/outbox';
import { home, storedToken, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ env: async () => ({}) });

describe('when something fails', () => {
  it('refuses a wrong password without saying which half was wrong', async () => {
    const { page, step } = visit();
    const login = loginPage(page, product().origin);

    await step('When I log in with a wrong password', async () => {
      await login.open();
      await login.logIn(administrator, 'Wrong#2026');
    });
    await step('Then I read why, and stay at the log-in', async () => {
      const form = page.getByRole('main');
      await form.getByRole('alert').waitFor();
      // The only other place with this text is the toast.
      const refusals = form.getByText('账号或密码（验证码）错误，请确认是否已注册');
      await expect(() => refusals.count()).toBecome(1);
      await expect(() => new URL(page.url()).pathname).toBecome('/entrance/login');
      await expect(() => login.account.inputValue()).toBecome(administrator);
    });
  });

  for (const [account, message] of [
    [disabledTenant, '当前租户已被禁用'],
    [noOrganisation, '您还没有所属机构，请联系管理员'],
  ] as const) {
    it(`says to ${account}: ${message}`, async () => {
      const { page, step } = visit();
      const login = loginPage(page, product().origin);
      await step(`When ${account} logs in, then I read the reason`, async () => {
        await login.open();
        // Watched from before the click, which may return after the toast has gone on a slow machine.
        await Promise.all([page.getByText(message).first().waitFor(), login.logIn(account)]);
      });
    });
  }

  it('lets a person with two organisations choose', async () => {
    const { page, step } = visit();
    const login = loginPage(page, product().origin);
    await step('When I log in with two organisations', async () => {
      await login.open();
      await login.logIn(twoOrganisations);
      await page.waitForURL('**/entrance/organ*');
    });
    await step('And open another address instead', async () => {
      await page.goto(`${product().origin}/saas/student?keyword=a#top`);
    });
    await step('Then I am asked again, and nothing was chosen for me', async () => {
      const returnTo = encodeURIComponent('/saas/student?keyword=a#top');
      await page.waitForURL(`**/entrance/organ?returnTo=${returnTo}`);
      await expect(() => page.evaluate(() => localStorage.getItem('organ'))).toBecome(null);
    });
    await step('When I choose one', async () => {
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    });
    await step('Then I am on the requested page, inside the frame', async () => {
      await framePage(page).header.waitFor();
      await expect(() => page.url().replace(product().origin, '')).toBecome(
        '/saas/student?keyword=a#top',
      );
    });
  });

  it('reports a network error while the server is stopped, and works once it has restarted', async () => {
    const { page, step, faults } = visit();
    // The illustration beside the form may still be loading.
    faults.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|drawing\.view/);
    const login = loginPage(page, product().origin);
    const frame = framePage(page);

    await step('When the server stops while I type', async () => {
      await login.open();
      await product().kill();
      await login.logIn(administrator);
    });
    await step('Then I read that there is a network error', async () => {
      await page.getByText('网络异常，请重新尝试').first().waitFor();
      await expect(() => login.account.inputValue()).toBecome(administrator);
    });
    await step('When the server has restarted and I try again', async () => {
      await product().start();
      await login.submit.click();
    });
    await step('Then I am logged in', async () => {
      await page.waitForURL(home);
      await frame.header.waitFor();
    });
  });

  it('asks for a new login when the token has expired, and returns to the same address', async () => {
    const { page, step } = visit();
    const { origin } = product();
    await step('When I work on the second page of the list', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/saas/student?page=2`);
      await studentsPage(page).list.waitFor();
    });
    await step('And my session ends elsewhere', async () => {
      await page.evaluate(() => localStorage.setItem('token', 'no-longer-known'));
      await page.reload();
    });
    await step('Then I am asked to log in', async () => {
      await page.waitForURL('**/entrance/login?returnTo=*');
    });
    await step('When I log in again', async () => {
      await loginPage(page, origin).logIn(administrator);
    });
    await step('Then I am at the same place', async () => {
      await page.waitForURL('**/saas/student?page=2');
      await studentsPage(page).list.waitFor();
    });
  });

  it('offers a retry when a sub-application is missing, and keeps the frame working', async () => {
    const { page, step, faults } = visit();
    faults.expect(/404|Module @edu-app\/saas failed|integrity/);
    const { origin } = product();
    const address = /\/modules\/sub-apps\/saas\/.*\.js/;
    const frame = framePage(page);
    const card = frame.content.getByRole('alert');

    await step('When the sub-application responds with 404', async () => {
      await page.route(address, (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
      );
      const login = loginPage(page, origin);
      await login.open('/entrance/login');
      await login.logIn(administrator);
    });
    await step('Then I see a card with a retry, inside a working frame', async () => {
      await card.getByText('页面模块未能打开').waitFor();
      await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
    });
    await step('And can copy a report for the support', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await card.getByRole('button', { name: '复制诊断信息' }).click();
      await card.getByRole('button', { name: '已复制' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('module: @edu-app/saas');
    });
    await step('And a retry fails while it is missing', async () => {
      await card.getByRole('button', { name: '重试' }).click();
      await card.getByRole('button', { name: '重试', disabled: false }).waitFor();
    });
    await step('When it is available again and I retry', async () => {
      await page.unroute(address);
      await card.getByRole('button', { name: '重试' }).click();
    });
    await step('Then the page is shown without a page load', async () => {
      await page.getByRole('region', { name: '首页' }).waitFor();
      await card.waitFor({ state: 'hidden' });
    });
  });
});

it('a server that restarts between two steps leaves the account’s wizard at its step', async () => {
  const { page, step, faults } = visit();
  const { origin } = product();
  await storeNewSession(page, origin, twoOrganisations);
  const account = accountPage(page, origin);
  await account.open();
  const wizard = await account.startChange('手机号');
  faults.expect(/ERR_CONNECTION|Failed to load resource/);

  await step('When I have entered the code for the old number and the server stops', async () => {
    await account.proveByCode(wizard, twoOrganisations);
    await wizard.getByRole('button', { name: '下一步' }).click();
    await wizard.getByLabel('新手机号').waitFor();
    await wizard.getByLabel('新手机号').fill('13811115555');
    await account.proveByCode(wizard, '13811115555');
    await product().kill();
    await wizard.getByRole('button', { name: '确定' }).click();
  });
  await step('Then I read that there is a network error, and my input stays', async () => {
    await account.alert(wizard).filter({ hasText: '网络异常，请重新尝试' }).waitFor();
    await expect(() => wizard.locator('[aria-invalid=true]').count()).toBecome(0);
    await expect(() => wizard.getByLabel('新手机号').inputValue()).toBecome('13811115555');
  });
  await step('When it has restarted, the same button finishes the change', async () => {
    await product().start();
    await account.code(wizard).fill(await codeSentTo(origin, '13811115555'));
    await wizard.getByRole('button', { name: '确定' }).click();
    await wizard.getByText('手机号已更新为 138****5555').waitFor();
  });
});

it('an account whose closing fell due while the server was stopped is closed after the restart', async () => {
  const { page, step, faults } = visit();
  const { origin } = product();
  const account = accountPage(page, origin);
  const dialog = account.dialog('申请注销账号');
  await storeNewSession(page, origin, staff);
  faults.expect(/ERR_CONNECTION|Failed to load resource/);

  await step('When I apply for closing my account', async () => {
    await account.open();
    await account.press('申请注销');
    await dialog.getByRole('checkbox').check();
    await account.proveByCode(dialog, staff);
    await dialog.getByRole('button', { name: '确认注销' }).click();
    await page.getByRole('button', { name: '撤回申请' }).first().waitFor();
  });
  await step('And seven days pass, the last of them without a server', async () => {
    await product().database((client) =>
      client.query(`UPDATE account_logout SET effective_at = now() - interval '1 second'`),
    );
    await product().kill();
    await product().start();
  });
  await step('Then it is closed, and the page that I return to is the log-in', async () => {
    const states = () =>
      product().database(async (client) => {
        const { rows } = await client.query('SELECT status FROM account_logout');
        return rows;
      });
    await expect(states).toBecome([{ status: 'done' }]);
    // The page may already have noticed by itself, and may be navigating.
    const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));
    await Promise.all([
      page.waitForURL(/\/entrance\/login/),
      page.evaluate(comeBack).catch(() => undefined),
    ]);
  });
  await step('And my password no longer works', async () => {
    const login = loginPage(page, origin);
    await login.logIn(staff);
    await page
      .getByText(/^账号或密码（验证码）错误/)
      .first()
      .waitFor();
    expect(await storedToken(page)).toBe(null);
  });
  await step('While the organisation keeps its record of me, without my permissions', async () => {
    const remaining = await product().database((client) =>
      client.query(
        `SELECT member.name, account_id, actor.status FROM member
          JOIN actor ON actor.member_id = member.id WHERE member.phone = $1`,
        [staff],
      ),
    );
    expect(remaining.rows).toEqual([
      { name: expect.any(String), account_id: null, status: 'suspended' },
    ]);
  });
});
