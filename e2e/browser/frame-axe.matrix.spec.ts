import { administrator, operator } from '../support/accounts';
import { findings, overflowing } from '../support/legible';
import { openFully } from '../support/open-whole';
import { storeNewSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

const variants = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** Every page with the frame, and an address without a page. */
const routes = [
  [administrator, '/saas/student'],
  [administrator, '/saas/jiazheng'],
  [administrator, '/saas/demo_homepage'],
  [administrator, '/saas/demo_site'],
  [operator, '/saas/modules'],
  [administrator, '/bi-admin/overview'],
  [administrator, '/cms/list'],
] as const;

describe('every framed page, on a desk in light and on a phone in dark', () => {
  for (const account of [administrator, operator] as const) {
    it(`of ${account} has one heading and no finding`, sample(account === operator), async () => {
      const { page, step } = visit();
      await storeNewSession(page, product().origin, account);
      for (const [owner, path] of routes) {
        if (owner !== account) continue;
        await step(`On ${path}`, async () => {
          await openFully(page, product().origin + path);
          await page.getByRole('banner').getByRole('button').last().waitFor();
          for (const { colorScheme, width, height } of variants) {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height });
            await expect(() =>
              page.evaluate(() => document.documentElement.style.colorScheme),
            ).toBecome(colorScheme);
            const headings = page.getByRole('heading', { level: 1 });
            await expect(() => headings.count()).toBecome(1);
            await expect(() => headings.textContent()).toBecome(expect.stringMatching(/\S/));
            expect(await findings(page)).toEqual([]);
            expect(await overflowing(page)).toEqual([]);
          }
        });
      }
    });
  }
});
