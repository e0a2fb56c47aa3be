import { entrancePage } from '../pages/entrance.page';
import { administrator, operator, password, staff } from '../support/accounts';
import { storedToken, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

describe('messages are true', () => {
  it('the demonstration’s page promises nothing to a person who works with real data', async () => {
    const { page, step } = visit();
    await step('When I open it logged in', async () => {
      await storeNewSession(page, product().origin);
      await page.goto(`${product().origin}/saas/demo_homepage`);
    });
    await step('Then I read that changes are real, and no text calls a button safe', async () => {
      await page.getByText(/您正在使用正式环境.*修改会立即生效/).waitFor();
      await expect(() => page.getByText(/任何修改都不会保存|请放心点击/).count()).toBecome(0);
    });
  });

  it('the document title has the product’s name if the tenant’s is unknown', async () => {
    const { page, step, faults } = visit();
    faults.expect(/ERR_FAILED/);
    await step(
      'When the configuration is neither in the page nor returned by its call',
      async () => {
        await page.route('**/modular/admin/v1/configuration/**', (route) => route.abort());
        await page.route('**/entrance/login', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.text()).replace(/<meta name="edu-tenant"[^>]*>/, '');
          await route.fulfill({ response: answer, body });
        });
        await page.goto(`${product().origin}/entrance/login`);
      },
    );
    await step('Then the document title names the page and the product', () =>
      expect(() => page.title()).toBecome('登录 · 共享教育资源 传承人类文明'),
    );
  });

  it('an expired session says so, and the log-in leads back to the same address', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    const target = '/saas/student?pageNum=1&keyword=a#top';
    await step('When my token has expired and I follow a link', async () => {
      await storeNewSession(page, origin);
      await page.evaluate(() => {
        const token = localStorage.getItem('token') ?? '';
        localStorage.setItem('token', token.replace(/[A-Za-z0-9]{8}/, 'AAAAAAAA'));
      });
      await page.goto(origin + target);
    });
    await step('Then I read why I am at the log-in', async () => {
      await page.getByText('登录已过期，请重新登录。').waitFor();
      expect(await storedToken(page)).toBeNull();
    });
    await step(
      'When the log-in call itself has this result, I read it and can try again',
      async () => {
        const json = { code: 303, message: '登录已过期，请重新登录', data: null };
        await page.route('**/account/login', (route) => route.fulfill({ json }), { times: 1 });
        await entrance.logIn(administrator);
        const alerts = page.getByRole('main').getByRole('alert');
        await expect(() => alerts.allTextContents()).toBecome(['登录已过期，请重新登录']);
      },
    );
    await step('And return to the full address', async () => {
      await entrance.button('submitLogin').click();
      await page.waitForURL(origin + target);
    });
  });
});

describe('a waiting time only applies to its cause', () => {
  it('a lock names its duration, and does not affect the login by code', async () => {
    const { page, step, faults } = visit();
    faults.expect(/status of 429/);
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    await step('When a script sends no account, the error is in my language', async () => {
      await entrance.open('/entrance/login');
      const answer = await page.evaluate(async () => {
        const body = JSON.stringify({ account: null, password: 'wrong#1x' });
        const headers = { 'content-type': 'application/json' };
        const path = '/usercenter/v1/account/login';
        const reply = await fetch(path, { method: 'POST', headers, body });
        return reply.json();
      });
      expect(answer).toMatchObject({
        message: '提交的内容有误，请检查后重试',
        data: { fields: { account: '填写有误' } },
      });
    });
    await step('When somebody has tried ten passwords for my account', async () => {
      await page.evaluate(async (account) => {
        for (let time = 0; time < 10; time += 1) {
          await fetch('/usercenter/v1/account/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ account, password: `wrong#${time}x` }),
          });
        }
      }, staff);
    });
    await step('Then my right one is refused, with the minutes until it works again', async () => {
      await entrance.logIn(staff, password);
      await page
        .getByRole('main')
        .getByText(/操作过于频繁，请1[0-5]分钟后再试/)
        .first()
        .waitFor();
    });
    await step('And a code to my phone logs me in at once', async () => {
      await entrance.tab('byCode').click();
      await entrance.field('phone').fill(staff);
      await entrance.proveByCode(staff);
      await entrance.button('submitLogin').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/entrance'));
    });
  });

  it('a corrected number does not have to wait for the cooldown of the wrong one', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I have requested a code for the wrong number', async () => {
      await entrance.open('/entrance/login');
      await entrance.tab('byCode').click();
      await entrance.field('phone').fill('13912340099');
      await entrance.button('send').click();
      await entrance.cooldown.waitFor();
    });
    await step('Then the right one gets its own at once', async () => {
      await entrance.field('phone').fill(operator);
      await entrance.proveByCode(operator);
    });
  });
});
