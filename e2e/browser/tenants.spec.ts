import { writeXlsx } from 'hucre/xlsx';
import { tenantsPage } from '../pages/tenants.page';
import { administrator, operator } from '../support/accounts';
import { storeNewSession } from '../support/session';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

/** The tenant's site on its own host, which browsers resolve to this machine. */
const siteOf = (origin: string, host: string): string => origin.replace('localhost', host);

it('a tenant is created, has a log-in of its own, and is closed and opened again', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const tenants = tenantsPage(page, origin);
  const title = async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${siteOf(origin, 'dusk.localhost')}/entrance/login`);
    await otherTab.getByRole('heading').first().waitFor();
    const text = await otherTab.title();
    await otherTab.close();
    return text;
  };

  await step('Given the tenants, which an operator opens by the menu', async () => {
    await storeNewSession(page, origin, operator);
    await page.goto(`${origin}/saas/modules`);
    await page.getByRole('button', { name: '平台管理' }).click();
    await page.getByRole('link', { name: '租户', exact: true }).click();
    await tenants.row('新程学院').waitFor();
  });
  await step('When I use a domain that another tenant has, I read so at its field', async () => {
    await tenants.add.click();
    await tenants.fill('暮光学校', 'New.localhost', '李四', '138 1234 0000');
    await tenants.save.click();
    await tenants.dialog.getByText('该域名已被使用').waitFor();
  });
  await step('And with a free one the tenant is created, and so is its log-in', async () => {
    await tenants.fill('暮光学校', 'dusk.localhost', '李四', '138 1234 0000');
    await tenants.save.click();
    await tenants.row('暮光学校').waitFor();
    await expect(title).toBecome(expect.stringContaining('暮光学校'));
  });
  await step('When I disable it, I read the effects first', async () => {
    await tenants.act('暮光学校', '停用');
    await tenants.dialog.getByText(/所有人会立即退出登录/).waitFor();
    await tenants.dialog.getByRole('button', { name: /停用|确定/ }).click();
    await tenants.row('暮光学校').getByText('已停用').waitFor();
  });
  await step('And it is enabled again at once', async () => {
    await tenants.act('暮光学校', '启用');
    await tenants.row('暮光学校').getByText('正常').waitFor();
  });
  await step('And I see its first branch', async () => {
    await tenants.act('暮光学校', '校区');
    await tenants.dialog.getByText('暮光学校', { exact: false }).last().waitFor();
    await page.keyboard.press('Escape');
  });
});

it('tenants are imported by Excel, and each refused row says why', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const tenants = tenantsPage(page, origin);

  await step('Given the import', async () => {
    await storeNewSession(page, origin, operator);
    await tenants.open();
    await tenants.import.click();
  });
  await step('When I choose a file that is no workbook, I read so', async () => {
    await tenants.chooseWorkbook(Buffer.from('name,domain'), 'tenants.csv');
    await tenants.dialog.getByText('无法读取该文件，请使用下载的模板').waitFor();
  });
  await step('When I upload one good row and one without a name', async () => {
    const head = ['租户名称', '域名', '联系人', '联系电话', '主题'];
    const rows = [
      head,
      ['晨光学校', 'morning.localhost', '张三', '13812345678', 'red'],
      ['', 'evening.localhost', '李四', '13812345679', ''],
    ];
    const file = await writeXlsx({ sheets: [{ name: 'data', rows }] });
    await tenants.chooseWorkbook(Buffer.from(file));
    await tenants.dialog.getByText('导入完成：成功1行，失败1行').waitFor();
  });
  await step('Then the fault is named by row, and the good one is in the list', async () => {
    await tenants.dialog.getByRole('row').filter({ hasText: '名称不能为空' }).waitFor();
    await page.keyboard.press('Escape');
    await tenants.row('晨光学校').waitFor();
  });
});

it('a tenant’s administrator does not have that page', async () => {
  const { page, step } = visit();
  const { origin } = product();

  await step('When I open it as an administrator', async () => {
    await storeNewSession(page, origin, administrator);
    await page.goto(`${origin}/govern-system/platform/tenant`);
  });
  await step('Then I read who may open it, and the menu does not have it', async () => {
    await page.getByText('此页面仅供平台运营人员查看。').waitFor();
    await expect(() => page.getByRole('button', { name: '平台管理' }).count()).toBecome(0);
  });
});
