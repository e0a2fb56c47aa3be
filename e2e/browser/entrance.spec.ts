import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import {
  administrator,
  disabledTenant,
  homeServicesAdministrator,
  noOrganisation,
  operator,
  otherTenantAdministrator,
  staff,
  student,
  twoOrganisations,
} from '../support/accounts';
import { home, storedToken } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const at = (host: string) => product().origin.replace('localhost', `${host}.localhost`);
const allBranches = ['总部校区', '浦东校区', '徐汇校区'];

describe('each account of the demo', () => {
  for (const [description, account, menu] of [
    ['the platform operator', operator, expect.arrayContaining(['学员中心', '平台运维'])],
    ['staff with a small menu', staff, ['学员中心']],
  ] as const) {
    it(`${description} enters the only organisation without a question, and has no branch to choose`, async () => {
      const { page, step } = visit();
      const entrance = entrancePage(page, product().origin);
      const frame = framePage(page);
      await step('When I log in', async () => {
        await entrance.open('/entrance/login');
        await entrance.logIn(account);
        await page.waitForURL(home);
      });
      await step('Then I see my menu and the first page, and no branch selector', async () => {
        await page.getByRole('region', { name: '首页' }).waitFor();
        await expect(() => frame.directories()).toBecome(menu);
        await expect(() => frame.branch.count()).toBecome(0);
      });
    });
  }

  it('the tenant administrator, whose frame is prefetched while typing, has three branches', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('button[type=submit]')) return;
        observer.disconnect();
        performance.mark('form');
      }).observe(document, { childList: true, subtree: true });
    });
    await step('When I have only typed my number, the frame is fetched', async () => {
      await entrance.open('/entrance/login');
      await entrance.field('account').fill(administrator);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell-frame/')),
      );
    });
    await step(
      'And nothing of the frame or an application was fetched before the form was shown',
      async () => {
        const early = await page.evaluate(() => {
          const [form] = performance.getEntriesByName('form');
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < (form?.startTime ?? Number.POSITIVE_INFINITY))
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => path.startsWith('/modules/'));
        });
        expect(early).toContainEqual(expect.stringMatching(/^\/modules\/entrance\//));
        expect(early.filter((path) => /shell-frame|sub-apps|account-center/.test(path))).toEqual(
          [],
        );
        expect(early.filter((path) => /antd-(frame|form|table|date)/.test(path))).toEqual([]);
      },
    );
    await step('When I log in', async () => {
      await entrance.logIn(administrator);
      await page.waitForURL(home);
    });
    await step('Then all my branches are listed', async () => {
      await expect(() => framePage(page).branchNames()).toBecome(allBranches);
    });
  });

  it('a person with two organisations is asked, and enters the chosen one', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I log in', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(twoOrganisations);
      await page.getByText('您的账号属于多个机构或身份，请选择').waitFor();
    });
    await step('Then both organisations are listed', async () => {
      await expect(() => entrance.choices.allInnerTexts()).toBecome([
        '阳光教育总部',
        '阳光职业培训中心',
      ]);
    });
    await step('When I go back, I am at the form, logged out, and can log in again', async () => {
      await page.goBack();
      await entrance.heading('login').waitFor();
      await expect(() => storedToken(page)).toBecome(null);
      await entrance.logIn(twoOrganisations);
      await entrance.heading('organ').waitFor();
    });
    await step('When I try to skip the choice by an address', async () => {
      await entrance.open('/saas/student?pageNum=2');
      await entrance.heading('organ').waitFor();
    });
    await step('And choose the second', async () => {
      await entrance.choose('阳光职业培训中心');
    });
    await step('Then I work in its branch, at that address', async () => {
      await page.waitForURL('**/saas/student?pageNum=2');
      await framePage(page).header.waitFor();
      await expect(() => page.evaluate(() => localStorage.getItem('branchList'))).toBecome(
        expect.stringContaining('职业培训校区'),
      );
    });
    await step('When I change my mind, the user menu leads to the other one and back', async () => {
      await framePage(page).userMenu.click();
      await page.getByRole('menuitem', { name: '切换机构' }).click();
      await entrance.choose('阳光教育总部');
      await page.waitForURL('**/saas/student?pageNum=2');
      await framePage(page).header.waitFor();
      await expect(() => page.evaluate(() => localStorage.getItem('branchList'))).toBecome(
        expect.not.stringContaining('职业培训校区'),
      );
    });
  });

  it('the same person chooses tenant and identity in the new flow', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, at('new'));
    await step('When I log in by password', async () => {
      await entrance.open('/entrance_new/login');
      await entrance.tab('byPassword').click();
      await entrance.logIn(twoOrganisations);
      await entrance.heading('tenants').waitFor();
    });
    await step('Then I am asked for the tenant', async () => {
      const names = (await entrance.choices.allInnerTexts()).map((text) => text.split('\n')[0]);
      expect(names).toEqual(['新程学院', '启航培训学校']);
    });
    await step('When I open another address instead, I am asked again', async () => {
      await entrance.open('/saas/student');
      await entrance.heading('tenants').waitFor();
    });
    await step('When I choose one, I am asked for the identity', async () => {
      await entrance.choose('新程学院');
      await entrance.heading('identities').waitFor();
      await expect(() => entrance.choices.count()).toBecome(2);
    });
    await step('When I choose the second identity', async () => {
      await entrance.choose('新程教研中心');
    });
    await step('Then I am logged in with its branch', async () => {
      await framePage(page).header.waitFor();
      await page.waitForURL('**/saas/student');
      await expect(() => page.evaluate(() => localStorage.getItem('branchList'))).toBecome(
        expect.stringContaining('教研基地'),
      );
    });
  });

  for (const [description, account, message] of [
    ['whose tenant is disabled', disabledTenant, '当前租户已被禁用'],
    ['without an organisation', noOrganisation, '您还没有所属机构，请联系管理员'],
  ] as const) {
    it(`a person ${description} reads so and is not logged in`, async () => {
      const { page, step } = visit();
      const entrance = entrancePage(page, product().origin);
      await step('When I log in', async () => {
        await entrance.open('/entrance/login');
        await entrance.logIn(account);
      });
      await step('Then I read why, my input stays, and there is no session', async () => {
        await page.getByRole('alert').filter({ hasText: message }).first().waitFor();
        await expect(() => entrance.field('account').inputValue()).toBecome(account);
        await expect(() => new URL(page.url()).pathname).toBecome('/entrance/login');
        await expect(() => storedToken(page)).toBecome(null);
      });
    });
  }

  it('a student logs in, finds their home and their messages, and can log out', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, product().origin);
    await step('When I log in', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(student);
    });
    await step('Then my home page shows where I belong', async () => {
      await page.waitForURL('**/saas/home');
      await page.getByRole('heading', { name: /李学员/ }).waitFor();
      await page.getByRole('region', { name: '我的机构' }).getByText('总部校区').waitFor();
    });
    await step('And my menu leads to my messages', async () => {
      await page.getByRole('navigation').getByRole('link', { name: '我的消息' }).click();
      await page.waitForURL('**/saas/inbox');
      await page.getByRole('heading', { name: '我的消息' }).waitFor();
    });
    await step('And the log-out works', async () => {
      await framePage(page).logOut();
      await page.waitForURL('**/entrance/**');
      await expect(() => storedToken(page)).toBecome(null);
    });
  });

  it('the other tenant’s administrator logs in by a code, in the tenant’s own colours', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, at('new'));
    await step('When I open the log-in, its icon and title differ from other tabs', async () => {
      await entrance.open('/entrance_new/login');
      const icon = async () =>
        decodeURIComponent((await page.locator('link[rel=icon]').getAttribute('href')) ?? '');
      await expect(icon).toBecome(expect.stringMatching(/fill="#b31b23".*>新</));
    });
    await step('When I log in by a code to my phone', async () => {
      await entrance.field('phone').fill(otherTenantAdministrator);
      await entrance.proveByCode(otherTenantAdministrator);
      await entrance.button('submitLogin').click();
    });
    await step('Then I read what an account without a company lacks, and whom to ask', async () => {
      const message = framePage(page).toast('只有企业相关功能需要关联，如有需要请联系管理员');
      await message.waitFor();
    });
    await step('And I am logged in without a question, with three branches, in red', async () => {
      await page.waitForURL(home);
      await expect(() => framePage(page).branchNames()).toBecome([
        '本部校区',
        '北区校区',
        '在线校区',
      ]);
      await expect(() => page.evaluate(() => localStorage.getItem('theme'))).toBecome(
        expect.stringContaining('red'),
      );
    });
  });

  it('the home-services administrator starts at the usage help', async () => {
    const { page, step } = visit();
    const entrance = entrancePage(page, at('jiazheng'));
    await step('When I log in', async () => {
      await entrance.open('/entrance/login');
      await entrance.logIn(homeServicesAdministrator);
    });
    await step('Then I am at the usage help, first in the menu', async () => {
      await page.waitForURL('**/saas/jiazheng');
      const first = framePage(page).menu.getByRole('listitem').first();
      await first.getByRole('link', { name: '使用帮助' }).waitFor();
    });
  });

  it('a visitor enters the read-only demo without an account', async () => {
    const { page, step } = visit();
    await step('When I open the demo', async () => {
      await page.goto(`${product().origin}/saas/demo_homepage`);
    });
    await step(
      'Then its first page is shown, the lists are stored, and the flag is set',
      async () => {
        await page.getByRole('region', { name: '演示首页' }).waitFor();
        const stored = await page.evaluate(() => ({ ...localStorage }));
        expect(stored).toMatchObject({
          isWdDemo: expect.stringContaining('true'),
          token: expect.any(String),
          organList: expect.stringContaining('演示学院'),
          branchList: expect.stringContaining('演示校区'),
        });
      },
    );
    await step('And only the page, the site and the students are links in the menu', async () => {
      const { menu } = framePage(page);
      await menu.getByRole('button', { name: '学员中心' }).click();
      await menu.getByRole('link', { name: '学员管理' }).waitFor();
      const open = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(open).toEqual(['/saas/demo_homepage', '/saas/demo_site', '/saas/student']);
      await menu.getByText('数据管理').click();
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/demo_homepage');
    });
    await step('And the students can be viewed', async () => {
      await page.getByRole('link', { name: '查看学员' }).click();
      await studentsPage(page).list.waitFor();
    });
  });
});
