import type { Page } from '@playwright/test';
import { framePage } from '../pages/frame.page';
import { administrator } from '../support/accounts';
import { boxOf } from '../support/legible';
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

/** Styles of a card, whether the shell or a room rendered it. */
const cardStyles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => {
      const { fontSize, color, textAlign } = getComputedStyle(heading);
      const [action] = document.querySelectorAll('main a, main button');
      const {
        backgroundColor,
        color: words,
        height,
        borderRadius,
      } = getComputedStyle(action ?? heading);
      const mark = document.querySelector('main svg')?.getBoundingClientRect();
      return {
        heading: { fontSize, color, textAlign },
        way: { backgroundColor, words, height, borderRadius },
        mark: mark && [mark.width, mark.height],
      };
    });

describe('At first sight', () => {
  it('the product is as dark as the device, before and after the log-in, until I choose', async () => {
    const { page, step } = visit();
    const { origin } = product();
    await step('When my device is dark, so is the entrance', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${origin}/entrance/login`);
      await page.getByRole('button', { name: '跟随系统', pressed: true }).waitFor();
      await expect(brightness(page)).toBecome('dark, dark ground');
    });
    const logo = () =>
      page.getByRole('img', { name: '阳光教育管理平台' }).evaluate((picture: HTMLImageElement) => {
        const { backgroundColor, boxShadow } = getComputedStyle(picture);
        const isMadeForDark = picture.src.includes('-on-dark');
        return { isMadeForDark, plate: `${backgroundColor} ${boxShadow}` };
      });
    const noPlate = 'rgba(0, 0, 0, 0) none';
    await step('And the logo is the one for dark colours, without a white background', async () => {
      await expect(logo).toBecome({ isMadeForDark: true, plate: noPlate });
    });
    await step('And when the device turns light, so does the entrance', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(brightness(page)).toBecome('light, light ground');
      await expect(logo).toBecome({ isMadeForDark: false, plate: noPlate });
    });
    await step('And the pages after the log-in do the same', async () => {
      await begin(page, origin);
      await page.goto(`${origin}/nothing-here`);
      await framePage(page).userMenu.waitFor();
      await expect(brightness(page)).toBecome('light, light ground');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(brightness(page)).toBecome('dark, dark ground');
    });
    await step('When I choose light in my menu, the device no longer matters', async () => {
      await framePage(page).userMenu.click();
      await page.getByRole('menuitemradio', { name: '浅色' }).click();
      await expect(brightness(page)).toBecome('light, light ground');
    });
  });

  it('every missing page has the same design, with a title and a link or button', async () => {
    const { page, step } = visit();
    const { origin } = product();
    await begin(page, origin);
    const cards: Awaited<ReturnType<typeof cardStyles>>[] = [];
    const heights: number[] = [];
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
        cards.push(await cardStyles(page));
        const { y } = await boxOf(page.getByRole('main').locator('svg').first());
        // Error pages have no header above the card, so their cards have another position.
        if (!path.startsWith('/error')) heights.push(y);
      });
    }
    for (const item of cards) expect(item).toEqual(cards[0]);
    expect(new Set(heights).size).toBe(1);
  });

  it('the figures of the home page fill their rows in every window', async () => {
    const { page, step } = visit();
    await begin(page, product().origin);
    await page.goto(`${product().origin}/saas/home`);
    const figures = page.locator('main dl').first();
    await figures.waitFor();
    const rows = () =>
      figures.evaluate((list) => {
        const tops = [...list.children].map((card) => Math.round(card.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((value) => value === top).length);
      });
    /** Cards that differ in height from another card in their row. */
    const raggedRows = () =>
      page.locator('main section section').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        return boxes.filter(({ top, height }) =>
          boxes.some((box) => Math.abs(box.top - top) < 1 && Math.abs(box.height - height) > 1),
        );
      });
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [720, 450],
      [390, 844],
    ] as const) {
      await step(`At ${width} pixels`, async () => {
        await page.setViewportSize({ width, height });
        await expect(async () => new Set(await rows()).size).toBecome(1);
        const isTooWide = () =>
          page.getByRole('main').evaluate((main) => main.scrollWidth > main.clientWidth);
        await expect(isTooWide).toBecome(false);
        await expect(raggedRows).toBecome([]);
      });
    }
  });

  it('three tenants look different before anybody has logged in', async () => {
    const { page } = visit();
    const faces: string[] = [];
    for (const host of ['localhost', 'new.localhost', 'jiazheng.localhost']) {
      await page.goto(`${product().origin.replace('localhost', host)}/entrance/login`);
      await page.getByRole('tab').first().waitFor();
      const button = page.getByRole('button', { name: '登录', exact: true });
      faces.push(await button.evaluate((element) => getComputedStyle(element).backgroundColor));
      faces.push((await page.locator('link[rel~=icon]').getAttribute('href')) ?? '');
      faces.push(await page.title());
      const pictures = page.locator('img[alt=""]');
      // The first host's illustration is an inline drawing and no img.
      if (host !== 'localhost') await pictures.nth(1).waitFor();
      // The files have a different address on each host.
      const files = (all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname).join();
      faces.push(await pictures.evaluateAll(files));
      const tenant = (await page.title()).split(' · ')[1];
      const logo = () => page.getByRole('img', { name: tenant }).evaluateAll(files);
      await expect(logo).toBecome(expect.not.stringContaining('-on-dark'));
      faces.push(await logo());
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(logo).toBecome(expect.stringContaining('-on-dark'));
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(new Set(faces).size).toBe(faces.length);
  });
});
