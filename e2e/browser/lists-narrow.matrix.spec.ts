import type { Page } from '@playwright/test';
import { administrator, operator } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { expect, it, sample, tellStory } from '../support/story';

const { product, visit } = tellStory();

const ofAdministrator = [
  '/saas/student',
  '/saas/task',
  '/saas/message',
  '/saas/exchange',
  '/saas/finance',
  '/saas/course/grants',
  '/saas/live',
  '/saas/declare',
  '/saas/question',
  '/saas/paper',
  '/saas/exam',
  '/saas/certificate',
  '/saas/housekeepingManagement/list',
  '/saas/organize',
  '/saas/talent',
  '/cms/content/articles',
  '/cms/content/dissertation',
  '/form/questionnaires',
  '/payment/orders',
  '/govern-system/platform/account',
  '/govern-system/organ/records',
  '/govern-system/organ/teacher',
  '/govern-system/organ/student',
  '/govern-system/registrations',
];

/** Optional columns appear at 1280 pixels, and these lists have them. */
const ofCourses = [
  '/saas/course',
  '/saas/course/grants',
  '/saas/live',
  '/saas/exchange',
  '/saas/finance',
  '/saas/course/1e54399c-0bd0-5406-a74e-109825b4e03c/figures',
];

const lists = {
  [administrator]: ofAdministrator,
  [operator]: ['/govern-system/platform/tenant', '/saas/declare/review'],
};

/** Texts of column headings that are cut off. */
const cutHeads = (heads: readonly Element[]) =>
  heads.flatMap((head) =>
    [head, ...head.querySelectorAll('*')].some(
      (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX === 'hidden',
    )
      ? [head.textContent]
      : [],
  );

async function expectWholeHeads(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heads = page.locator('thead th');
  await expect(async () => [path, ...(await heads.evaluateAll(cutHeads))]).toBecome([path]);
}

/** Checks that the list does not overflow horizontally. */
async function expectNoOverflow(page: Page, path: string, width: 1024 | 1280) {
  await page.setViewportSize({ width, height: 768 });
  const table = page.locator('.ant-table-content:has(tr[data-row-key])');
  const overflow = () => table.evaluate((it) => it.scrollWidth - it.clientWidth);
  await expect(async () => `${path}: ${await overflow()}`).toBecome(`${path}: 0`);
}

// One test for each language, because together they exceed the time limit.
for (const [account, paths] of Object.entries(lists)) {
  for (const language of ['zh-CN', 'en-US', 'fr-FR']) {
    const pathsOfAccount = account === administrator ? new Set([...paths, ...ofCourses]) : paths;
    it(
      `lists of ${account} are legible, and none has to be scrolled sideways, in ${language}`,
      sample(language === 'fr-FR'),
      async () => {
        const { page, step } = visit();
        const { origin } = product();
        await step('Given a session', async () => {
          await storeNewSession(page, origin, account);
          await page.evaluate((chosen) => localStorage.setItem('keep:language', chosen), language);
        });
        for (const path of pathsOfAccount) {
          await step(`At ${path}`, async () => {
            await page.goto(origin + path);
            await page.locator('tr[data-row-key]').first().waitFor();
            if (paths.includes(path) && path.startsWith('/saas/'))
              await expectWholeHeads(page, path);
            if (ofCourses.includes(path)) await expectNoOverflow(page, path, 1280);
            if (paths.includes(path)) await expectNoOverflow(page, path, 1024);
          });
        }
      },
    );
  }
}
