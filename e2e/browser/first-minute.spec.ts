import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { administrator } from '../support/accounts';
import { sharedSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const begin = sharedSession(administrator);

const brightness = (page: Page) => () =>
  page.evaluate(() => {
    const { colorScheme } = document.documentElement.style;
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return `${colorScheme}, ${parts.every((part) => part < 64) ? 'dark ground' : 'light ground'}`;
  });

/** How a card looks, whoever drew it. */
const cardOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const { fontSize, color, textAlign } = getComputedStyle(heading);
      const [way] = document.querySelectorAll('main a, main button');
      const {
        backgroundColor,
        color: words,
        height,
        borderRadius,
      } = getComputedStyle(way ?? heading);
      const mark = document.querySelector('main svg')?.getBoundingClientRect();
      return {
        heading: { fontSize, color, textAlign },
        way: { backgroundColor, words, height, borderRadius },
        mark: mark && [mark.width, mark.height],
      };
    });

describe('In the first minute', () => {
  it('the product is as dark as the device, before the log-in and after, until I choose', async () => {
    const { page, step } = visit();
    const { origin } = product();
    await step(
      'When my device is dark, so is the entrance, and its logo is made for it',
      async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(`${origin}/entrance/login`);
        await page.getByRole('button', { name: '跟随系统', pressed: true }).waitFor();
        await expect(brightness(page)).toBecome('dark, dark ground');
      },
    );
    await step('And when it turns light, the entrance does', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(brightness(page)).toBecome('light, light ground');
    });
    await step('Inside it is the same', async () => {
      await begin(page, origin);
      await page.goto(`${origin}/nothing-here`);
      await framePage(page).userMenu.waitFor();
      await expect(brightness(page)).toBecome('light, light ground');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(brightness(page)).toBecome('dark, dark ground');
    });
    await step('When I choose light in my menu, the device is not asked any more', async () => {
      await framePage(page).userMenu.click();
      await page.getByRole('menuitemradio', { name: '浅色' }).click();
      await expect(brightness(page)).toBecome('light, light ground');
    });
  });

  it('whatever is not there says so in one design, with a title and a way on', async () => {
    const { page, step } = visit();
    const { origin } = product();
    await begin(page, origin);
    const seen: Awaited<ReturnType<typeof cardOf>>[] = [];
    for (const [path, title] of [
      ['/nothing-here', '页面不存在'],
      ['/saas/nothing-here', '页面不存在'],
      ['/saas/modules', '没有访问权限'],
      ['/daas/articles', '功能尚未开通'],
      ['/error?code=404', '页面不存在'],
    ] as const) {
      await step(`At ${path}`, async () => {
        await page.goto(origin + path);
        await page.getByRole('main').getByRole('heading', { name: title, level: 1 }).waitFor();
        await page.getByRole('main').getByRole('link', { name: '返回首页' }).waitFor();
        await expect(() => page.title()).toBecome(`${title} · 阳光教育管理平台`);
        seen.push(await cardOf(page));
      });
    }
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('tabs have a menu of their own, and dates a month that is a word', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const bar = page.getByRole('navigation', { name: 'Open pages' });
    const tab = (name: string) => bar.getByRole('link', { name });
    await begin(page, origin);
    await page.addInitScript(() => {
      localStorage.setItem('keep:language', 'en-US');
      localStorage.setItem(`keep:frame:tab-bar:${location.host}:device`, 'true');
    });
    await step('When I open three pages', async () => {
      await page.goto(`${origin}/saas/student`);
      await page.getByRole('row').nth(2).waitFor();
      await tab('Student list').waitFor();
    });
    await step('Then no date can be read in two ways', async () => {
      const dates = page.getByRole('cell', { name: /2026/ });
      for (const date of await dates.allInnerTexts()) expect(date).toMatch(/^\d{1,2} Nov 2026$/);
    });
    await step('When I ask for the menu of a tab, the keyboard is in it', async () => {
      await tab('Student list').click({ button: 'right' });
      const menu = page.getByRole('menu', { name: 'Student list' });
      const rows = () => menu.getByRole('menuitem').allInnerTexts();
      await expect(rows).toBecome(['Open in a new browser tab', 'Close']);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await expect(() =>
        tab('Student list').evaluate((one) => one === document.activeElement),
      ).toBecome(true);
    });
    await step('And it closes the tab by keys', async () => {
      await tab('Student list').click({ button: 'right' });
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await tab('Student list').waitFor({ state: 'detached' });
      await page.waitForURL('**/saas/home');
    });
  });

  it('the first key shows a ring as thick as all others, and the account can be read', async () => {
    const { page, step } = visit();
    await begin(page, product().origin);
    await page.goto(`${product().origin}/nothing-here`);
    const frame = framePage(page);
    await frame.userMenu.waitFor();
    const ring = () =>
      page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return `${document.activeElement?.textContent} ${outlineStyle} ${outlineWidth}`;
      });
    await step('When I press Tab', async () => {
      await page.keyboard.press('Tab');
      await expect(ring).toBecome('跳到页面内容 solid 2px');
    });
    await step(
      'When I open my account, a name that is fixed is as black as any other',
      async () => {
        await frame.openPersonalDialog();
        const dialog = page.getByRole('dialog');
        const colour = (name: string) =>
          dialog.getByRole('textbox', { name }).evaluate((one) => getComputedStyle(one).color);
        await dialog.getByRole('textbox', { name: '昵称' }).waitFor();
        expect(await colour('姓名')).toBe(await colour('昵称'));
      },
    );
    await step('When somebody tries my password, the line of it is not torn', async () => {
      await page.evaluate(async (account) => {
        localStorage.setItem('keep:language', 'fr-FR');
        const body = JSON.stringify({ account, password: 'Wrong#2026' });
        const headers = { 'content-type': 'application/json' };
        await fetch('/usercenter/v1/account/login', { method: 'POST', headers, body });
      }, administrator);
      await page.goto(`${product().origin}/personal`);
      const refused = page.getByRole('listitem').filter({ hasText: 'Connexion refusée' }).first();
      await expect(() =>
        refused.locator('time').evaluate((when) => {
          const right = when.closest('li')?.getBoundingClientRect().right ?? 0;
          const { height } = when.parentElement?.getBoundingClientRect() ?? { height: 0 };
          const short = right - when.getBoundingClientRect().right;
          return { isOneLine: height < 30, short: Math.round(short) };
        }),
      ).toBecome({ isOneLine: true, short: 0 });
    });
  });
});
