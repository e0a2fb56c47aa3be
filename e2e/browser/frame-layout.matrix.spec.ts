import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { loginPage } from '../pages/login.page';
import { homeServicesAdministrator, staff } from '../support/accounts';
import { boxOf } from '../support/legible';
import { goTo, openStudentsAs, sharedSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

/** Specification §2, §4 and §9 about header, menu and layout: one test for each sentence, at three widths. */

const { product, visit } = tellStory();
const asAdministrator = sharedSession();

/** Waits until the menu has that width, since its width is animated. */
const isWide = (page: Page, width: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('#edu-menu')?.getBoundingClientRect().width === wanted,
    width,
  );

it('in a narrow menu no French word is broken across two lines', sample(), async () => {
  const { page } = visit();
  await asAdministrator(page, product().origin);
  await page.addInitScript(() => localStorage.setItem('keep:language', 'fr-FR'));
  await page.goto(`${product().origin}/saas/student`);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Annuaire' }).waitFor();
  await isWide(page, 160);
  const findBrokenWords = () =>
    menu.evaluate((nav) => {
      const brokenWords: string[] = [];
      const texts = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length > 1) brokenWords.push(word[0]);
        }
      }
      return brokenWords;
    });
  await expect(findBrokenWords).toBecome([]);
});

