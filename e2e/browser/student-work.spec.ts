import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { studentsPage } from '../pages/students.page';
import { administrator } from '../support/accounts';
import { goBack, goTo, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** Opens the student list as the administrator. */
async function opened(page: Page, search = '') {
  await storeNewSession(page, product().origin, administrator);
  await page.goto(`${product().origin}/saas/student${search}`);
  const students = studentsPage(page);
  const rows = students.list.locator('tr[data-row-key]');
  await rows.first().waitFor();
  return { students, rows };
}

it('a masked number is shown on request, and the audit log says who saw it', async () => {
  const { page, step } = visit();
  const { students } = await opened(page);
  const row = students.row('朱若曦').first();
  await step('When I press the eye, the number is shown', async () => {
    await row.getByText('136****0074').waitFor();
    await row.getByRole('button', { name: '显示朱若曦的手机号' }).click();
    await row.getByText('13610000074').waitFor();
  });
  await step('And masked again after a reload', async () => {
    await page.reload();
    await row.getByText('136****0074').waitFor();
  });
  await step('Then the audit log says who saw whose number, without the number', async () => {
    await page.goto(`${product().origin}/govern-system/audit?group=student`);
    const line = page.getByRole('row').filter({ hasText: '查看学员完整号码' }).first();
    await line.getByText('朱若曦').waitFor();
    await expect(() => page.locator('body').textContent()).toBecome(
      expect.not.stringContaining('13610000074'),
    );
  });
});

it('all matching rows are changed at once, but not if others match by now; a few can be changed back', async () => {
  const { page, step } = visit();
  const { students, rows } = await opened(page, '?status=suspended&size=10');
  const bar = page.getByRole('region', { name: '所选内容的操作' });
  const move = async (branch: string) => {
    await bar.getByRole('button', { name: /移.?动/ }).click();
    const box = students.dialog.getByRole('combobox', { name: '校区' });
    await box.click();
    await page.getByTitle(branch, { exact: true }).last().click();
    await expect(() => box.getAttribute('aria-expanded')).toBecome('false');
    await students.dialog.getByRole('button', { name: /移.?动/ }).click();
  };
  const branches = () => rows.evaluateAll((all) => all.map((row) => row.textContent ?? ''));

  await step('Given all 18 that are suspended, ten of them on the page', async () => {
    await students.list.getByRole('checkbox', { name: '选择本页全部' }).check();
    await bar.getByText('已选择 10 项').waitFor();
    await bar.getByRole('button', { name: '选择全部 18 项' }).click();
    await bar.getByText('已选择全部 18 项符合条件的结果').waitFor();
    await expect(() => rows.getByRole('checkbox', { checked: true }).count()).toBecome(10);
  });
  await step('When somebody suspends one more meanwhile, nobody is changed', async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${product().origin}/saas/student?status=active&keyword=朱若曦`);
    await otherTab.getByRole('button', { name: '停用 朱若曦' }).first().click();
    await otherTab.getByText('已停用“朱若曦”').waitFor();
    await otherTab.close();
    await move('总部校区 / 徐汇校区');
    await page.getByText('符合条件的学员现在是 19 名，请核对后再操作').waitFor();
    await students.total(19).waitFor();
  });
  await step('And when I have seen the new number, they all are', async () => {
    await bar.getByText('已选择全部 19 项符合条件的结果').waitFor();
    await move('总部校区 / 徐汇校区');
    await page.getByText('已移动 19 名学员').waitFor();
    await expect(branches).toBecome(Array(10).fill(expect.stringContaining('徐汇校区')));
  });
  await step('When I change two of them, one click undoes it', async () => {
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
    await move('总部校区 / 浦东校区');
    await page.getByText('已移动 2 名学员').waitFor();
    const moved = Array(2).fill(expect.stringContaining('浦东校区'));
    await expect(async () => (await branches()).slice(0, 2)).toBecome(moved);
    await page.getByRole('button', { name: /^撤销/ }).click();
    await expect(branches).toBecome(Array(10).fill(expect.stringContaining('徐汇校区')));
  });
});

it('a workbook with bad rows shows each fault in its cell, imports the good rows, and returns the others', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const students = studentsPage(page);
  await storeNewSession(page, origin, administrator);
  await page.goto(`${origin}/saas/home`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await goTo(page, '/saas/student');
  const head = ['姓名', '手机号', '邮箱', '身份证号', '部门', '校区'];
  const rows = [
    ['导入甲', '13720000001', 'jia@example.com', '', '', ''],
    ['导入乙', '123', '', '', '', ''],
    ['', '13720000003', '', '', '', ''],
    ['导入丁', '13720000001', '', '', '', ''],
    ['=cmd|calc', '13720000005', '', '', '', ''],
    ['导入己', '13720000006', '', '', '没有的部门', ''],
    ['导入庚', '13720000007', '', '', '', ''],
  ];
  const workbook = async (all: string[][]) => ({
    name: '学员.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'data', rows: all }] })),
  });
  const { dialog } = students;
  const file = dialog.getByLabel('选择Excel文件');
  const rowOf = (row: number) => dialog.locator(`tr[data-row-key="${row}"]`);

  await step('When the heading is a different one, no row is checked', async () => {
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await file.setInputFiles(await workbook([['编号', '备注'], ...rows]));
    await dialog.getByRole('alert').getByText('表头与模板不一致').waitFor();
  });
  await step('And with the right one each cell shows its fault', async () => {
    await file.setInputFiles(await workbook([head, ...rows]));
    await dialog.getByText('“学员.xlsx”共 7 行：2 行可以导入，5 行有问题').waitFor();
    await rowOf(3).getByRole('cell', { name: '123 请输入正确的手机号' }).waitFor();
    await rowOf(4).getByText('请输入姓名').waitFor();
    await rowOf(5).getByText('与第2行的手机号重复').waitFor();
    await rowOf(6).getByRole('cell', { name: '=cmd|calc 不支持公式，请填写内容' }).waitFor();
    await rowOf(7).getByRole('cell', { name: '没有的部门 请选择有效的部门' }).waitFor();
  });
  await step('When I import the good rows, they are in the list', async () => {
    await dialog.getByRole('button', { name: '只导入没有问题的 2 行' }).click();
    await dialog.getByText('导入完成：成功2行，失败5行').waitFor();
    await students.row('导入甲').waitFor();
    await students.row('导入庚').waitFor();
  });
  await step('And the others are a workbook of their own', async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载有问题的行' }).click();
    expect((await download).suggestedFilename()).toBe('未导入的行.xlsx');
  });
  await step('Then Back closes the dialog, and the list stays', async () => {
    await goBack(page);
    await dialog.waitFor({ state: 'hidden' });
    await students.row('导入甲').waitFor();
  });
});
