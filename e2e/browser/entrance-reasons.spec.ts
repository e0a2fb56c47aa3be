import { entrancePage } from '../pages/entrance.page';
import { administrator, operator, password, staff } from '../support/accounts';
import { storedToken, withSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory({ fresh: true });

describe('what stands there is so', () => {
  it('the demonstration’s page promises nothing to who works with real data', async () => {
    const { page, step } = visit();
    await step('When I open it logged in', async () => {
      await withSession(page, product().origin);
      await page.goto(`${product().origin}/saas/demo_homepage`);
    });
    await step('Then I read that changes count, and of no safe button', async () => {
      await page.getByText(/您正在使用正式环境.*修改会立即生效/).waitFor();
      await expect(() => page.getByText(/任何修改都不会保存|请放心点击/).count()).toBecome(0);
    });
  });

  it('the tab has the product’s name where nobody knows the tenant’s', async () => {
    const { page, step, faults } = visit();
    faults.expect(/ERR_FAILED/);
    await step(
      'When the configuration can be had neither in the page nor by its call',
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
    await step('Then the tab says what the page is, and whose', () =>
      expect(() => page.title()).toBecome('登录 · 共享教育资源 传承人类文明'),
    );
  });

  it('a session that is over says so, and the log-in leads back to the very address', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    const wanted = '/saas/student?pageNum=1&keyword=a#top';
    await step('When my token has expired and I follow a link', async () => {
      await withSession(page, origin);
      await page.evaluate(() => {
        const token = localStorage.getItem('token') ?? '';
        localStorage.setItem('token', token.replace(/[A-Za-z0-9]{8}/, 'AAAAAAAA'));
      });
      await page.goto(origin + wanted);
    });
    await step('Then I read why I am here', async () => {
      await page.getByText('登录已过期，请重新登录。').waitFor();
      expect(await storedToken(page)).toBeNull();
    });
    await step('When the log-in itself is answered so, I read it and can try again', async () => {
      const json = { code: 303, message: '登录已过期，请重新登录', data: null };
      await page.route('**/account/login', (route) => route.fulfill({ json }), { times: 1 });
      await entrance.logIn(administrator);
      const alerts = page.getByRole('main').getByRole('alert');
      await expect(() => alerts.allTextContents()).toBecome(['登录已过期，请重新登录']);
    });
    await step('And come to the whole address', async () => {
      await entrance.button('submitLogin').click();
      await page.waitForURL(origin + wanted);
    });
  });
});

describe('waits belong to what they are for', () => {
  it('a lock says for how long, and does not shut out who proves the phone', async () => {
    const { page, step, faults } = visit();
    faults.expect(/status of 429/);
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    await step('When a script sends no account, the answer is in words of mine', async () => {
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
    await step('When somebody has tried ten passwords of mine', async () => {
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
    await step('Then my right one is told in how many minutes it counts again', async () => {
      await entrance.logIn(staff, password);
      await page
        .getByRole('main')
        .getByText(/操作过于频繁，请1[0-5]分钟后再试/)
        .first()
        .waitFor();
    });
    await step('And a code to my phone opens at once', async () => {
      await entrance.tab('byCode').click();
      await entrance.field('phone').fill(staff);
      await entrance.proveByCode(staff);
      await entrance.button('submitLogin').click();
      await page.waitForURL((url) => !url.pathname.startsWith('/entrance'));
    });
  });

  it('another number than the mistyped one need not wait for its code', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I have asked for a code to the wrong number', async () => {
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
