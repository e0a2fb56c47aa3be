import { findings, overflowing } from '../support/legible';
import { storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const walls = {
  government: '/saas/screen/governmentDataScreen',
  training: '/saas/screen/trainRegulation',
  own: '/saas/EasyScreen',
} as const;

type Page = ReturnType<typeof visit>['page'];

async function hang(page: Page, name: keyof typeof walls): Promise<void> {
  await page.goto(product().origin + walls[name]);
  await page.locator('figure').nth(4).waitFor();
}

/** Parts that are cut off or overflow the frame of the screen. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { innerHeight, innerWidth } = window;
    const parts = [
      ...document.querySelectorAll('.wall-panel, .wall-figures > div, .wall-head *, .wall-foot *'),
    ];
    return parts
      .filter((part) => {
        const { right, bottom, width } = part.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || bottom > innerHeight + 1);
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  });

/** Chart bars that overlap their neighbour. */
const overlapping = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wall-bar + .wall-bar > i')].flatMap((bar) => {
      const markerBefore = bar.parentElement?.previousElementSibling?.querySelector('i');
      const { left } = bar.getBoundingClientRect();
      const overlap = (markerBefore?.getBoundingClientRect().right ?? left) - left;
      return overlap > 0 ? [`${bar.parentElement?.textContent}: ${overlap}`] : [];
    }),
  );

describe('the screens', () => {
  it('a stranger uses a public one by keyboard, and follows it without a session or a cookie', async () => {
    const { page, context, step } = visit();
    const students = () =>
      page.locator('.wall-figures dd').first().locator('.wall-visually-hidden').textContent();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await step('When I open the screen of the government', () => hang(page, 'government'));
    await step('Then it names the tenant, and there is no session', async () => {
      await page.getByRole('img', { name: '阳光教育' }).waitFor();
      await expect(() => students()).toBecome('300');
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    });
    await step('And a chart turns into its table by keyboard only', async () => {
      const tableButton = page.getByRole('button', { name: '以表格查看：各地区学员' });
      await tableButton.focus();
      await page.keyboard.press('Enter');
      const table = page.getByRole('region', { name: '各地区学员（表格）' });
      await table.getByRole('row', { name: '上海 300' }).waitFor();
      await table.getByRole('row', { name: '台湾 0' }).waitFor();
      await page.keyboard.press('Tab');
      expect(await table.evaluate((part) => part === document.activeElement)).toBe(true);
      expect(await outside(page)).toEqual([]);
    });
  });

  it('without a stream the page polls, and nothing is animated with reduced motion', async () => {
    it.slow();
    const { page, step } = visit();
    let streams = 0;
    // A proxy that does not support streams.
    await page.route('**/bi/v1/screen/stream*', (route) => {
      streams += 1;
      return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 500\n\n' });
    });
    await hang(page, 'training');
    const read = page.waitForResponse((reply) => reply.url().endsWith('/bi/v1/screen/training'));
    await step('Then the page polls', async () => {
      expect((await read).status()).toBe(200);
      await expect(() => streams > 1).toBecome(true);
    });
    await step('And its digits are not animated', async () => {
      const digit = page.locator('.wall-digit > span').first();
      expect(await digit.evaluate((part) => getComputedStyle(part).transitionDuration)).toBe('0s');
    });
  });

  it('a screen that a tenant has turned off says so', async () => {
    const { page, step } = visit();
    const { origin } = product();
    const switchPublic = async (from: string, to: string) => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/modular/site`);
      const box = page.getByRole('checkbox', { name: '公开大屏' });
      await box.waitFor();
      expect(await box.isChecked()).toBe(from === 'on');
      await box.setChecked(to === 'on');
      await page.getByRole('button', { name: '保存', exact: true }).click();
      await page.getByText('已保存').first().waitFor();
    };
    await step('Given a tenant that shows none', () => switchPublic('on', 'off'));
    await page.goto(origin + walls.training);
    await page.getByText('本租户未开放公开大屏').waitFor();
    await switchPublic('off', 'on');
    await hang(page, 'training');
  });

  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [3840, 2160],
  ] as const) {
    it(`each fits into ${width} by ${height} in three languages, and axe finds nothing`, async () => {
      it.slow();
      const { page, step } = visit();
      await storeNewSession(page, product().origin);
      await page.setViewportSize({ width, height });
      for (const name of ['government', 'training', 'own'] as const) {
        for (const language of ['zh-CN', 'en-US', 'fr-FR']) {
          await step(`${name} in ${language}`, async () => {
            await page.evaluate(
              (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
              language,
            );
            await hang(page, name);
            expect(await outside(page)).toEqual([]);
            expect(await overlapping(page)).toEqual([]);
            expect(await overflowing(page)).toEqual([]);
            expect(await findings(page)).toEqual([]);
            const size = await page
              .locator('.wall-row, .wall-bar')
              .first()
              .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize));
            expect(size >= 15.9 * Math.min(width / 1920, height / 1080)).toBe(true);
          });
        }
      }
    });
  }

  it('fit on a phone, including tables', async () => {
    it.slow();
    const { page, step } = visit();
    await storeNewSession(page, product().origin);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['government', 'training', 'own'] as const) {
      await step(name, async () => {
        await page.evaluate(() => localStorage.setItem('keep:language', 'fr-FR'));
        await hang(page, name);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        for (const button of await page.locator('figure button').all()) await button.click();
        expect(await overflowing(page)).toEqual([]);
        expect(await findings(page)).toEqual([]);
      });
    }
  });
});
