import type { Page } from '@playwright/test';
import {
  administrator,
  homeServicesAdministrator,
  otherTenantAdministrator,
} from '../support/accounts';
import { overflowing } from '../support/legible';
import { arriveAt } from '../support/phone';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Parts of the header bar that overlap, leave the window, wrap to a second row or are too small to touch. */
const faultsOfBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-slot=header]') as HTMLElement;
    const parts = [...bar.querySelectorAll<HTMLElement>('a,button')].map((part) => ({
      name: part.ariaLabel ?? part.textContent ?? '',
      box: part.getBoundingClientRect(),
      part,
    }));
    const problems = bar.getBoundingClientRect().height === 56 ? [] : ['the bar is not 56 high'];
    for (const { name, box, part } of parts) {
      if (box.width < 44 || box.height < 44) problems.push(`${name}: ${box.width}×${box.height}`);
      if (box.left < 0 || box.right > window.innerWidth)
        problems.push(`${name}: out of the window`);
      if (box.top < 0 || box.bottom > 56) problems.push(`${name}: out of the bar`);
      for (const at of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const hit = document.elementFromPoint(at, (box.top + box.bottom) / 2);
        if (!part.contains(hit)) problems.push(`${name}: under ${hit?.className} at ${at}`);
      }
    }
    return problems;
  });

describe('on a phone the header bar is one row, and all of it is accessible', () => {
  for (const [host, account, language, menus] of [
    ['localhost', administrator, 'zh-CN', 2],
    ['new.localhost', otherTenantAdministrator, 'en-US', 3],
    ['new.localhost', otherTenantAdministrator, 'fr-FR', 3],
    ['jiazheng.localhost', homeServicesAdministrator, 'zh-CN', 2],
  ] as const) {
    it(`at ${host} as ${account} in ${language}`, sample(language === 'fr-FR'), async () => {
      const { step } = visit();
      const page = await arriveAt(visit(), product(), host, account, language);
      const bar = page.getByRole('banner');
      for (const width of [480, 390, 375, 320]) {
        await step(`Then at ${width} wide every part of the bar can be clicked`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await expect(() => faultsOfBar(page)).toBecome([]);
          await expect(() => overflowing(page)).toBecome([]);
        });
        await step(`And its menus are inside the window at ${width} wide`, async () => {
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
                    .map((element) => element.textContent),
                };
              });
            await expect(cut).toBecome({ inside: true, low: [] });
            await page.keyboard.press('Escape');
          }
        });
      }
      await step('And the user menu names the user', async () => {
        await bar.locator('button[aria-haspopup=menu]').last().click();
        await bar
          .getByText(/\d{3}\*{4}\d{4}/)
          .last()
          .waitFor();
      });
    });
  }
});
