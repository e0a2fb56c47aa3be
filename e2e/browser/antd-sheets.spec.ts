import type { Page } from '@playwright/test';
import { administrator } from '../support/accounts';
import { sharedSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const begin = sharedSession(administrator);

/** Keys of antd's style sheets; a placeholder that was not replaced would still be in the text. */
const sheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('head > style[data-css-hash]')].map((style) => ({
      key: style.getAttribute('data-css-hash') ?? '',
      isFilled: !/[`?|]/.test(style.textContent ?? ''),
    })),
  );

describe('the style sheets of antd, made by the build', () => {
  it('exist once, before the first paint is over, and are restored after they were removed', async () => {
    const { page, step } = visit();
    await begin(page, product().origin);
    await step('When a list is shown, each of its components has one sheet', async () => {
      await page.goto(`${product().origin}/saas/student`);
      await page.locator('tr[data-row-key]').first().waitFor();
      const pageSheets = await sheets(page);
      const keys = pageSheets.map(({ key }) => key.split(' ')[0]);
      expect(keys).toEqual(expect.arrayContaining(['reset', 'Button-Button', 'Table-Table']));
      expect(new Set(pageSheets.map(({ key }) => key)).size).toBe(pageSheets.length);
      expect(pageSheets.filter(({ isFilled }) => !isFilled)).toEqual([]);
    });
    await step('When they are removed, a dialog inserts those it needs', async () => {
      await page.evaluate(() => {
        for (const style of document.querySelectorAll('style[data-css-hash]')) style.remove();
      });
      await page.getByRole('button', { name: '新增学员' }).click();
      const dialog = page.getByRole('dialog', { name: '新增学员' });
      await dialog.waitFor();
      const keys = (await sheets(page)).map(({ key }) => key.split(' ')[0]);
      expect(keys).toEqual(expect.arrayContaining(['reset', 'Modal-Modal', 'Button-Button']));
      const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
      expect(await dialog.getByRole('button').last().evaluate(radius)).toBe('6px');
    });
  });
});
