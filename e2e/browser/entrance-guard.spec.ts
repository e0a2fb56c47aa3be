import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator, otherTenantAdministrator } from '../support/accounts';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const newTenant = () => product().origin.replace('localhost', 'new.localhost');

/** Public paths with their heading, and with the document title where it differs. */
const publicPages = [
  ['/entrance/login', '登录'],
  ['/entrance/register', '企业注册'],
  ['/entrance/forget', '重置密码'],
  ['/entrance/slhSignIn', '商协会入驻登记'],
  ['/entrance/invitation', '接受邀请'],
  ['/entrance_new/login', '登录'],
  ['/entrance_new/forget', '重置密码'],
  ['/personal', '您还没有登录', '个人中心'],
  ['/saas/screen/governmentDataScreen', '政务培训数据大屏'],
  ['/saas/screen/trainRegulation', '培训监管大屏'],
  ['/custom/certificateQueryPage', '证书查询'],
  ['/custom/certificateQueryResult?certificateNo=1&name=a', '查询结果'],
  ['/error', '页面不存在'],
  ['/error?code=403', '没有访问权限'],
  ['/error?code=500', '服务器出现异常'],
] as const;

describe('the guard', () => {
  it('shows a visitor without a token every public path, and requests no personal data', async () => {
    const { page, step } = visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/findAdminBranchList|findMyBranch|Menu|findRoleIds/.test(request.url())) {
        calls.push(request.url());
      }
    });
    for (const [path, name, tab = name] of publicPages) {
      await step(`When I open ${path}`, async () => {
        await page.goto(product().origin + path);
        await page.getByRole('main').getByRole('heading', { name }).first().waitFor();
        // The tenant of this host uses the old flow, so paths of the new flow redirect there.
        const at = path.replace('/entrance_new/', '/entrance/').split('?')[0];
        await expect(() => new URL(page.url()).pathname).toBecome(at);
        await expect(() => page.title()).toBecome(`${tab} · 阳光教育管理平台`);
      });
    }
    expect(calls).toEqual([]);
  });

  it('never shows a protected page for a moment, neither to a guest nor after a log-out', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    // A mutation observer sees every state of the document, from its first node on.
    await page.addInitScript(() => {
      const protectedElements: string[] = [];
      Reflect.set(window, '__protected', protectedElements);
      new MutationObserver(() => {
        const element = document.querySelector('[data-slot], [data-app="saas"] *');
        if (element) protectedElements.push(element.outerHTML.slice(0, 80));
      }).observe(document, { childList: true, subtree: true });
    });
    const flashes = () => page.evaluate(() => Reflect.get(window, '__protected'));
    await step('When I open a protected page as a guest', async () => {
      await page.goto(`${origin}/saas/student`);
      await entrance.button('submitLogin').waitFor();
      expect(await flashes()).toEqual([]);
    });
    await step('And log in, the same observer sees it', async () => {
      await entrance.logIn(administrator);
      await studentsPage(page).list.waitFor();
      expect(await flashes()).not.toEqual([]);
    });
    await step('And log out and go back', async () => {
      await framePage(page).logOut();
      await page.waitForURL('**/entrance/login');
      await entrance.button('submitLogin').waitFor();
      await page.goBack();
      await page.waitForURL('**/entrance/login*');
      await entrance.button('submitLogin').waitFor();
    });
    await step('Then the observer sees nothing of it', async () => {
      expect(await flashes()).toEqual([]);
    });
  });

  it('redirects the root of each entrance to its login', async () => {
    const { page, step } = visit();
    for (const [from, to, host] of [
      ['/entrance', '/entrance/login', 'localhost'],
      ['/entrance_new', '/entrance_new/login', 'new.localhost'],
      ['/entrance_new', '/entrance/login', 'localhost'],
    ] as const) {
      await step(`From ${from} to ${to} at ${host}, and the return address is kept`, async () => {
        const origin = product().origin.replace('localhost', host);
        await page.goto(`${origin}${from}?returnTo=%2Fpersonal`);
        await page.waitForURL(`**${to}?returnTo=%2Fpersonal`);
      });
    }
  });

  it('keeps the refused address with its query, and Back never leads into a loop', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    const target = '/saas/student?page=2&keyword=1';
    await step('When I go from the error page to a page that requires a session', async () => {
      await page.goto(`${origin}/error`);
      await page.goto(origin + target);
      await entrance.button('submitLogin').waitFor();
      await expect(() => new URL(page.url()).searchParams.get('returnTo')).toBecome(target);
    });
    await step('Then Back leads to the error page, not to the refused page again', async () => {
      await page.goBack();
      await page.waitForURL('**/error');
      await page.goForward();
      await entrance.button('submitLogin').waitFor();
    });
    await step('When I visit the registration and come back', async () => {
      await entrance.link('企业注册').click();
      await entrance.heading('register').waitFor();
      await page.goBack();
    });
    await step('And log in', async () => {
      await entrance.logIn(administrator);
    });
    await step('Then I am on the requested page', async () => {
      await page.waitForURL(`**${target}`);
      await studentsPage(page).list.waitFor();
    });
    await step('And Back skips the login', async () => {
      await page.goBack();
      await page.waitForURL('**/error');
    });
  });

  it('ignores a return address on another site', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const entrance = entrancePage(page, origin);
    for (const address of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/error?code=500',
    ]) {
      await step(`When I log in by a link with the return address ${address}`, async () => {
        await entrance.open(`/entrance/login?returnTo=${encodeURIComponent(address)}`);
        await entrance.logIn(administrator);
        await page.waitForURL(`${origin}/saas/home`);
        await page.getByRole('region', { name: '首页' }).waitFor();
        await page.evaluate(() => window.localStorage.clear());
      });
    }
  });

  it('uses the new login where the tenant has the new flow', async () => {
    const { page, step } = visit();
    const origin = newTenant();
    const entrance = entrancePage(page, origin);
    await step('When I open the old login', async () => {
      await page.goto(`${origin}/entrance/login?returnTo=%2Fpersonal`);
      await page.waitForURL('**/entrance_new/login?returnTo=%2Fpersonal');
      await entrance.tab('byPhone').waitFor();
    });
    await step('And a page that requires a session', async () => {
      await page.goto(`${origin}/saas/student?page=2`);
      await page.waitForURL('**/entrance_new/login?returnTo=*');
    });
    await step('And log in', async () => {
      await entrance.tab('byPassword').click();
      await entrance.logIn(otherTenantAdministrator);
    });
    await step('Then I am on the requested page', async () => {
      await page.waitForURL('**/saas/student?page=2');
      await studentsPage(page).list.waitFor();
    });
    await step('When I log out, I am at the new login again', async () => {
      await framePage(page).logOut();
      await page.waitForURL('**/entrance_new/login');
    });
  });
});
