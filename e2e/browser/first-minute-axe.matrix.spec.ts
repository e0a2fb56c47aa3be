import type { Page } from '@playwright/test';
import {
  administrator,
  homeServicesAdministrator,
  otherTenantAdministrator,
} from '../support/accounts';
import { findings, overflowing } from '../support/legible';
import { openFully } from '../support/open-whole';
import { storeNewSession } from '../support/session';
import { describe, expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

const variants = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const;

type Open = (page: Page) => Promise<unknown>;
interface Screen {
  readonly name: string;
  readonly path: string;
  /** An overlay over the page, with its selector. */
  readonly overlay?: readonly [part: string, open: Open];
}

const banner = (page: Page) => page.getByRole('banner');
const userMenu: Open = async (page) => {
  await banner(page).getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
};
const screens: readonly Screen[] = [
  { name: 'the home', path: '/saas/home' },
  { name: 'the user menu', path: '/saas/home', overlay: ['html', userMenu] },
  {
    name: 'the personal dialog',
    path: '/saas/home',
    overlay: [
      '[role=dialog]',
      async (page) => {
        await userMenu(page);
        await page.getByRole('menuitem').first().click();
        await page.getByRole('dialog').getByRole('textbox').last().waitFor();
      },
    ],
  },
  {
    name: 'the search',
    path: '/saas/home',
    overlay: [
      'dialog',
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('option').first().waitFor();
      },
    ],
  },
  {
    name: 'the keys',
    path: '/saas/home',
    overlay: [
      'dialog',
      async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    ],
  },
  { name: 'the settings', path: '/personal/settings' },
  { name: 'the account', path: '/personal' },
  { name: 'no such page', path: '/nothing-here' },
  { name: 'no such page of an app', path: '/saas/nothing-here' },
  { name: 'a page of others', path: '/saas/modules' },
  { name: 'the error page', path: '/error?code=500' },
];

for (const [host, account, language] of [
  ['localhost', administrator, 'zh-CN'],
  ['jiazheng.localhost', homeServicesAdministrator, 'en-US'],
  ['new.localhost', otherTenantAdministrator, 'fr-FR'],
] as const) {
  describe(`what a person sees first at ${host}, in ${language}`, () => {
    it(
      'has no finding of any level, in light and dark, on a desk and a phone',
      sample(language === 'en-US'),
      async () => {
        it.slow();
        const { page, step } = visit();
        const origin = product().origin.replace('localhost', host);
        await storeNewSession(page, origin, account);
        await page.evaluate(
          (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
          language,
        );
        for (const { name: what, path, overlay: over } of screens) {
          await step(`On ${what}`, async () => {
            await openFully(page, origin + path);
            await over?.[1](page);
            for (const { colorScheme, width, height } of variants) {
              await page.emulateMedia({ colorScheme });
              await page.setViewportSize({ width, height });
              await expect(() =>
                page.evaluate(() => document.documentElement.style.colorScheme),
              ).toBecome(colorScheme);
              const problems = await findings(page, { within: over?.[0] ?? 'html' });
              expect([colorScheme, width, problems]).toEqual([colorScheme, width, []]);
              expect(await overflowing(page)).toEqual([]);
            }
          });
        }
      },
    );
  });
}
