import { overlays } from '@edu/shared-utility';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldAnswer, mockApi, onPhone } from '../../testing';
import { pageOf, person, rowOf, signIn, toasts, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);

const search = () => screen.getByRole('textbox', { name: '姓名或手机号' });

describe('the head', () => {
  it('reserves the place of the primary button until the permission is known', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    const codes = { permissions: ['person.write'], isOperator: false, readOnly: false };
    const answer = heldAnswer();
    mockApi('session.permissions', { data: { ...codes, testTools: false } }, { until: answer });
    visit(<PeoplePage onAdd={() => {}} />);
    await screen.findByRole('heading', { level: 1, name: '人员' });
    expect(screen.getByText('新增人员')).not.toBeVisible();
    answer.release();
    await waitFor(() => expect(screen.getByText('新增人员')).toBeVisible());
  });

  it('releases it if the permission is missing', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage onAdd={() => {}} />, '', []);
    await rowOf('人1');
    await waitFor(() => expect(screen.queryByText('新增人员')).toBeNull());
  });
});

describe('the address', () => {
  it('contains the conditions of the list', async () => {
    const list = mockApi('user.findByCondition', pageOf([person(1)], 90));
    visit(<PeoplePage />, '?page=2&size=50&keyword=%E4%BA%BA&status=active&sort=-createdAt');
    expect(await rowOf('人1')).toHaveTextContent('人113800000001—');
    expect(list.calls).toMatchObject([
      {
        query: { pageNum: '2', pageSize: '50' },
        body: { keyword: '人', status: 'active', sort: '-createdAt' },
      },
    ]);
    expect(search()).toHaveValue('人');
    expect(screen.getByText('共 90 条')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '人员' })).toBeVisible();
    expect(screen.getByRole('link', { name: '正常' })).toHaveAttribute('aria-current', 'page');
    // Another view begins at its first page.
    const addresses = within(screen.getByRole('navigation', { name: /人员/ })).getAllByRole('link');
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address.getAttribute('href')).not.toMatch(/[?&]page=/);
  });

  it('is ignored where its values are invalid', async () => {
    const list = mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage />, '?page=x&size=11&status=gone&sort=phone');
    await rowOf('人1');
    expect(list.calls).toMatchObject([{ query: { pageNum: '1', pageSize: '20' }, body: {} }]);
  });

  it('is not searched by the Enter that ends the input of a Chinese word', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]), { times: 9 });
    visit(<PeoplePage />);
    await rowOf('人1');
    fireEvent.compositionStart(search());
    fireEvent.input(search(), { target: { value: 'wang' }, isComposing: true });
    fireEvent.keyDown(search(), { key: 'Enter', isComposing: true });
    expect(window.location.search).toBe('');
    fireEvent.compositionEnd(search());
    fireEvent.input(search(), { target: { value: '王' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    await waitFor(() => expect(window.location.search).toBe('?keyword=%E7%8E%8B'));
  });

  it('follows search, view, order, page and Back', async () => {
    const list = mockApi('user.findByCondition', pageOf([person(1)], 90), { times: 6 });
    visit(<PeoplePage />, '?page=2');
    await rowOf('人1');
    await userEvent.type(search(), '王{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?keyword=%E7%8E%8B'));
    await userEvent.click(screen.getByRole('link', { name: '正常' }));
    expect(window.location.search).toBe('?keyword=%E7%8E%8B&status=active');
    await userEvent.click(screen.getByRole('columnheader', { name: '姓名' }));
    expect(window.location.search).toBe('?keyword=%E7%8E%8B&status=active&sort=name');
    await userEvent.click(screen.getByRole('listitem', { name: '3' }));
    expect(window.location.search).toBe('?keyword=%E7%8E%8B&status=active&sort=name&page=3');
    await waitFor(() => expect(list.calls.at(-1)).toMatchObject({ query: { pageNum: '3' } }));
    window.history.go(-4);
    await waitFor(() => expect(search()).toHaveValue(''));
    await waitFor(() => expect(list.calls.at(-1)).toMatchObject({ query: { pageNum: '2' } }));
    expect(list.calls.at(-1)?.body).not.toHaveProperty('sort');
  });

  it('counts two clicks on a heading within one render as two', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]), { times: 3 });
    visit(<PeoplePage />);
    await rowOf('人1');
    const heading = screen.getByRole('columnheader', { name: '姓名' });
    act(() => {
      heading.click();
      heading.click();
    });
    expect(window.location.search).toBe('?sort=-name');
    await userEvent.click(heading);
    expect(window.location.search).toBe('');
  });

  it('with a page beyond the end changes to the last page', async () => {
    const reply = ({ query }: { query: Record<string, unknown> }) =>
      pageOf(query.pageNum === '9' ? [] : [person(21)], 21);
    mockApi('user.findByCondition', reply, { times: 2 });
    visit(<PeoplePage />, '?page=9');
    await rowOf('人21');
    expect(window.location.search).toBe('?page=2');
  });
});

