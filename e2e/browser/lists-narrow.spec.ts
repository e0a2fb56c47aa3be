import type { Page } from '@playwright/test';
import { administrator, operator } from '../support/accounts';
import { withSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

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

const lists = {
  [administrator]: ofAdministrator,
  [operator]: ['/govern-system/platform/tenant', '/saas/declare/review'],
};

const languages = ['zh-CN', 'en-US', 'fr-FR'];

/** What of a list lies beyond its edge. */
async function noneBeyond(page: Page, origin: string, language: string, paths: readonly string[]) {
  await page.evaluate(
    (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
    language,
  );
  for (const path of paths) {
    await page.goto(origin + path);
    await page.locator('tr[data-row-key]').first().waitFor();
    const table = page.locator('.ant-table-content:has(tr[data-row-key])');
    const beyond = () => table.evaluate((it) => it.scrollWidth - it.clientWidth);
    await expect(async () => `${path}: ${await beyond()}`).toBecome(`${path}: 0`);
  }
}

// a test for each language: all together take longer than one may
for (const [account, paths] of Object.entries(lists)) {
  for (const language of languages) {
    it(`on a window of 1024 pixels no list of ${account} has to be moved sideways in ${language}`, async () => {
      const { page, step } = visit();
      const { origin } = product();
      await page.setViewportSize({ width: 1024, height: 768 });
      await step('Given a log-in', () => withSession(page, origin, account));
      await step('Each list has room for its columns', () =>
        noneBeyond(page, origin, language, paths),
      );
    });
  }
}

it('on a window of 1280 pixels, where optional columns come, those of courses have room, too', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 1280, height: 800 });
  await step('Given a log-in', () => withSession(page, origin));
  for (const language of languages) {
    await step(`In ${language} each list has room for its columns`, () =>
      noneBeyond(page, origin, language, [
        ...['/saas/course', '/saas/course/grants', '/saas/live', '/saas/exchange', '/saas/finance'],
        '/saas/course/1e54399c-0bd0-5406-a74e-109825b4e03c/figures',
      ]),
    );
  }
});

/** Where the words of a list's heads do not fit. */
const cutHeads = (heads: readonly Element[]) =>
  heads.flatMap((head) =>
    [head, ...head.querySelectorAll('*')].some(
      (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX === 'hidden',
    )
      ? [head.textContent]
      : [],
  );

it('on a window of 1440 pixels no list of teaching cuts the heads of its columns off, in any language', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 1440, height: 900 });
  await step('Given a log-in', () => withSession(page, origin));
  for (const language of languages) {
    await step(`In ${language} every head is read whole`, async () => {
      await page.evaluate(
        (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
        language,
      );
      for (const path of ofAdministrator.filter((value) => value.startsWith('/saas/'))) {
        await page.goto(origin + path);
        await page.locator('tr[data-row-key]').first().waitFor();
        const heads = page.locator('thead th');
        await expect(async () => [path, ...(await heads.evaluateAll(cutHeads))]).toBecome([path]);
      }
    });
  }
});

it('on a phone a long name without a gap stays within its card', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 390, height: 844 });
  await step('Given the library on a phone', async () => {
    await withSession(page, origin);
    await page.goto(`${origin}/saas/resource`);
  });
  await step('When I give a file such a name', async () => {
    await page.getByRole('button', { name: '编辑 垃圾分类图' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('标题').fill('A'.repeat(100));
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByRole('checkbox', { name: /A{100}/ }).waitFor();
  });
  await step('Then no card runs out of the page', async () => {
    const cards = page.locator('li[data-row-key]');
    const beyond = () =>
      cards.evaluateAll((all) => Math.max(...all.map((it) => it.getBoundingClientRect().right)));
    await expect(async () => (await beyond()) <= 390).toBecome(true);
  });
});
