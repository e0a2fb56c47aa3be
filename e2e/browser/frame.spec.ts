import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { studentsPage } from '../pages/students.page';
import { password, staff } from '../support/accounts';
import { startDataAdminSite } from '../support/data-admin-site';
import { logInAs, storedToken } from '../support/session';
import { tellStory } from '../support/story';

let dataAdmin: Awaited<ReturnType<typeof startDataAdminSite>>;
const { product, visit } = tellStory(async () => {
  dataAdmin = await startDataAdminSite();
  return { DATA_ADMIN_URL: dataAdmin.origin };
});
afterAll(() => dataAdmin.close());

const widthOf = async (page: Page): Promise<number | undefined> =>
  (await framePage(page).menu.boundingBox())?.width;
const wide = { width: 1440, height: 900 };

describe('the frame around a page', () => {
  it('is 56 high, its menu 160 wide, 46 below 1200, and the hand has the last word', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    await logInAs(page, product().origin);
    await step('Then header and menu have their sizes', async () => {
      expect((await frame.header.boundingBox())?.height).toBe(56);
      expect(await widthOf(page)).toBe(160);
    });
    await step('When the window is 1199 wide the menu is folded', async () => {
      await page.setViewportSize({ width: 1199, height: 900 });
      await page.waitForFunction(() => document.querySelector('nav')?.clientWidth !== 160);
      expect(await widthOf(page)).toBe(46);
    });
    await step('Then an entry opens beside it and closes after the mouse has left', async () => {
      await frame.menu.getByRole('button', { name: '学员中心' }).hover();
      await frame.menu.getByRole('link', { name: '学员管理' }).waitFor();
      await page.mouse.move(700, 500);
      await frame.menu.getByRole('link', { name: '学员管理' }).waitFor({ state: 'detached' });
    });
    await step('When I unfold it by hand at 1024, it stays', async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.getByRole('button', { name: '展开菜单' }).click();
      await page.waitForFunction(() => document.querySelector('nav')?.clientWidth !== 46);
      expect(await widthOf(page)).toBe(160);
    });
    await step('Then the content keeps 960 and scrolls sideways inside', async () => {
      const content = frame.content.locator(':scope > *').first();
      expect((await content.boundingBox())?.width).toBeGreaterThanOrEqual(960);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    });
    await page.setViewportSize(wide);
  });

  it('has links that are links: a middle click opens another tab, a deep link opens its place', async () => {
    const { page, step, context } = visit();
    await logInAs(page, product().origin);
    const link = framePage(page).menu.getByRole('link', { name: '学员管理' });
    await step('When I click an entry with the middle button', async () => {
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        link.click({ button: 'middle' }),
      ]);
      await framePage(other).menu.getByRole('link', { name: '学员管理' }).waitFor();
      expect(new URL(other.url()).pathname).toBe('/saas/student');
      await other.close();
    });
    await step('Then my own tab is marked and titled', async () => {
      expect(await link.getAttribute('aria-current')).toBe('page');
      expect(await page.title()).toContain('学员管理');
      expect(await framePage(page).breadcrumbs.textContent()).toContain('学员中心');
    });
  });

  it('offers branches to whom has several, languages where the tenant has them', async () => {
    const { page, step } = visit();
    await step('When a member of staff with one branch logs in', async () => {
      await logInAs(page, product().origin, staff);
      await framePage(page).userMenu.waitFor();
    });
    await step('Then there is neither selector', async () => {
      expect(await page.getByRole('button', { name: /^当前分支/ }).count()).toBe(0);
      expect(await page.getByRole('button', { name: '切换语言' }).count()).toBe(0);
    });
    const other = product().origin.replace('localhost', 'jiazheng.localhost');
    await step('When I log in at the home-services tenant', async () => {
      await framePage(page).logOut();
      const login = loginPage(page, other);
      await login.open('/entrance/login');
      await login.logIn('13900000021');
      await page.waitForURL('**/saas/jiazheng');
      await framePage(page).menu.getByRole('link', { name: '使用帮助' }).waitFor();
    });
    await step('And switch to French, the menu speaks it and is 300 wide', async () => {
      await page.getByRole('button', { name: '切换语言' }).click();
      await page.getByRole('menuitemradio', { name: 'Français' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await menu.getByRole('link', { name: 'Aide à l’utilisation' }).waitFor();
      expect((await menu.boundingBox())?.width).toBe(300);
    });
  });

  it('finds entries by initials, keeps tabs, and is worked by the keyboard alone', async () => {
    const { page, step } = visit();
    await logInAs(page, product().origin);
    await framePage(page).userMenu.waitFor();
    await step('When I press Tab, I can skip the frame', async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到页面内容');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('edu-content');
    });
    await step('When I search by initials', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
      await page.keyboard.type('xygl');
      await page.getByRole('option', { name: /学员管理/ }).waitFor();
    });
    await step('Then no serious fault of accessibility is found', async () => {
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations).toEqual([]);
      await page.keyboard.press('Escape');
      const frame = await new AxeBuilder({ page }).include('#edu-frame').analyze();
      expect(frame.violations).toEqual([]);
    });
    await step('When I switch the tab bar on with the keyboard', async () => {
      await framePage(page).userMenu.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      const bar = page.getByRole('navigation', { name: '已打开的页面' });
      await bar.getByRole('link', { name: '学员管理' }).waitFor();
    });
  });

  it('shows the data-admin site with the session, and keeps the token to itself', async () => {
    const { page, step } = visit();
    await logInAs(page, product().origin);
    const token = await storedToken(page);
    const site = page.frameLocator('iframe[title="数据管理"]');
    await step('When I open a data-admin page', async () => {
      await page.goto(`${product().origin}/bi-admin/report?year=2026`);
      await site.getByText(token ?? '').waitFor();
    });
    await step('Then it has actor, organ, channel and branch, and no referrer', async () => {
      for (const name of ['year', 'actor', 'organ', 'channel', 'branch']) {
        await site.getByText(name, { exact: true }).waitFor();
      }
      expect(dataAdmin.referrers).toEqual([undefined]);
      expect(page.url()).not.toContain(token);
      expect(product().logs()).not.toContain(token);
    });
    await step('When the site refuses, I read so', async () => {
      await page.goto(`${product().origin}/bi-admin/refused`);
      await page.getByRole('alert').getByText('数据管理站点拒绝了访问').waitFor();
    });
  });

  it('ends an idle session with a warning and takes it up again without losing what was typed', async () => {
    const { page, step, faults } = visit();
    faults.expect(/preloaded using link preload/);
    const login = loginPage(page, product().origin);
    await login.open('/entrance/login');
    await page.route('**/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, timing: { idleLimit: 6000, idleWarning: 4000 } } });
    });
    await logInAs(page, product().origin);
    const field = page.getByRole('textbox', { name: /姓名或手机号/ });
    await step('When I type and then do nothing', async () => {
      await field.fill('没写完');
      await page.getByText(/秒后将退出登录/).waitFor();
    });
    await step('Then the session is over, and Escape does not help', async () => {
      await page.getByRole('dialog', { name: '登录已超时' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: '登录已超时' }).waitFor();
    });
    await step('When I give the password, everything is as I left it', async () => {
      await page.unroute('**/config.json');
      await page.getByLabel(/的登录密码/).fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: '登录已超时' }).waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('没写完');
    });
  });

  it('asks before Back loses what was typed', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const students = studentsPage(page);
    const login = loginPage(page, product().origin.replace('localhost', 'jiazheng.localhost'));
    const name = students.dialog.getByRole('textbox', { name: '姓名' });
    const question = page.getByRole('dialog', { name: '有未保存的内容' });
    await step('When I come from the usage help and begin a student', async () => {
      await login.open('/entrance/login');
      await login.logIn('13900000021');
      await page.getByRole('link', { name: '前往学员管理' }).click();
      await students.add.click();
      await students.fillForm({ name: '写了一半' });
    });
    await step('And go back, I am asked, and can stay', async () => {
      await page.goBack();
      await question.getByRole('button', { name: '继续编辑' }).click();
      expect(await name.inputValue()).toBe('写了一半');
      expect(new URL(page.url()).pathname).toBe('/saas/student');
    });
    await step('When I go back and agree, I arrive', async () => {
      await page.goBack();
      await question.getByRole('button', { name: '放弃并离开' }).click();
      await page.waitForURL('**/saas/jiazheng');
      await frame.menu.getByRole('link', { name: '使用帮助' }).waitFor();
    });
  });
});
