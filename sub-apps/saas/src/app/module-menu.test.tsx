import { errorCodes, type ModuleMenu } from '@edu/shared-utility';
import { mockApi, onPhone } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { aMenu, aModule, aPage, board } from '../testing/modules';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const write = ['platform.modules', 'platform.modules.write'];
const COVE = '@edu-app/cove';
const toastTexts = () => toasts.map(({ message }) => message);

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

const modules = [
  aModule({ name: COVE, address: 'https://cdn.example/cove/1.0.0/index.js' }),
  aModule({ name: '@edu-app/saas', address: '/modules/saas/index.js', origin: 'own' }),
];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'cove 的菜单' }));
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

async function open(offer: ModuleMenu, permissions = write, menus: string[] = []) {
  mockApi('moduleStatus.find', { data: board({ modules, menus }) }, everyTime);
  const findMock = mockApi('moduleMenu.find', { data: offer });
  visit('/modules', permissions);
  const user = userEvent.setup();
  await user.click((await row('cove')).getByRole('button', { name: '菜单 cove' }));
  return { user, findMock, form: await dialog() };
}

it('shows what will be added to the menu, and adds it', async () => {
  const { user, findMock, form } = await open(aMenu());
  const pages = within(await form.findByRole('list', { name: '菜单中的页面' }));
  expect(pages.getByText('/cove/plant').closest('li')).toHaveTextContent('只出现在面包屑中');
  expect(pages.getAllByText('新增')).toHaveLength(2);
  expect(form.getByText('全部 4 个租户的菜单')).toBeVisible();
  expect(form.getByText('查看学员 (student.read)')).toBeVisible();
  expect(form.getByText('中文和法语')).toBeVisible();
  expect(form.getByText('不在菜单中')).toBeVisible();
  expect(findMock.calls[0]?.query).toMatchObject({ name: COVE });
  const applied = { who: '周运营', at: '2026-03-03T08:00:00.000Z' };
  const sent = mockApi('moduleMenu.apply', { data: aMenu({ applied, isCurrent: true }) });
  mockApi('moduleMenu.find', { data: aMenu({ applied, isCurrent: true }) }, everyTime);
  await user.dblClick(form.getByRole('button', { name: '放入菜单' }));
  await waitFor(() => expect(toastTexts()).toEqual(['花圃 已放入菜单']));
  expect(sent.calls.map(({ body }) => body)).toEqual([{ name: COVE, revision: 'r1' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows what a new manifest changes, and what tenants keep', async () => {
  const { form } = await open(
    aMenu({
      applied: { who: '周运营', at: '2026-03-03T08:00:00.000Z' },
      changed: ['icon', 'order'],
      pages: [
        aPage({ change: 'changed', before: '旧花圃', renamed: 2, removed: 1 }),
        aPage({
          ...{ path: '/cove/deep', parent: '/cove', permission: 'a', change: 'changed' },
          titles: [{ language: 'en-US', title: 'Deep', before: 'Depth' }],
        }),
        aPage({ path: '/cove/old', name: '旧页', change: 'gone' }),
      ],
    }),
  );
  const pages = within(await form.findByRole('list', { name: '菜单中的页面' }));
  expect(pages.getByText('/cove').closest('li')).toHaveTextContent(
    '有变化原名“旧花圃” · 2 个租户自行改名，保持不变 · 1 个租户已移除，不再加入',
  );
  expect(pages.getByText('/cove/old').closest('li')).toHaveTextContent(
    '将移除各租户改的名称和给角色的授权会失去',
  );
  expect(pages.getByText('/cove/deep').closest('li')).toHaveTextContent(
    '英语：Deep (原名“Depth”) · 从菜单移到面包屑 · 各租户改的名称和给角色的授权会失去 · 需要 a · 原不需要权限',
  );
  expect(form.getByText('图标和顺序')).toBeVisible();
  expect(form.getByRole('button', { name: '更新菜单' })).toBeEnabled();
});

it('shows the errors of a manifest as text, whatever it contains', async () => {
  const sentence = '没有名为“<img src=x onerror=alert(1)>”的图标';
  const { form } = await open(aMenu({ complaints: [sentence, '模块不支持 en-US'] }));
  expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByText('模块不支持 en-US')).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('collapses many errors, and says that nothing changes if nothing can be read', async () => {
  const applied = { who: '周运营', at: '2026-03-03T08:00:00.000Z' };
  const complaints = Array.from({ length: 20 }, (_, index) => `第 ${index} 句`);
  const { form, user } = await open(
    aMenu({ state: 'unusable', complaints, applied, pages: [aPage({ change: 'same' })] }),
  );
  expect(await form.findByText('菜单保持不变。')).toBeVisible();
  expect(form.getByText('第 5 句')).toBeVisible();
  expect(form.getByText('其余 14 项')).toBeVisible();
  expect(form.getByText('第 6 句')).not.toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '菜单 cove' })).toHaveFocus());
});

