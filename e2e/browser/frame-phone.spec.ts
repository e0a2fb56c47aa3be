import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { studentsPage } from '../pages/students.page';
import {
  administrator,
  homeServicesAdministrator,
  otherTenantAdministrator,
} from '../support/accounts';
import { atRest, overflowing } from '../support/legible';
import { goTo, withSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** What of the bar lies over something else, outside the window, on a second row or too small for a finger. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-slot=header]') as HTMLElement;
    const parts = [...bar.querySelectorAll<HTMLElement>('a,button')].map((part) => ({
      name: part.ariaLabel ?? part.textContent ?? '',
      box: part.getBoundingClientRect(),
      part,
    }));
    const found = bar.getBoundingClientRect().height === 56 ? [] : ['the bar is not 56 high'];
    for (const { name, box, part } of parts) {
      if (box.width < 44 || box.height < 44) found.push(`${name}: ${box.width}×${box.height}`);
      if (box.left < 0 || box.right > window.innerWidth) found.push(`${name}: out of the window`);
      if (box.top < 0 || box.bottom > 56) found.push(`${name}: out of the bar`);
      for (const at of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const hit = document.elementFromPoint(at, (box.top + box.bottom) / 2);
        if (!part.contains(hit)) found.push(`${name}: under ${hit?.className} at ${at}`);
      }
    }
    return found;
  });

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel || activeElement?.textContent;
  });

async function arrive(host: string, account: string, language: string, width: number) {
  const { page } = visit();
  const origin = product().origin.replace('localhost', host);
  await page.setViewportSize({ width, height: 844 });
  await withSession(page, origin, account);
  await page.evaluate((one) => localStorage.setItem('keep:language', one), language);
  await page.goto(`${origin}/saas/student`);
  await page.getByRole('banner').getByRole('button').last().waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-first], .edu-skeleton'));
  await page.waitForLoadState('networkidle');
  await atRest(page);
  return page;
}

describe('on a phone the bar is one row, and nothing of it is out of reach', () => {
  for (const [host, account, language, menus] of [
    ['localhost', administrator, 'zh-CN', 2],
    ['new.localhost', otherTenantAdministrator, 'en-US', 3],
    ['new.localhost', otherTenantAdministrator, 'fr-FR', 3],
    ['jiazheng.localhost', homeServicesAdministrator, 'zh-CN', 2],
  ] as const) {
    it(`at ${host} as ${account} in ${language}`, async () => {
      const { step } = visit();
      const page = await arrive(host, account, language, 390);
      const bar = page.getByRole('banner');
      for (const width of [390, 375, 320]) {
        await step(`Then at ${width} wide all of the bar can be pressed`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await expect(() => faultsOfBar(page)).toBecome([]);
          await expect(() => overflowing(page)).toBecome([]);
        });
        await step(`And what opens from it stands in the window at ${width} wide`, async () => {
          const openers = bar.locator('button[aria-haspopup=menu]');
          await expect(() => openers.count()).toBecome(menus);
          for (const opener of await openers.all()) {
            await opener.click();
            await page.getByRole('menu').waitFor();
            const cut = () =>
              page.getByRole('menu').evaluate((menu) => {
                const { left, right } = menu.getBoundingClientRect();
                const low = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
                return {
                  inside: left >= 0 && right <= window.innerWidth,
                  low: low
                    .filter(({ offsetHeight }) => offsetHeight < 44)
                    .map((one) => one.textContent),
                };
              });
            await expect(cut).toBecome({ inside: true, low: [] });
            await page.keyboard.press('Escape');
          }
        });
      }
      await step('And the user menu says whose it is', async () => {
        await bar.locator('button[aria-haspopup=menu]').last().click();
        await bar
          .getByText(/\d{3}\*{4}\d{4}/)
          .last()
          .waitFor();
      });
    });
  }
});

