import type { Locator } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { administrator, password } from '../support/accounts';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('an administrator manages departments, roles and their members, by keyboard only', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const enter = (target: Locator) => target.press('Enter');
  const treeNode = (text: string) => page.getByRole('tree').getByText(text, { exact: true });
  /** Moves through the tree by arrow keys, from its first row, and selects one. */
  const choose = async (text: string, down: number) => {
    await page.getByRole('tree').press('Home');
    for (let row = 0; row < down; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: text, exact: true }).waitFor();
  };

  await step('When I open the departments after the log-in', async () => {
    const login = loginPage(page, origin);
    await login.open('/govern-system/organ/depart');
    await login.logIn(administrator, password);
    await page.getByRole('tree', { name: '部门管理' }).waitFor();
  });
  await step('And add one at the top level', async () => {
    await enter(button('新增'));
    await page.getByRole('textbox', { name: '部门名称' }).fill('实训中心');
    await page.getByRole('textbox', { name: '负责人' }).fill('何文清');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await treeNode('实训中心').waitFor();
  });
  await step('And move it below another by the dialog, and undo that', async () => {
    await choose('实训中心', 5);
    await enter(button('移动到…'));
    const place = dialog.getByRole('combobox', { name: '上级' });
    await place.fill('学员服务部');
    await page.locator('.ant-select-tree-treenode-active', { hasText: '学员服务部' }).waitFor();
    await place.press('Enter');
    await enter(dialog.getByRole('button', { name: '移动', exact: true }));
    const panel = page.getByRole('region', { name: '实训中心', exact: true });
    await panel.getByText('学员服务部 / 实训中心').waitFor();
    await enter(page.getByRole('button', { name: '撤销: 已移动“实训中心”' }));
    await panel.getByText('学员服务部 / 实训中心').waitFor({ state: 'detached' });
  });
  await step('Then one with members cannot be deleted, and says why; the new one can', async () => {
    await choose('一年级教研组', 1);
    await expect(() => button('删除').isDisabled()).toBecome(true);
    await page.getByText(/部门中还有 \d+ 人/).waitFor();
    await choose('实训中心', 5);
    await enter(button('删除'));
    await enter(page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }));
    await treeNode('实训中心').waitFor({ state: 'detached' });
  });

  await step('When I create a role', async () => {
    await page.goto(`${origin}/govern-system/rolesList`);
    await enter(button('新增角色'));
    await page.getByRole('textbox', { name: '角色名称' }).fill('班主任');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: '班主任', exact: true }).waitFor();
  });
  await step('And give it a permission, found by its name', async () => {
    await page.getByRole('searchbox', { name: '搜索权限' }).fill('查看学员');
    await treeNode('学员中心').waitFor();
    await page.getByRole('tree').press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await enter(button('保存'));
    await page.getByRole('group', { name: '未保存的修改' }).waitFor({ state: 'detached' });
  });
  await step('Then the preview shows that its members would only see the students', async () => {
    await page.getByRole('tab', { name: '权限' }).press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: '“班主任”的菜单' });
    await menu.getByText('/saas/student').waitFor();
    // The home page, which everybody has, and the directory with one page.
    await expect(() => menu.getByRole('listitem').count()).toBecome(3);
  });
  await step('And a person gets it, which the list of administrators shows', async () => {
    await page.getByRole('tab', { name: '成员' }).press('Enter');
    const give = page.getByRole('combobox', { name: /授予成员/ });
    await give.fill('林小雨');
    await page.locator('[title^="林小雨"]').waitFor();
    await give.press('Enter');
    await page.getByRole('list', { name: '成员' }).getByText('林小雨').waitFor();
    await expect(() => button('删除').isDisabled()).toBecome(true);
    await page.goto(`${origin}/govern-system/platform/account?keyword=林小雨`);
    await page.getByRole('row', { name: /林小雨.*班主任/ }).waitFor();
  });
});
