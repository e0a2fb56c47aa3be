import { administrator } from '../support/accounts';
import { paleOnPaper } from '../support/on-paper';
import { ask, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Elements of the page beyond the right edge of the window, where no scrolling reaches. */
const overflowing = () =>
  [...document.querySelectorAll('main button, main input, main h1, main [role=textbox]')]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

/** Words of the selects in a rule that do not fit into them. */
const cutOff = () =>
  [...document.querySelectorAll('main fieldset:has([role=combobox]) *')]
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent)
    .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

it('questions and papers are written on a phone, in any language', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await page.setViewportSize({ width: 390, height: 844 });
  await storeNewSession(page, origin, administrator);
  for (const language of ['zh-CN', 'en-US', 'fr-FR']) {
    await step(`In ${language} nothing overflows`, async () => {
      for (const [list, addButton] of [
        ['/saas/question?type=compound', '/saas/question/'],
        ['/saas/paper?type=fixed', '/saas/paper/'],
        ['/saas/paper?type=random', '/saas/paper/'],
      ] as const) {
        await page.goto(origin + list);
        await page.evaluate(
          (chosenLanguage) => localStorage.setItem('keep:language', chosenLanguage),
          language,
        );
        await page.reload();
        const first = () =>
          page
            .locator('main')
            .getByRole('link')
            .evaluateAll(
              (all, start) =>
                all
                  .map((item) => (item as HTMLAnchorElement).pathname)
                  .find((path) => path.startsWith(start) && path !== `${start}new`) ?? '',
              addButton,
            );
        await expect(first).toBecome(expect.stringContaining(addButton));
        const path = await first();
        await page.goto(`${origin}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect(() => page.evaluate(overflowing)).toBecome([]);
        await expect(() => page.evaluate(cutOff)).toBecome([]);
      }
      await page.goto(`${origin}/saas/question/new`);
      await page.getByRole('textbox').first().waitFor();
      await expect(() => page.evaluate(overflowing)).toBecome([]);
    });
  }
});

it('a paper is printed dark on white, whatever colours the screen has', async () => {
  const { page, step } = visit();
  const { origin } = product();
  await storeNewSession(page, origin, administrator);
  await step('Given a paper that is shown with dark colours', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${origin}/saas/paper`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { list } = await ask<{ list: { id: string; status: number }[] }>(
      page,
      '/raas/v1/paperManage/findByCondition',
      { pageNum: 1, pageSize: 50, type: 'fixed' },
    );
    const enabled = list.find(({ status }) => status === 1);
    await page.goto(`${origin}/saas/paper/${enabled?.id}/preview`);
    await page
      .getByRole('button', { name: '打印或存为 PDF' })
      .and(page.locator(':enabled'))
      .waitFor();
  });
  await step('Then no text is too pale on paper', async () => {
    await expect(() => paleOnPaper(page)).toBecome([]);
  });
});