describe('on a phone the menu is a drawer', () => {
  it('that the keyboard opens, walks through and closes', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    const toggle = frame.header.getByRole('button', { name: '打开菜单' });
    const drawer = page.getByRole('dialog', { name: '主菜单' });
    const close = drawer.getByRole('button', { name: '关闭菜单' });
    await arrive('localhost', administrator, 'zh-CN', 390);
    await step('When I come, no menu takes room from the page', async () => {
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
    await step('Then each entry has room for a finger', async () => {
      await atRest(page);
      const small = await drawer.evaluate((box) =>
        [...box.querySelectorAll('a,button')]
          .map((one) => one.getBoundingClientRect())
          .filter(({ height, width }) => height < 44 || width < 44),
      );
      expect(small).toEqual([]);
    });
    await step('And the keyboard stays inside', async () => {
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
    });
    await step('When I press Escape, the focus is where it was', async () => {
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => focused(page)).toBecome('打开菜单');
    });
    await step('When I press beside it, or its own button, it goes, too', async () => {
      await toggle.click();
      await drawer.waitFor();
      await page.mouse.click(385, 500);
      await drawer.waitFor({ state: 'hidden' });
      await toggle.click();
      await close.click();
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => focused(page)).toBecome('打开菜单');
    });
    await step('When I choose an entry, the page is there and the drawer is not', async () => {
      await toggle.click();
      await drawer.getByRole('link', { name: '数据管理' }).click();
      await page.waitForURL('**/bi-admin/overview');
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => page.evaluate(() => document.activeElement?.id)).toBecome('edu-content');
    });
    await step('When I go back over an open drawer, it closes', async () => {
      await toggle.click();
      await drawer.waitFor();
      await page.goBack();
      await page.waitForURL('**/saas/student');
      await drawer.waitFor({ state: 'hidden' });
    });
    await step('When I press the entry of the page that I am on, it closes as well', async () => {
      await toggle.click();
      await drawer.getByRole('link', { name: '学员管理' }).click();
      await drawer.waitFor({ state: 'hidden' });
      await expect(() => new URL(page.url()).pathname).toBecome('/saas/student');
    });
    await step(
      'When the window grows over an open drawer, the menu stands beside the page',
      async () => {
        await toggle.click();
        await drawer.waitFor();
        await page.setViewportSize({ width: 1024, height: 768 });
        await drawer.waitFor({ state: 'hidden' });
        await frame.menu.getByRole('button', { name: '学员中心' }).waitFor();
      },
    );
  });

  it('and header and search stay while the page under them scrolls in its own room', async () => {
    const { page, step } = visit();
    const frame = framePage(page);
    await arrive('localhost', administrator, 'zh-CN', 390);
    await studentsPage(page).list.getByRole('row').nth(1).waitFor();
    await step('When I scroll the page sideways, the bar stands still', async () => {
      await page.evaluate(() => document.getElementById('edu-content')?.scrollTo(500, 300));
      await expect(() =>
        page.evaluate(() => ({
          content: document.getElementById('edu-content')?.scrollWidth,
          scrolled: document.getElementById('edu-content')?.scrollLeft,
          page: document.documentElement.scrollWidth,
          bar: document.querySelector('[data-slot=header]')?.getBoundingClientRect().x,
        })),
      ).toBecome({ content: 960, scrolled: 500, page: 390, bar: 0 });
    });
    await step('When an order for a row fails, its word stands in the window', async () => {
      await page.route('**/user/delete*', (route) =>
        route.fulfill({ json: { code: 40900, message: '已被修改', data: null } }),
      );
      await studentsPage(page)
        .list.getByRole('button', { name: /^删除 / })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /删.?除/ })
        .click();
      const word = page.getByRole('alert').filter({ hasText: '刚刚被他人修改' });
      await word.waitFor();
      const sides = () =>
        word.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        });
      await expect(sides).toBecome(true);
    });
    await step('When I search, it fits the window and a phone does not zoom', async () => {
      await frame.header.getByRole('button', { name: '搜索菜单' }).click();
      const field = page.getByRole('combobox', { name: '搜索菜单' });
      await field.waitFor();
      await expect(() => overflowing(page)).toBecome([]);
      await expect(() => field.evaluate((one) => getComputedStyle(one).fontSize)).toBecome('16px');
      await page.keyboard.press('Escape');
      await expect(() => focused(page)).toBecome('搜索菜单');
    });
    await step('When I am on an address without a menu, too, I can open it', async () => {
      await goTo(page, '/nothing-here');
      await frame.content.getByRole('heading', { level: 1 }).waitFor();
      await frame.header.getByRole('button', { name: '打开菜单' }).click();
      await page.getByRole('dialog', { name: '主菜单' }).waitFor();
    });
  });
});