describe('the search', () => {
  it('is sent after a pause in typing, in one history entry', async () => {
    const list = mockApi('user.findByCondition', pageOf([person(1)]), { times: 9 });
    visit(<PeoplePage />);
    await rowOf('人1');
    await userEvent.type(search(), 'a');
    await waitFor(() => expect(window.location.search).toBe('?keyword=a'));
    await userEvent.type(search(), 'b');
    await waitFor(() => expect(window.location.search).toBe('?keyword=ab'));
    await waitFor(() => expect(list.calls.at(-1)?.body).toEqual({ keyword: 'ab' }));
    window.history.back();
    await waitFor(() => expect(search()).toHaveValue(''));
    expect(window.location.search).toBe('');
  });

  it('by a filter is not filled in or stored by password managers', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage />);
    const filter = await screen.findByRole('combobox', { name: '状态' });
    expect(filter).toHaveAttribute('autocomplete', 'off');
  });

  it('is cleared with all conditions if nothing matches', async () => {
    const reply = ({ body }: { body: unknown }) =>
      pageOf((body as { keyword?: string }).keyword ? [] : [person(1)]);
    mockApi('user.findByCondition', reply, { times: 2 });
    visit(<PeoplePage />, '?keyword=zzz&sort=name');
    expect(await screen.findByText('没有符合条件的结果')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '清除筛选条件' }));
    await rowOf('人1');
    expect(window.location.search).toBe('?sort=name');
  });
});

