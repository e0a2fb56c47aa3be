import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { goTo, storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

describe('the list of students', () => {
  it('is used by keyboard: rows, selection, sheet, form, search', async () => {
    const { page, step } = visit();
    const students = studentsPage(page);
    await storeNewSession(page, product().origin, administrator);
    await page.goto(`${product().origin}/saas/student`);
    const first = students.list.locator('tr[data-row-key]').first();
    await first.waitFor();
    await step('When I press ?, the sheet has the keys of lists', async () => {
      const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
      await page.keyboard.press('?');
      await sheet.getByText('下一行、上一行').waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    });
    await step('When I open another page, or sort, no column moves', async () => {
      const lefts = () =>
        students.list
          .getByRole('columnheader')
          .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().x)));
      const leftsBefore = await lefts();
      let firstRowKey = await first.getAttribute('data-row-key');
      for (const search of ['?page=2', '?sort=-phone', '']) {
        await goTo(page, `/saas/student${search}`);
        await expect(() => first.getAttribute('data-row-key')).not.toBecome(firstRowKey);
        firstRowKey = await first.getAttribute('data-row-key');
        await expect(lefts).toBecome(leftsBefore);
      }
    });
    await step(
      'When I print it, all rows and columns are on the paper, without the frame',
      async () => {
        const screen = page.viewportSize() ?? { width: 1440, height: 900 };
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await page.setViewportSize({ width: 794, height: 1123 });
        await page.getByRole('banner').waitFor({ state: 'hidden' });
        const cut = () =>
          students.list.evaluate((list) => {
            const isCut = (box: Element | null): boolean =>
              box !== null &&
              (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
            const content = document.getElementById('edu-content');
            return [content, list.querySelector('.ant-table-content')].filter(isCut).length;
          });
        await expect(cut).toBecome(0);
        await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
        await page.setViewportSize(screen);
        await page.getByRole('banner').waitFor();
      },
    );
    await step('When I select two rows, the bar says so and suspends them', async () => {
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
      const bar = page.getByRole('region', { name: '所选内容的操作' });
      await bar.getByText('已选择 2 项').waitFor();
      await bar.getByRole('button', { name: /停.?用/ }).click();
      await page.getByText('已停用 2 名学员').waitFor();
      await bar.waitFor({ state: 'hidden' });
      await first.getByText('已停用').waitFor();
    });
    await step('When I press e, the form of the row opens and Ctrl-S saves it', async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      const name = students.dialog.getByRole('textbox', { name: '姓名' });
      await name.fill('键盘同学');
      await page.keyboard.press('Control+s');
      await students.dialog.waitFor({ state: 'hidden' });
      await students.row('键盘同学').waitFor();
    });
    await step('When I press /, I search while I type, and Back is one step', async () => {
      await page.keyboard.press('/');
      await page.keyboard.type('键盘同学', { delay: 40 });
      await students.total(1).waitFor();
      await expect(() => new URL(page.url()).searchParams.get('keyword')).toBecome('键盘同学');
      await page.goBack();
      await expect(() => new URL(page.url()).search).toBecome('');
    });
  });

  it('keeps its settings: order, columns and a view of my own, also after a reload', async () => {
    const { page, step } = visit();
    const students = studentsPage(page);
    const heads = () => students.list.getByRole('columnheader').allTextContents();
    await storeNewSession(page, product().origin, administrator);
    await page.goto(`${product().origin}/saas/student`);
    await step('When I press a heading, the server sorts', async () => {
      const phone = students.list.getByRole('columnheader', { name: '手机号' });
      await phone.click();
      await expect(() => new URL(page.url()).search).toBecome('?sort=phone');
      // The address changes before the heading is rendered again.
      await expect(() => phone.getAttribute('aria-sort')).toBecome('ascending');
      await phone.click();
      await expect(() => new URL(page.url()).search).toBecome('?sort=-phone');
    });
    await step('When I hide a column and name the view, both are saved', async () => {
      await page.getByRole('button', { name: '列与视图' }).click();
      const dialog = page.getByRole('dialog', { name: '列与视图' });
      await dialog.getByRole('checkbox', { name: '邮箱' }).click();
      await dialog.getByRole('textbox', { name: '视图名称' }).fill('按手机号');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: /完.?成/ }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: '按手机号' }).waitFor();
    });
    await step('When I open the list again, they still are', async () => {
      await page.goto(`${product().origin}/saas/student`);
      await page.getByRole('link', { name: '按手机号' }).click();
      await expect(() => new URL(page.url()).search).toBecome('?sort=-phone');
      await expect(async () => (await heads()).includes('邮箱')).toBecome(false);
    });
  });
});
