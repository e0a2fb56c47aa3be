import { operator } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('the page about the kit works in the running product', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByTitle(option, { exact: true }).click();
  };
  const first = page.getByRole('row', { name: /示例1 / });
  await storeNewSession(page, origin, operator);
  await step('When I open it from the menu, the list is shown with its code', async () => {
    await page.goto(`${origin}/govern-system/kit`);
    await first.waitFor();
    await page.getByText('共 47 条').waitFor();
    await page.getByText('useRecordForm({').waitFor();
    await page.getByRole('link', { name: '页面组件' }).first().waitFor();
  });
  await step('When I choose states, the list shows them', async () => {
    await choose('列表状态', '加载失败');
    await page.getByText('示例服务没有响应').waitFor();
    await choose('列表状态', '没有权限');
    await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
    await choose('列表状态', '正常');
    await first.waitFor();
  });
  await step('When I type into a form and reload, the draft is offered', async () => {
    await page.getByRole('button', { name: '编辑 示例1', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '编辑' });
    await dialog.getByRole('textbox', { name: '备注' }).fill('写到一半');
    page.once('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await first.waitFor();
    await page.getByRole('button', { name: '编辑 示例1', exact: true }).click();
    await dialog.getByRole('button', { name: '继续填写' }).click();
    await expect(() => dialog.getByRole('textbox', { name: '备注' }).inputValue()).toBecome(
      '写到一半',
    );
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /示例1 .*写到一半/ }).waitFor();
  });
  await step('When I export, the file is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('示例.csv');
  });
  await step('Then on a phone rows are cards and the details are a bottom sheet', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('list', { name: '页面组件' }).getByRole('link').first().click();
    await page.getByRole('dialog', { name: /的详情$/ }).waitFor();
  });
});
