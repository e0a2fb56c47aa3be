import { writeXlsx } from 'hucre/xlsx';
import { tenantsPage } from '../pages/tenants.page';
import { operator } from '../support/accounts';
import { goTo, storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const staff = '13900000002';
const sizes = [
  [1440, 900],
  [390, 844],
] as const;

for (const [width, height] of sizes) {
  it(`an announcement is written, sent and read, and the readers counted, at ${width} pixels`, async () => {
    const { page, step } = visit();
    const { origin } = product();
    const dialog = page.getByRole('dialog');
    const title = `教务例会改期 ${width}`;
    const row = page.locator('tr, li, article').filter({ hasText: title }).last();
    await page.setViewportSize({ width, height });

    await step('Given an administrator who writes to a role', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/saas/message`);
      await page.getByRole('button', { name: '写消息' }).click();
      await dialog.getByRole('textbox', { name: '标题' }).fill(title);
      await dialog
        .getByRole('textbox', { name: '内容' })
        .fill('例会改到周五。\n\n材料见 https://example.com/files');
      await dialog.getByRole('combobox', { name: '发送范围' }).click();
      await page.getByTitle('角色', { exact: true }).click();
      await dialog.getByRole('combobox', { name: '选择角色' }).click();
      await page.getByTitle('教务人员').click();
      await dialog.getByText('将送达 2 人，其中 2 人有账号，可在站内查看').waitFor();
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: /保存/ }).click();
      await page.getByText('草稿已保存').waitFor();
    });
    await step('When it is sent, it cannot be edited any more', async () => {
      await page.goto(`${origin}/saas/message?state=draft&keyword=${encodeURIComponent(title)}`);
      await page.getByRole('button', { name: /^发送/ }).click();
      await dialog.getByRole('button', { name: '立即发送' }).click();
      await page.getByText(`“${title}”已发送`).waitFor();
    });
    await step('Then a colleague sees it at the bell, and reads it by keyboard only', async () => {
      await storeNewSession(page, origin, staff);
      await page.goto(`${origin}/saas/student`);
      const bell = page.getByRole('button', { name: /^消息，\d+ 条未读$/ });
      await bell.focus();
      const unreadBefore = Number.parseInt(
        (await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? '',
        10,
      );
      await page.keyboard.press('Enter');
      const entryButton = dialog.getByRole('button', { name: new RegExp(title) });
      await entryButton.waitFor();
      await entryButton.focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('link', { name: 'https://example.com/files' }).waitFor();
      const bellLabel = unreadBefore > 1 ? `消息，${unreadBefore - 1} 条未读` : '消息';
      await page.getByRole('button', { name: bellLabel, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.reload();
      await page.getByRole('button', { name: bellLabel, exact: true }).waitFor();
    });
    await step('And finds it in the list of all messages', async () => {
      await page.getByRole('button', { name: /^消息/ }).click();
      await dialog.getByRole('link', { name: '查看全部消息' }).click();
      await page.getByRole('heading', { name: '我的消息' }).waitFor();
      await page.getByText(title).waitFor();
    });
    await step('And the administrator sees who has read it', async () => {
      await storeNewSession(page, origin);
      await page.goto(`${origin}/saas/message?state=sent&keyword=${encodeURIComponent(title)}`);
      await row.getByText('1 / 2').waitFor();
      await page.getByRole('link', { name: title }).click();
      await page.getByText('已读 1 / 2 人').waitFor();
      await page.getByRole('row').filter({ hasText: '赵多元' }).getByText('未读').waitFor();
    });
    await step('And withdraws it: then the bell no longer has it', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^撤回/ }).click();
      await dialog.getByRole('button', { name: '撤回' }).click();
      await page.getByText(`已撤回“${title}”`).waitFor();
      await storeNewSession(page, origin, staff);
      await page.goto(`${origin}/saas/inbox`);
      await page.getByText('系统维护通知').waitFor();
      await expect(() => page.getByText(title).count()).toBecome(0);
    });
  });
}

it('a background job stays in the header after navigations and a reload, and its end is announced', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const tenants = tenantsPage(page, origin);
  const running = page.getByRole('button', { name: '后台任务，1 个进行中' });

  await step('Given an import of many rows', async () => {
    await storeNewSession(page, origin, operator);
    await tenants.open();
    await tenants.import.click();
    const head = ['租户名称', '域名', '联系人', '联系电话', '主题'];
    const rows = Array.from({ length: 300 }, (_, i) => [
      i === 0 ? '' : `批量学校${i}`,
      `many-${i}.localhost`,
      '张三',
      `138${String(20_000_000 + i)}`,
      '',
    ]);
    const file = await writeXlsx({ sheets: [{ name: 'data', rows: [head, ...rows] }] });
    await tenants.chooseWorkbook(Buffer.from(file));
    await running.waitFor();
  });
  await step('When I go to another page, and reload it, it continues to be shown', async () => {
    await page.keyboard.press('Escape');
    await goTo(page, '/saas/home');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.reload();
    // On a fast machine the job may have ended already.
    await page.getByRole('button', { name: /^后台任务/ }).click();
    await page.getByRole('dialog', { name: '后台任务' }).getByText('租户导入').first().waitFor();
  });
  await step('Then its end is announced on that page, with the row that was refused', async () => {
    await page
      .getByText('租户导入已完成，成功 299 行，失败 1 行')
      .first()
      .waitFor({ timeout: 120_000 });
    const panel = page.getByRole('dialog', { name: '后台任务' });
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: '下载失败的行' }).click();
    expect((await download).suggestedFilename()).toBe('未导入的行.xlsx');
  });
  await step('And I can dismiss it', async () => {
    await page.getByRole('button', { name: '清除已结束的任务' }).click();
    await expect(() => page.getByRole('button', { name: /后台任务/ }).count()).toBecome(0);
  });
});