it('offers nothing if there is no manifest', async () => {
  const noMenu = {
    state: 'none',
    pages: [],
    title: '',
    complaints: ['模块旁没有 manifest.json'],
  } as const;
  const { form } = await open(aMenu({ ...noMenu, pages: [], complaints: [...noMenu.complaints] }));
  expect(await form.findByText('模块旁没有 manifest.json')).toBeVisible();
  expect(form.queryByRole('button', { name: /菜单$/ })).toBeNull();
});

it('refetches the offer if another operator was faster, and says so', async () => {
  const { user, form } = await open(aMenu());
  mockApi('moduleMenu.apply', { code: errorCodes.conflict, message: '刚有变化' });
  mockApi('moduleMenu.find', {
    data: aMenu({ pages: [aPage({ name: '新花圃' })], revision: 'r2' }),
  });
  await user.click(await form.findByRole('button', { name: '放入菜单' }));
  expect(await form.findByRole('alert')).toHaveTextContent('刚有变化');
  await form.findByText('新花圃');
  const sent = mockApi('moduleMenu.apply', { data: aMenu() });
  mockApi('moduleMenu.find', { data: aMenu() }, everyTime);
  await user.click(form.getByRole('button', { name: '放入菜单' }));
  await waitFor(() => expect(sent.calls[0]?.body).toEqual({ name: COVE, revision: 'r2' }));
});

it('asks before it removes a module from all menus', async () => {
  const applied = { who: '周运营', at: '2026-03-03T08:00:00.000Z' };
  const { user, form } = await open(aMenu({ applied, isCurrent: true }), write, [COVE]);
  expect((await row('cove')).getByText('已放入菜单')).toBeVisible();
  expect(await form.findByText('菜单与清单一致。')).toBeVisible();
  expect(form.queryByRole('button', { name: '更新菜单' })).toBeNull();
  await user.click(form.getByRole('button', { name: '移出菜单' }));
  const question = within(await screen.findByRole('dialog', { name: /所有租户的菜单/ }));
  const sent = mockApi('moduleMenu.remove', { data: aMenu() });
  mockApi('moduleMenu.find', { data: aMenu() }, everyTime);
  await user.click(question.getByRole('button', { name: '移出菜单' }));
  await waitFor(() => expect(toastTexts()).toEqual(['花圃 已移出菜单']));
  expect(sent.calls[0]?.body).toEqual({ name: COVE, revision: 'r1' });
});

it('is read-only for people without the permission to change it', async () => {
  const applied = { who: '周运营', at: '2026-03-03T08:00:00.000Z' };
  const { form } = await open(aMenu({ applied }), ['platform.modules'], [COVE]);
  await form.findByRole('list', { name: '菜单中的页面' });
  expect(form.queryByRole('button', { name: /入菜单|出菜单|更新/ })).toBeNull();
});

it('shows what failed to load, and offers a retry', async () => {
  mockApi('moduleStatus.find', { data: board({ modules }) }, everyTime);
  mockApi('moduleMenu.find', { code: errorCodes.tooManyRequests, message: '请稍候' });
  visit('/modules', write);
  const user = userEvent.setup();
  await user.click((await row('cove')).getByRole('button', { name: '菜单 cove' }));
  const form = await dialog();
  await form.findByText('请稍候');
  mockApi('moduleMenu.find', { data: aMenu() });
  await user.click(form.getByRole('button', { name: /重试/ }));
  await form.findByRole('list', { name: '菜单中的页面' });
});

it('is not offered for our own modules, and is available for one that was removed from the map', async () => {
  onPhone();
  mockApi('moduleStatus.find', { data: board({ modules, menus: ['@edu-app/lost'] }) }, everyTime);
  visit('/modules', write);
  const ownRow = await row('教务与运营');
  expect(ownRow.queryByRole('button', { name: /^菜单/ })).toBeNull();
  const lostAlert = screen.getByText('lost 已不在模块清单中，但仍在菜单里').closest('[role=alert]');
  const lostMenu = aMenu({
    name: '@edu-app/lost',
    state: 'none',
    pages: [aPage({ change: 'gone' })],
  });
  mockApi('moduleMenu.find', { data: lostMenu });
  await userEvent.click(within(lostAlert as HTMLElement).getByRole('button', { name: '菜单' }));
  expect(await screen.findByText('将移除')).toBeVisible();
});
