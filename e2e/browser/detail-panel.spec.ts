import { administrator } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { describe, expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

const list = '/govern-system/platform/account';

/** Opens the list of accounts with the details of one row. */
async function opened() {
  const { page, step, faults } = visit();
  await storeNewSession(page, product().origin, administrator);
  await page.goto(`${product().origin}${list}`);
  const rows = page.locator('[data-row-key]');
  await rows.nth(1).waitFor();
  const aside = page.getByRole('complementary', { name: /的详情$/ });
  const rowId = () => new URL(page.url()).searchParams.get('row');
  return { page, step, faults, rows, aside, rowId };
}

describe('the details of a row', () => {
  it('are beside the list by mouse, with the history of changes, and survive a reload', async () => {
    const { page, step, rows, aside, rowId } = await opened();
    const name = (await rows.nth(1).locator('[data-row-open]').textContent()) ?? '';
    await step('When I open a row, the list remains usable', async () => {
      await rows.nth(1).locator('[data-row-open]').click();
      await aside.getByRole('heading', { name, exact: true }).waitFor();
      await rows.first().locator('[data-row-open]').click({ trial: true });
      // The table needs no horizontal scrolling.
      const table = page.locator('.ant-table-content').first();
      await expect(() => table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBecome(0);
    });
    await step(
      'When I suspend the person in the panel, the history says who did what',
      async () => {
        await aside.getByRole('button', { name: `停用 ${name}` }).click();
        await aside
          .getByRole('list', { name: '变更历史' })
          .getByText('状态：正常 → 已停用')
          .waitFor();
        await page.getByRole('button', { name: /^撤销/ }).click();
        await aside.getByText('状态：已停用 → 正常').waitFor();
      },
    );
    await step('When I reload, the same details are there', async () => {
      const id = rowId();
      await page.reload();
      await aside.getByRole('heading', { name, exact: true }).waitFor();
      await expect(() => rowId()).toBecome(id);
    });
    await step('Then Back closes them, and Forward opens them again', async () => {
      await page.goBack();
      await aside.waitFor({ state: 'detached' });
      await expect(() => rowId()).toBecome(null);
      await page.goForward();
      await aside.getByRole('heading', { name, exact: true }).waitFor();
    });
  });

  it('report a failed load, and are loaded by a retry', async () => {
    const { page, step, faults, rows, aside } = await opened();
    faults.expect(/panel\.view|A part of the page could not be loaded/);
    const chunk = '**/chunks/panel.view*';
    await page.route(chunk, (route) => route.abort());
    await step('When their chunk cannot be loaded, I read so', async () => {
      await rows.first().locator('[data-row-open]').click();
      await page.getByRole('alert').getByRole('button', { name: '重试' }).waitFor();
    });
    await step('Then a retry loads them', async () => {
      await page.unroute(chunk);
      await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
      await aside.waitFor();
    });
  });

  it('move through the rows by keyboard only', async () => {
    const { page, step, rows, aside, rowId } = await opened();
    const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await sheet.getByText('关闭详情').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await step('When I press j and Enter, the first row opens; j goes to the next', async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await aside.waitFor();
      await expect(() => rowId()).toBecome(ids[0] ?? '');
      await page.keyboard.press('j');
      await page.locator(`[data-row-panel="${ids[1]}"]`).waitFor();
      await expect(() => rowId()).toBecome(ids[1] ?? '');
    });
    await step('Then Escape closes it and the focus is on that row', async () => {
      await page.keyboard.press('Escape');
      await aside.waitFor({ state: 'detached' });
      const focused = page.locator(`[data-row-key="${ids[1]}"] [data-row-open]`);
      await expect(() => focused.evaluate((link) => link === document.activeElement)).toBecome(
        true,
      );
    });
  });

  it('fill the window of a phone', async () => {
    const { page, step, rows } = await opened();
    await page.setViewportSize({ width: 390, height: 844 });
    const sheet = page.getByRole('dialog', { name: /的详情$/ });
    await step('When I open a card, its details fill the whole window', async () => {
      await rows.first().locator('[data-row-open]').click();
      await sheet.waitFor();
      await expect(async () => (await sheet.boundingBox())?.width).toBecome(390);
    });
    await step('Then the button for the next one and Back work', async () => {
      await sheet.getByRole('button', { name: '下一条' }).click();
      await page.goBack();
      await sheet.waitFor({ state: 'hidden' });
      await rows.first().waitFor();
    });
  });
});