for (const [width, menuWidth] of [
  [1440, 160],
  [1199, 46],
  [1024, 46],
] as const) {
  describe(`at ${width} wide`, sample(width === 1440), () => {
    const folded = menuWidth === 46;

    async function arrive(path = '/saas/student'): Promise<ReturnType<typeof framePage>> {
      const { page } = visit();
      await page.setViewportSize({ width, height: 768 });
      await asAdministrator(page, product().origin);
      await page.goto(product().origin + path);
      const frame = framePage(page);
      await frame.userMenu.waitFor();
      await frame.menu.getByRole('listitem').first().waitFor();
      return frame;
    }

    it('a framed page has header, menu, breadcrumb bar and content side by side, and shows the current page', async () => {
      const { page, step } = visit();
      const frame = await arrive();
      await step('Then the header is 56 high and the parts stand side by side', async () => {
        const [header, menu, bar, content] = await Promise.all(
          [frame.header, frame.menu, frame.breadcrumbs, frame.content].map(boxOf),
        );
        expect(header).toMatchObject({ x: 0, y: 0, width, height: 56 });
        expect(menu).toMatchObject({ x: 0, y: 56, width: menuWidth, height: 768 - 56 });
        expect(bar).toMatchObject({ x: menuWidth, y: 56 });
        expect(content?.x).toBe(menuWidth);
        expect(content?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
        await expect(() => page.evaluate(() => document.documentElement.scrollWidth)).toBecome(
          width,
        );
      });
      await step(
        'And the header has logo, toggle, branches, and the user with phone, nickname, profile and log-out',
        async () => {
          await frame.header.getByRole('link', { name: '返回首页' }).locator('img').waitFor();
          await frame.header.getByRole('button', { name: /展开菜单|收起菜单/ }).waitFor();
          await expect(() => frame.branchNames()).toBecome(['总部校区', '浦东校区', '徐汇校区']);
          await page.keyboard.press('Escape');
          await expect(() => frame.userMenu.textContent()).toBecome(
            expect.stringMatching(/阳光管理员\s*139\*{4}0001/),
          );
          await expect(() => page.getByRole('button', { name: '切换语言' }).count()).toBecome(0);
          await frame.userMenu.click();
          for (const name of ['个人中心', '退出登录']) {
            await page.getByRole('menuitem', { name }).waitFor();
          }
        },
      );
      await page.keyboard.press('Escape');
      await step(
        'And the breadcrumb names the page, and is hidden on the two pages that need the space',
        async () => {
          await expect(() => frame.breadcrumbs.textContent()).toBecome(
            expect.stringMatching(/学员中心[\s/]*学员管理/),
          );
          for (const path of ['/saas/downtown', '/saas/provincialLevelData']) {
            await goTo(page, path);
            await frame.breadcrumbs.waitFor({ state: 'hidden' });
            expect((await boxOf(frame.content)).y).toBe(56);
          }
          await goTo(page, '/saas/student');
          await frame.breadcrumbs.waitFor();
        },
      );
      await step('When the window is narrow, the content is never narrower than 960', async () => {
        await page.setViewportSize({ width: Math.min(width, 1000), height: 768 });
        const inner = await boxOf(frame.content.locator(':scope > *').first());
        expect(inner.width).toBeGreaterThanOrEqual(960);
      });
    });

    it('a bi-admin path is shown in an embedded frame, and the menu is built from the server’s data', async () => {
      const { page } = visit();
      const answer = page.waitForResponse('**/user/getUserMenu');
      const frame = await arrive('/bi-admin/overview');
      // The address contains the access code, actor, organ, channel and branch.
      const embedded = page.locator('iframe[title="数据管理"]');
      await isWide(page, menuWidth);
      const box = await boxOf(embedded);
      expect(box.x).toBe(menuWidth);
      expect(box.width).toBe(Math.max(width - menuWidth, 960));
      const address = new URL((await embedded.getAttribute('src')) ?? '');
      const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      expect(address.origin).not.toBe(product().origin);
      expect(address.pathname).toBe('/bi-admin/overview');
      const { actor, organ, channel = '1', branch } = stored;
      const parameters = Object.fromEntries(address.searchParams);
      // A code instead of the token; the demo's site exchanges it.
      expect(parameters).toEqual({ code: expect.any(String), actor, organ, channel, branch });
      // A path consists of system tag and url; directories can be expanded.
      const { data } = (await (await answer).json()) as {
        data: { name: string; children: { data: { systemTagName: string; url: string } }[] }[];
      };
      const directory = data.find(({ children }) => children.length > 0);
      const entry = directory?.children[0]?.data;
      const button = frame.menu.getByRole('button', { name: directory?.name ?? '' });
      if (folded) await button.hover();
      else await button.click();
      const link = frame.menu.getByRole('link', { name: '学员管理' });
      await expect(() => link.getAttribute('href')).toBecome(
        `/${entry?.systemTagName}${entry?.url}`,
      );
      await link.click();
      await page.waitForURL('**/saas/student');
      if (!folded) await expect(() => link.getAttribute('aria-current')).toBecome('page');
    });

    it('the menu folds below 1200, and by hand, which takes precedence; entries open beside it', async () => {
      const { page } = visit();
      const frame = await arrive();
      await isWide(page, menuWidth);
      await page.getByRole('button', { name: folded ? '展开菜单' : '收起菜单' }).click();
      await isWide(page, folded ? 160 : 46);
      const widthAfterResize = folded ? 1440 : 1100;
      await page.setViewportSize({ width: widthAfterResize, height: 768 });
      await isWide(page, folded ? 160 : 46);
      await page.setViewportSize({ width, height: 768 });
      await isWide(page, folded ? 160 : 46);
      // In the folded menu a directory opens on hover and closes 300 ms after the mouse has left.
      if (folded) await page.getByRole('button', { name: '收起菜单' }).click();
      await isWide(page, 46);
      await frame.menu.getByRole('button', { name: '学员中心' }).hover();
      const link = frame.menu.getByRole('link', { name: '学员管理' });
      await link.waitFor();
      const leftAt = await page.evaluate(() => performance.now());
      await page.mouse.move(700, 500);
      await link.waitFor({ state: 'detached' });
      const visibleMs = (await page.evaluate(() => performance.now())) - leftAt;
      expect(visibleMs).toBeGreaterThanOrEqual(290);
    });

    it('the personal dialog is 800 wide and has the account', async () => {
      const { page } = visit();
      const frame = await arrive();
      await frame.openPersonalDialog();
      const dialog = page.getByRole('dialog', { name: '个人中心' });
      const name = dialog.getByRole('textbox', { name: '姓名' });
      await name.waitFor();
      expect((await boxOf(dialog.locator(':scope').first())).width).toBe(800);
      await expect(() => name.isDisabled()).toBecome(true);
      for (const text of ['登录密码', '手机号', '邮箱']) {
        await dialog.getByText(text, { exact: true }).waitFor();
      }
    });

    it('another branch changes organ, actor and channel and loads the page anew', async () => {
      const { page } = visit();
      const frame = await arrive();
      const branchBefore = await page.evaluate(() => localStorage.getItem('branch'));
      await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
      await frame.branch.click();
      await page.getByRole('menuitemradio', { name: '浦东校区' }).click();
      await page.locator('html:not([data-first-load])').waitFor();
      await page.getByRole('button', { name: '当前分支：浦东校区' }).waitFor();
      const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      const chosen = (JSON.parse(stored.branchList ?? '[]') as Record<string, string>[]).find(
        ({ name }) => name === '浦东校区',
      );
      expect(stored.branch).not.toBe(branchBefore);
      expect(stored).toMatchObject({
        branch: chosen?.branch,
        organ: chosen?.organ,
        actor: chosen?.actor,
        channel: chosen?.channel,
      });
      // The same after a navigation, when another tab has changed the branch.
      await page.evaluate((old) => {
        document.documentElement.setAttribute('data-first-load', '');
        localStorage.setItem('branch', old ?? '');
      }, branchBefore);
      await goTo(page, '/saas/downtown');
      await page.locator('html:not([data-first-load])').waitFor();
      await page.waitForURL('**/saas/downtown');
    });

    it('a navigation starts at the top and sets the document title', async () => {
      const { page } = visit();
      const frame = await arrive();
      await page.evaluate(() => {
        const box = document.getElementById('edu-content');
        const long = document.createElement('div');
        long.style.setProperty('height', '3000px');
        box?.append(long);
        box?.scrollTo(0, 800);
        window.scrollTo(0, 800);
      });
      await goTo(page, '/bi-admin/overview');
      await page.waitForFunction(() => document.title.startsWith('数据管理'));
      await expect(() =>
        page.evaluate(() => document.getElementById('edu-content')?.scrollTop),
      ).toBecome(0);
      await expect(() => page.evaluate(() => window.scrollY)).toBecome(0);
      await frame.breadcrumbs.getByText('数据管理').waitFor();
    });

    it('languages depend on is_i18n: English and French widen the menu to 300, and reload it', async () => {
      const { page } = visit();
      await page.setViewportSize({ width, height: 768 });
      const login = loginPage(page, product().origin.replace('localhost', 'jiazheng.localhost'));
      await login.open('/entrance/login');
      await login.logIn(homeServicesAdministrator);
      await page.waitForURL('**/saas/jiazheng');
      await framePage(page).menu.getByRole('listitem').first().waitFor();
      if (folded) await page.getByRole('button', { name: '展开菜单' }).click();
      await isWide(page, 160);
      for (const [language, menu, first] of [
        ['English', 'Main menu', 'Usage help'],
        ['Français', 'Menu principal', 'Aide à l’utilisation'],
      ] as const) {
        const menuResponse = page.waitForResponse('**/user/getUserMenu');
        await page.getByRole('button', { name: /切换语言|Switch language/ }).click();
        await page.getByRole('menuitemradio', { name: language }).click();
        await menuResponse;
        const nav = page.getByRole('navigation', { name: menu });
        await nav.getByRole('listitem').first().getByText(first).waitFor();
        await isWide(page, 300);
      }
      if (folded) return;
      // With the longest labels and the widest menu, the list still fits into its window.
      await page.goto(`${new URL(page.url()).origin}/saas/student`);
      const actions = page.getByRole('row').nth(1).locator('[data-row-action]');
      await expect(() => actions.allTextContents()).toBecome([
        'Modifier',
        'Suspendre',
        'Supprimer',
      ]);
      const hidden = () =>
        page.locator('.ant-table-content').evaluate((list) => list.scrollWidth - list.clientWidth);
      await expect(hidden).toBecome(0);
      const [cell, last] = await Promise.all(
        [page.getByRole('row').nth(1).getByRole('cell').last(), actions.last()].map(boxOf),
      );
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
        (cell?.x ?? 0) + (cell?.width ?? 0),
      );
    });
  });
}

describe('the header of other accounts', sample(), () => {
  it('has no branch selector with one branch, and no languages without the flag', async () => {
    const { page } = visit();
    await openStudentsAs(page, product().origin, staff);
    await framePage(page).userMenu.waitFor();
    await expect(() => framePage(page).branch.count()).toBecome(0);
    await expect(() => page.getByRole('button', { name: '切换语言' }).count()).toBecome(0);
  });
});
