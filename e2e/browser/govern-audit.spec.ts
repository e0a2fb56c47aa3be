import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('a registration is returned and then accepted, and the audit log says by whom', async () => {
  const { page, step } = visit();
  const row = page.getByRole('row').filter({ hasText: '明德教育科技有限公司' });
  const dialog = page.getByRole('dialog');
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await step('When I look at the waiting ones, a company has its details', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/registrations?state=claimed`);
    await row.getByRole('button', { name: /查看/ }).click();
    await dialog.getByText('13699000010').waitFor();
  });
  await step('And returning it requires a reason', async () => {
    await press('退回');
    await press('退回');
    await dialog.getByText('请填写退回原因').waitFor();
    await dialog.getByRole('textbox', { name: '退回原因' }).fill('请补充办学许可证');
    await page.keyboard.press('Enter');
    await page.getByText('已退回“明德教育科技有限公司”').waitFor();
    await row.waitFor({ state: 'hidden' });
  });
  await step('When I accept it after all, it is in no queue any more', async () => {
    await page.getByRole('link', { name: '已退回' }).click();
    await row.getByRole('button', { name: /查看/ }).click();
    await dialog.getByText('请补充办学许可证').waitFor();
    await press('通过');
    await dialog.getByRole('combobox', { name: '入驻方式' }).waitFor();
    await press('通过');
    await page.getByText('已通过“明德教育科技有限公司”').waitFor();
    await page.getByRole('link', { name: '已通过' }).click();
    await row.waitFor();
  });
  await step('Then the audit log has both, with the values before and after', async () => {
    await page.goto(`${product().origin}/govern-system/audit?group=registration`);
    const lines = page.getByRole('row').filter({ hasText: '入驻申请' });
    await expect(() => lines.count()).toBecome(2);
    await lines.first().getByRole('button', { name: /查看/ }).click();
    await dialog.getByRole('row', { name: '状态 已退回 已通过' }).waitFor();
    await dialog.getByText('陈晓阳').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
  await step('And I can export what I see as a workbook', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    expect((await download).suggestedFilename()).toBe('操作记录.xlsx');
  });
});

it('a message below a date does not stretch the other filters', async () => {
  const { page, step } = visit();
  const filters = page.getByRole('search');
  const fieldHeights = () =>
    filters.evaluate((row) =>
      [...row.querySelectorAll('.ant-select, .ant-input-affix-wrapper')].map(
        (field) => field.clientHeight,
      ),
    );

  await step('When the last day is before the first, the date says so', async () => {
    await storeNewSession(page, product().origin);
    await page.goto(`${product().origin}/govern-system/audit?from=2026-05-02&to=2026-05-01`);
    await filters.getByRole('alert').waitFor();
  });
  await step('Then no field is taller than that of the date', async () => {
    const [group = 0, from = 0, to] = await fieldHeights();
    expect(Math.max(group, from)).toBeLessThanOrEqual(to ?? 0);
  });
});
