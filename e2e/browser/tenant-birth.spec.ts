import type { Page } from '@playwright/test';
import { entrancePage } from '../pages/entrance.page';
import { framePage } from '../pages/frame.page';
import { languagesPage } from '../pages/languages.page';
import { sitePage } from '../pages/site.page';
import { studentsPage } from '../pages/students.page';
import { tenantsPage } from '../pages/tenants.page';
import { operator, password } from '../support/accounts';
import { byKeyboard, byMouse, type InputMethod } from '../support/input-methods';
import { expect, it, tellStory } from '../support/story';

const { product, visit } = tellStory();
const ownPassword = 'Orbit#2087';
const tagline = '仰望星空 脚踏实地';

/** Logs a new user of the tenant in, who first sets a password by code. */
async function enter(page: Page, { press, write }: InputMethod, site: string, phone: string) {
  const entrance = entrancePage(page, site);
  const { field, button } = entrance;
  await entrance.open('/entrance/login');
  await press(page.getByRole('link', { name: /忘记密码/ }));
  await write(field('phoneOrMail'), phone);
  await press(button('send'));
  await page.getByText(`验证码已发送至 ${phone}`).waitFor();
  await write(field('code'), await entrance.codeFor(phone));
  await write(field('newPassword'), ownPassword);
  await write(field('repeat'), ownPassword);
  await press(button('reset'));
  await press(page.getByRole('button', { name: '去登录' }));
  await logIn(page, { press, write }, site, phone, ownPassword);
}

async function logIn(
  page: Page,
  { press, write }: Pick<InputMethod, 'press' | 'write'>,
  site: string,
  account: string,
  secret: string,
) {
  const { field, button } = entrancePage(page, site);
  await write(field('account'), account);
  await write(field('password'), secret);
  await press(button('submitLogin'));
  await framePage(page).menu.waitFor();
}

for (const [device, methodOf, host, person] of [
  ['mouse', byMouse, 'star.localhost', '1381234500'],
  ['keyboard', byKeyboard, 'moon.localhost', '1381234510'],
] as const) {
  it(`a tenant is created, gets staff, roles, a site and a wording, and works, by ${device} only`, async () => {
    const { page, step } = visit();
    const { origin } = product();
    const site = origin.replace('localhost', host);
    const inputMethods = methodOf(page);
    const { press, write, pick, choose, tick } = inputMethods;
    const { menu, userMenu } = framePage(page);
    const dialog = page.getByRole('dialog');
    const dialogField = (name: string) => dialog.getByRole('textbox', { name });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const isClosed = () => dialog.waitFor({ state: 'detached' });
    const go = async (directory: string, name: string) => {
      const entry = menu.getByRole('link', { name, exact: true });
      if (!(await entry.isVisible())) await press(menu.getByRole('button', { name: directory }));
      await press(entry);
    };
    const [first, teacher, student] = [`${person}1`, `${person}2`, `${person}3`];

    await step('When an operator creates a tenant', async () => {
      const tenants = tenantsPage(page, origin);
      await page.goto(`${origin}/entrance/login`);
      await logIn(page, inputMethods, origin, operator, password);
      await go('平台管理', '租户');
      await press(tenants.add);
      await write(dialogField('租户名称'), '星河学院');
      await write(dialogField('域名'), host);
      await write(dialogField('联系人姓名'), '周敏');
      await write(dialogField('联系人手机号'), first);
      await press(tenants.save);
      await tenants.row(host).waitFor();
    });
    await step('Then its contact logs in by a code, and finds no other users', async () => {
      await enter(page, inputMethods, site, first);
      await page.getByRole('heading', { name: /周敏/ }).waitFor();
    });
    await step('When they create a role of two permissions', async () => {
      await go('机构管理', '角色管理');
      await press(button('新增角色'));
      await write(dialogField('角色名称'), '班主任');
      await press(dialog.getByRole('button', { name: '保存' }));
      await page.getByRole('heading', { name: '班主任', exact: true }).waitFor();
      await write(page.getByRole('searchbox', { name: '搜索权限' }), '学员');
      const tree = page.getByRole('tree');
      await tick(tree, '查看学员');
      await tick(tree, '维护学员');
      await press(page.getByRole('button', { name: '保存', exact: true }));
      await page.getByText('已保存“班主任”的权限').waitFor();
    });
    await step('And add a colleague who has it', async () => {
      await go('机构管理', '账号管理');
      await press(button('邀请管理员'));
      await write(dialogField('姓名'), '何文清');
      await write(dialogField('手机号'), teacher);
      await pick(dialog.getByRole('combobox', { name: '角色' }), '班主任');
      await press(dialog.getByRole('button', { name: '保存' }));
      await isClosed();
      await page.getByRole('row', { name: /何文清.*班主任/ }).waitFor();
    });
    await step('And give the site its own title', async () => {
      const appearance = sitePage(page, site);
      await go('站点设置', '站点外观');
      await write(appearance.title, '星河网校');
      await press(appearance.save);
      await appearance.saved.waitFor();
    });
    await step('And reword its greeting', async () => {
      const languages = languagesPage(page, site);
      await go('站点设置', '语言包');
      await write(languages.search, 'entrance.brand.tagline');
      const row = languages.row('entrance.brand.tagline');
      await press(row.getByRole('button', { name: /改写/ }));
      await write(languages.wording, tagline);
      await press(languages.save);
      await languages.saved.waitFor();
      await press(userMenu);
      await choose(page.getByRole('menuitem', { name: '退出登录' }));
      await page.waitForURL('**/entrance/login');
    });
    await step('Then the new colleague reads it, and sees the pages of the role', async () => {
      await enter(page, inputMethods, site, teacher);
      await expect(() => page.title()).toBecome(expect.stringContaining('星河网校'));
      await expect(() => menu.getByRole('button').allInnerTexts()).toBecome(['学员中心']);
    });
    await step('And their first student is in the list', async () => {
      const students = studentsPage(page);
      await go('学员中心', '学员管理');
      await press(students.add);
      await write(students.dialog.getByRole('textbox', { name: '姓名' }), '林小满');
      await write(students.dialog.getByRole('textbox', { name: '手机号' }), student);
      await press(students.dialog.getByRole('button', { name: '保存' }));
      await isClosed();
      await students.row('林小满').waitFor();
    });
  });
}
