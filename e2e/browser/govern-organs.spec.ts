import type { Locator } from '@playwright/test';
import { loginPage } from '../pages/login.page';
import { administrator, password } from '../support/accounts';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();

it('a second organisation is created by keyboard, used, and disabled from the head organisation', async () => {
  const { page, step } = visit();
  const { origin } = product();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const enter = (target: Locator) => target.press('Enter');
  const organsPage = `${origin}/govern-system/tenant/organ`;

  await step('When I open the organisations after the log-in', async () => {
    const login = loginPage(page, origin);
    await login.open('/govern-system/tenant/organ');
    await login.logIn(administrator, password);
    await panel('阳光教育总部').waitFor();
  });
  await step('And create one with its first branch', async () => {
    await enter(button('新增机构'));
    await dialog.getByRole('textbox', { name: '机构名称' }).fill('阳光艺术学校');
    await dialog.getByRole('textbox', { name: '首个校区名称' }).fill('艺术主校区');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tree').getByText('艺术主校区', { exact: true }).waitFor();
  });
  await step('Then the same name is refused a second time, at the field', async () => {
    await enter(button('新增机构'));
    await dialog.getByRole('textbox', { name: '机构名称' }).fill('阳光艺术学校');
    await page.keyboard.press('Control+s');
    await dialog.getByText('已有机构使用此名称').waitFor();
    await page.keyboard.press('Escape');
    await enter(button('放弃修改'));
    await dialog.waitFor({ state: 'detached' });
  });
  await step('When I select the new one by the keys of the tree and add a branch', async () => {
    await page.getByRole('tree').press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await panel('阳光艺术学校').waitFor();
    await enter(button('新增校区'));
    await dialog.getByRole('textbox', { name: '校区名称' }).fill('滨江教学点');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tree').getByText('滨江教学点', { exact: true }).waitFor();
  });
  await step('And switch to it', async () => {
    // The message appears before the page is loaded again.
    const loaded = page.waitForEvent('load');
    await enter(button('进入工作'));
    await loaded;
    await panel('阳光艺术学校').getByText('您正在此机构工作').waitFor();
    await page.goto(`${origin}/saas/student?new=1`);
    await dialog.getByRole('textbox', { name: '姓名' }).fill('艺术新生');
    await dialog.getByRole('textbox', { name: '手机号' }).fill('15588880001');
    await page.keyboard.press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /艺术新生/ }).waitFor();
  });
  await step('Then it has one student, and cannot be disabled from inside', async () => {
    await page.goto(organsPage);
    await page.getByRole('treeitem', { name: /阳光艺术学校\s*1 名学员/ }).waitFor();
    await page.getByRole('tree').getByText('阳光艺术学校', { exact: true }).click();
    await panel('阳光艺术学校').getByText('您正在此机构工作').waitFor();
    await expect(() => button('停用').count()).toBecome(0);
  });
  await step(
    'And from the head organisation it is disabled after the effects were shown',
    async () => {
      await page.getByRole('tree').getByText('阳光教育总部', { exact: true }).click();
      await panel('阳光教育总部').waitFor();
      // The message appears before the page is loaded again.
      const loaded = page.waitForEvent('load');
      await enter(button('进入工作'));
      await loaded;
      await panel('阳光教育总部').getByText('您正在此机构工作').waitFor();
      await page.getByRole('tree').getByText('阳光艺术学校', { exact: true }).click();
      await panel('阳光艺术学校').waitFor();
      await enter(button('停用'));
      await dialog.getByText(/1 名工作人员和 1 名学员将不能再选择/).waitFor();
      await enter(dialog.getByRole('button', { name: '停用', exact: true }));
      await page.getByRole('treeitem', { name: /阳光艺术学校\s*已停用/ }).waitFor();
      await panel('阳光艺术学校').getByText('状态：正常 → 已停用').waitFor();
    },
  );
});