describe('a list', () => {
  it('without rows offers to add the first one, given the permission', async () => {
    mockApi('user.findByCondition', pageOf([]));
    const onAdd = jest.fn();
    visit(<PeoplePage onAdd={onAdd} />);
    const table = await screen.findByRole('table', { name: '人员' });
    expect(table).toHaveTextContent('暂无数据');
    await userEvent.click(within(table).getByRole('button', { name: '新增人员' }));
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('offers no change to people with read-only access', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage onAdd={() => {}} />, '', []);
    await rowOf('人1');
    expect(screen.queryByRole('button', { name: /新增|删除/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });

  it('that failed says so and offers a retry', async () => {
    mockApi('user.findByCondition', { code: 50000, message: '服务器开小差了' });
    visit(<PeoplePage />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('人员加载失败服务器开小差了数据没有变化。');
    mockApi('user.findByCondition', pageOf([person(1)]));
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await rowOf('人1');
  });

  it('without the permission is a card', async () => {
    mockApi('user.findByCondition', { code: 40300, message: '没有权限' });
    visit(<PeoplePage />);
    expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows its own columns in grey after a short delay, then the rows', async () => {
    const answer = heldAnswer();
    mockApi('user.findByCondition', pageOf([person(1)]), { until: answer });
    visit(<PeoplePage />);
    const waiting = await screen.findByRole('status', { name: '正在加载：人员' });
    expect(waiting).toHaveTextContent('姓名手机号邮箱');
    answer.release();
    await rowOf('人1');
    expect(screen.queryByRole('status', { name: '正在加载：人员' })).toBeNull();
  });

  it('stays grey while the permissions for its rows are loading', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    const answer = heldAnswer();
    const codes = { permissions: ['person.write'], isOperator: false, readOnly: false };
    const permissions = { data: { ...codes, testTools: false } };
    const sent = mockApi('session.permissions', permissions, { until: answer });
    visit(<PeoplePage />);
    expect(await screen.findByRole('status', { name: '正在加载：人员' })).toBeVisible();
    expect(sent.calls).toHaveLength(1);
    answer.release();
    await rowOf('人1');
  });

  it('on a phone is cards with the same actions', async () => {
    onPhone();
    mockApi('user.findByCondition', pageOf([person(1, { email: 'a@b.cn' })]));
    visit(<PeoplePage />);
    const cards = await screen.findByRole('list', { name: '人员' });
    expect(cards).toHaveTextContent('人1手机号13800000001删除');
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(cards).getByRole('button', { name: '删除 人1' })).toBeEnabled();
  });
});

describe('the action of a row', () => {
  it('asks first, runs once, and leaves the focus on the next row', async () => {
    mockApi('user.findByCondition', pageOf([person(1), person(2)]));
    visit(<PeoplePage />);
    await userEvent.click(await screen.findByRole('button', { name: '删除 人1' }));
    const ask = await screen.findByRole('dialog');
    expect(ask).toHaveTextContent('删除“人1”？不能恢复。');
    expect(within(ask).getByRole('button', { name: '取消' })).toHaveFocus();
    const remove = mockApi('user.delete', { data: null });
    mockApi('user.findByCondition', pageOf([person(2)]));
    await userEvent.click(within(ask).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '删除 人1' })).toBeNull());
    expect(remove.calls).toMatchObject([{ query: { userId: 'p1', version: '1' } }]);
    expect(toasts).toMatchObject([{ kind: 'success', message: '删除成功' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: '删除 人2' })).toHaveFocus());
  });

  it('is cancelled if Back closes the question', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage />);
    await userEvent.click(await screen.findByRole('button', { name: '删除 人1' }));
    await screen.findByRole('dialog');
    act(() => expect(overlays.closeTop()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(overlays.closeTop()).toBe(false);
    expect(screen.getByRole('button', { name: '删除 人1' })).toBeVisible();
  });

  it.each([
    [40900, '“人1”刚刚被他人修改'],
    [40400, '“人1”已被他人删除'],
  ])('refused with %s shows the row’s current state', async (code, text) => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage />);
    await userEvent.click(await screen.findByRole('button', { name: '删除 人1' }));
    mockApi('user.delete', { code, message: '不行', data: { present: person(1) } });
    mockApi('user.findByCondition', pageOf([person(3)]));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }),
    );
    await rowOf('人3');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(toasts).toEqual([]);
  });

  it('refused for another reason shows that reason', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    visit(<PeoplePage />);
    await userEvent.click(await screen.findByRole('button', { name: '删除 人1' }));
    mockApi('user.delete', { code: 40900, message: '还有下级部门' });
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: '还有下级部门' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('intended for the menu is shown there even if there are few', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    const run = jest.fn();
    visit(<PeoplePage actions={[{ key: 'rare', label: '少用', inMenu: true, run }]} />);
    await rowOf('人1');
    expect(screen.queryByRole('button', { name: '少用 人1' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '更多 人1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '少用' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('beyond the second is in a menu if there are more than three', async () => {
    mockApi('user.findByCondition', pageOf([person(1)]));
    const run = jest.fn();
    const moreActions = ['编辑', '停用', '移动'].map((label) => ({ key: label, label, run }));
    visit(<PeoplePage actions={moreActions} />);
    await userEvent.click(await screen.findByRole('button', { name: '更多 人1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '移动' }));
    expect(run).toHaveBeenCalledWith(person(1));
    expect(screen.queryByRole('button', { name: '移动 人1' })).toBeNull();
  });
});
