import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { atRest, overflowing } from '../support/legible';
import { arriveAt } from '../support/phone';
import { goTo } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel || activeElement?.textContent;
  });

const arrive = () => arriveAt(visit(), product(), 'localhost', administrator, 'zh-CN');

describe('on a phone the menu is a drawer', () => {
  it('that is opened, used and closed by keyboard', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const toggle = frame.header.getByRole('button', { name: '打开菜单' });
    const drawer = page.getByRole('dialog', { name: '主菜单' });
    const close = drawer.getByRole('button', { name: '关闭菜单' });
    await arrive();
    await step('When the page opens, no menu takes space from it', async () => {
      await expect(() => toggle.getAttribute('aria-expanded')).toBecome('false');
      await expect(() => frame.menu.count()).toBecome(0);
      await expect(() =>
        page.evaluate(() => document.getElementById('edu-content')?.getBoundingClientRect().x),
      ).toBecome(0);
    });
    await step('When I press the menu’s button, the focus is in the drawer', async () => {
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(() => focused(page)).toBecome('关闭菜单');
      await expect(() =>
        page.locator('button[aria-expanded=true][aria-label=打开菜单]').count(),
      ).toBecome(1);
    });
    await step('Then each entry is large enough for a finger', async () => {
      await atRest(page);
      const small = await drawer.evaluate((box) =>
        [...box.querySelectorAll('a,button')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ height, width }) => height < 44 || width < 44),
      );
      expect(small).toEqual([]);
    });
    await step('And the focus stays inside', async () => {
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
    });
    await step('When I press Escape, the focus returns', async () => {
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => focused(page)).toBecome('打开菜单');
    });
    await step('When I press beside it, or its own button, it closes, too', async () => {
      await toggle.click();
      await drawer.waitFor();
      await page.mouse.click(385, 500);
      await drawer.waitFor({ state: 'hidden' });
      await toggle.click();
      await close.click();
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => focused(page)).toBecome('打开菜单');
    });
    await step('When I choose an entry, the page is shown and the drawer is closed', async () => {
      await toggle.click();
      await drawer.getByRole('link', { name: '数据管理' }).click();
      await page.waitForURL('**/bi-admin/overview');
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => page.evaluate(() => document.activeElement?.id)).toBecome('edu-content');
      await frame.content.getByRole('heading').first().waitFor();
    });
    await step('When I go back with an open drawer, it closes', async () => {
      await toggle.click();
      await drawer.waitFor();
      await page.goBack();
      await page.waitForURL('**/saas/student');
      await drawer.waitFor({ state: 'hidden' });
    });
    await step('When I press the entry of the current page, it closes as well', async () => {
      await toggle.click();
      await drawer.getByRole('link', { name: '学员管理' }).click();
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
    });
    await step(
      'When the window becomes wide with an open drawer, the menu is shown beside the page',
      async () => {
        await toggle.click();
        await drawer.waitFor();
        await page.setViewportSize({ width: 1024, height: 768 });
        await drawer.waitFor({ state: 'hidden' });
        await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
      },
    );
  });

  it('and a page that does not exist, or is forbidden, does not scroll sideways', async () => {
    const { page, step } = visit();
    await arrive();
    const width = () => page.evaluate(() => document.getElementById('edu-content')?.scrollWidth);
    for (const [path, name] of [
      ['/saas/question/nonsense', '页面不存在'],
      ['/govern-system/permissionManage', '没有访问权限'],
    ] as const) {
      await step(`When I open ${path}, its card is as wide as the window`, async () => {
        await goTo(page, path);
        await page.getByRole('heading', { name }).waitFor();
        await expect(width).toBecome(390);
      });
    }
  });

  it('and header and search stay while the page below them scrolls', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    await arrive();
    const { cards } = studentsPage(page);
    await cards.getByRole('listitem').first().waitFor();
    const sizes = () =>
      page.evaluate(() => ({
        content: document.getElementById('edu-content')?.scrollWidth,
        scrolled: document.getElementById('edu-content')?.scrollTop,
        page: document.documentElement.scrollWidth,
        bar: document.querySelector('[data-slot=header]')?.getBoundingClientRect().y,
      }));
    await step(
      'When I scroll the list, it fits into the window and the bar does not move',
      async () => {
        await page.evaluate(() => document.getElementById('edu-content')?.scrollTo(500, 300));
        await expect(sizes).toBecome({ content: 390, scrolled: 300, page: 390, bar: 0 });
      },
    );
    await step('When an action on a row fails, its message is inside the window', async () => {
      await page.route('**/user/delete*', (route) =>
        route.fulfill({ json: { code: 40900, message: '已被修改', data: { present: {} } } }),
      );
      await cards
        .getByRole('button', { name: /^删除 / })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /删.?除/ })
        .click();
      const conflictNotice = page.getByRole('alert').filter({ hasText: '刚刚被他人修改' });
      await conflictNotice.waitFor();
      const sides = () =>
        conflictNotice.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        });
      await expect(sides).toBecome(true);
    });
    await step('When I search, it fits into the window and a phone does not zoom', async () => {
      await frame.header.getByRole('button', { name: '搜索' }).click();
      const field = page.getByRole('combobox', { name: '搜索' });
      await field.waitFor();
      await expect(() => overflowing(page)).toBecome([]);
      await expect(() => field.evaluate((element) => getComputedStyle(element).fontSize)).toBecome(
        '16px',
      );
      await page.keyboard.press('Escape');
      await expect(() => focused(page)).toBecome('搜索');
    });
    await step('When I am at an address without a menu, I can open the drawer, too', async () => {
      await goTo(page, '/nothing-here');
      await frame.content.getByRole('heading', { level: 1 }).waitFor();
      await frame.header.getByRole('button', { name: '打开菜单' }).click();
      await page.getByRole('dialog', { name: '主菜单' }).waitFor();
    });
  });
});
