import type { AuditChange, RowChange, Student } from '@edu/shared-utility';
import { keyGroups } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Panel } from '../../admin.entry';
import { mockApi, onPhone } from '../../testing';
import { pageOf, people, person, rowOf, signIn, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(signIn);

const panel = {
  sections: ({ phone, email, name }) => [
    {
      title: '基本信息',
      facts: [
        ['手机号', phone],
        ['邮箱', email],
      ],
    },
    { content: <p>关于{name}的其他内容</p> },
  ],
  history: {
    useRead: ({ userId: id }, page) => people.useAuditOfRowQuery({ kind: 'student', id, ...page }),
    fields: { status: '状态', phone: '手机号', branchIds: '校区' },
    textOf: (field, value) =>
      field === 'status' ? { active: '正常', suspended: '已停用' }[String(value)] : undefined,
  },
} satisfies Panel<Student>;

/** Mimics the counter of `useReveal` with a button. */
function Told() {
  const [refreshKey, setRefreshKey] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRefreshKey(refreshKey + 1)}>
        看过号码
      </button>
      <PeoplePage panel={{ ...panel, history: { ...panel.history, refreshKey } }} />
    </>
  );
}

const changed = (number: number, changes: AuditChange[] = []) => ({
  id: `c${number}`,
  action: 'student.changed',
  who: `经办${number}`,
  changes,
  createdAt: '2026-03-01T08:00:00.000Z',
});
const historyOf = (list: RowChange[], total = list.length) => ({
  data: { list, total, pageNum: 1, pageSize: 10 },
});
const everyTime = { times: Number.POSITIVE_INFINITY };

/** Mocks twenty rows, and five on a second page. */
function serve(total = 25) {
  return mockApi(
    'user.findByCondition',
    ({ query }) => {
      const first = (Number(query.pageNum) - 1) * 20 + 1;
      const count = Math.min(20, total - first + 1);
      return pageOf(
        Array.from({ length: count }, (_, index) => person(first + index)),
        total,
      );
    },
    everyTime,
  );
}

const aside = (name: string) => screen.findByRole('complementary', { name: `${name}的详情` });
const noAside = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: /的详情/ })).toBeNull());
const press = (keys: string) => userEvent.keyboard(keys);

async function open(search = '?status=active&sort=name', given = panel) {
  serve();
  mockApi('audit.ofRow', historyOf([]), everyTime);
  const run = jest.fn();
  const page = visit(
    <PeoplePage panel={given} actions={[{ key: 'edit', label: '编辑', run }]} />,
    search,
  );
  await rowOf('人2 ');
  await waitFor(() => expect(keyGroups()).toHaveLength(1));
  return { run, page };
}

describe('the details of a row', () => {
  it('are shown beside the list with the focus in them, and Back returns to their row', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: '人2' }));
    const shown = await aside('人2');
    expect(window.location.search).toBe('?status=active&sort=name&row=p2');
    expect(shown).toHaveTextContent('基本信息手机号13800000002邮箱—关于人2的其他内容');
    expect(shown).toHaveTextContent('第 2 条，共 25 条');
    expect(within(shown).getByRole('heading', { name: '人2' })).toHaveFocus();
    expect(await rowOf('人3 ')).toBeVisible();
    expect(screen.getByRole('link', { name: '人2' })).toHaveAttribute('aria-current', 'true');
    window.history.back();
    await noAside();
    expect(window.location.search).toBe('?status=active&sort=name');
    expect(screen.getByRole('link', { name: '人2' })).toHaveFocus();
    window.history.forward();
    await aside('人2');
  });

  it('scroll their row into view, since it may have moved below them', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function see(how) {
      shown.push(`${this.textContent?.slice(0, 2)} ${JSON.stringify(how)}`);
    };
    await open();
    await userEvent.click(screen.getByRole('link', { name: '人2' }));
    await aside('人2');
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    await aside('人3');
    expect(shown).toEqual(['人2 {"block":"nearest"}', '人3 {"block":"nearest"}']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('close with Escape in the same history entry as with Back', async () => {
    await open();
    const before = window.history.length;
    await userEvent.click(screen.getByRole('link', { name: '人2' }));
    await aside('人2');
    await press('{Escape}');
    await noAside();
    await waitFor(() => expect(window.location.search).toBe('?status=active&sort=name'));
    await waitFor(() => expect(screen.getByRole('link', { name: '人2' })).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: '人3' }));
    await aside('人3');
    expect(window.history.length).toBe(before + 1);
  });

  it('in the address are open at once; closing them keeps the list', async () => {
    await open('?row=p2');
    const shown = await aside('人2');
    await userEvent.click(within(shown).getByRole('button', { name: '关闭详情' }));
    await noAside();
    expect(window.location.search).toBe('');
  });

  it('of a row that is not on this page say so, since another page may have it', async () => {
    await open('?row=p77');
    const shown = await screen.findByRole('complementary', { name: '本页没有这条记录' });
    expect(within(shown).getByRole('heading', { name: '本页没有这条记录' })).toHaveFocus();
    expect(shown).toHaveTextContent('可能在其他页、已被删除，或不符合筛选条件。');
    expect(within(shown).queryByRole('button', { name: /编辑/ })).toBeNull();
  });

  it('go to the next and the previous row by button and by key', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: '人1' }));
    const shown = await aside('人1');
    expect(within(shown).getByRole('button', { name: '上一条' })).toBeDisabled();
    const next = within(shown).getByRole('button', { name: '下一条' });
    await userEvent.click(next);
    await aside('人2');
    expect(next).toHaveFocus();
    await press('j');
    await aside('人3');
    await press('k');
    await aside('人2');
    expect(window.location.search).toBe('?status=active&sort=name&row=p2');
    window.history.back();
    await noAside();
  });

  it('continue over the end of the page', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: '人20' }));
    await aside('人20');
    await press('j');
    await aside('人21');
    expect(window.location.search).toBe('?status=active&sort=name&page=2&row=p21');
    await press('k');
    await aside('人20');
    await press('{Escape}');
    await noAside();
    expect(window.location.search).toBe('?status=active&sort=name');
  });

  it('contain the actions of the row, by key too', async () => {
    const { run } = await open();
    await userEvent.click(screen.getByRole('link', { name: '人2' }));
    const shown = await aside('人2');
    await userEvent.click(within(shown).getByRole('button', { name: '编辑 人2' }));
    expect(run).toHaveBeenCalledWith(person(2));
    await press('e');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('hide the list’s action column, which would not fit beside them', async () => {
    const { run } = await open();
    await userEvent.click(screen.getByRole('link', { name: '人2' }));
    await aside('人2');
    expect(screen.getAllByRole('button', { name: /^编辑/ })).toHaveLength(1);
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
    // The key of another row's action does not affect the row in the panel.
    screen.getByRole('link', { name: '人3' }).focus();
    await press('e');
    expect(run).not.toHaveBeenCalled();
    screen.getByRole('link', { name: '人2' }).focus();
    await press('e');
    expect(run).toHaveBeenCalledWith(person(2));
    await press('{Escape}');
    await noAside();
    expect(await screen.findByRole('button', { name: '编辑 人3' })).toBeVisible();
  });

  it('close when the row is deleted in them, and return the focus to the list', async () => {
    let rows = [person(1), person(2), person(3)];
    mockApi('user.findByCondition', () => pageOf(rows), everyTime);
    mockApi('audit.ofRow', historyOf([]), everyTime);
    visit(<PeoplePage panel={panel} />);
    await userEvent.click(await screen.findByRole('link', { name: '人2' }));
    const shown = await aside('人2');
    await userEvent.click(within(shown).getByRole('button', { name: '删除 人2' }));
    const ask = await screen.findByRole('dialog');
    mockApi('user.delete', () => {
      rows = [person(1), person(3)];
      return { data: null };
    });
    await userEvent.click(within(ask).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /人2/ })).toBeNull());
    await noAside();
    expect(window.location.search).toBe('');
    await waitFor(() => expect(screen.getByRole('link', { name: '人3' })).toHaveFocus());
  });

  it('fill a phone’s screen as a dialog', async () => {
    onPhone();
    serve();
    mockApi('audit.ofRow', historyOf([]), everyTime);
    visit(<PeoplePage panel={panel} />);
    await userEvent.click(await screen.findByRole('link', { name: '人2' }));
    const dialog = await screen.findByRole('dialog', { name: '人2的详情' });
    expect(dialog).toHaveTextContent('手机号13800000002');
    await userEvent.click(within(dialog).getByRole('button', { name: '下一条' }));
    await screen.findByRole('dialog', { name: '人3的详情' });
    await userEvent.click(screen.getByRole('button', { name: '关闭详情' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the history of a row', () => {
  const show = async () => {
    serve();
    visit(<PeoplePage panel={panel} />, '?row=p2');
    const shown = await aside('人2');
    return within(await within(shown).findByRole('list', { name: '变更历史' }));
  };

  it('shows who changed what and when, in the page’s terms', async () => {
    const changes = [
      { field: 'status', before: 'active', after: 'suspended' },
      { field: 'branchIds', before: [], after: ['总部', '浦东'] },
      { field: 'phone' },
      { field: 'other', before: null, after: 3 },
      { field: 'copied', after: '原件' },
    ];
    const mock = mockApi('audit.ofRow', historyOf([changed(1, changes)]));
    const list = await show();
    const line = await list.findByRole('listitem');
    await waitFor(() => expect(line).toHaveTextContent('经办1'));
    for (const text of [
      '修改',
      '状态：正常 → 已停用',
      '校区：无 → 总部、浦东',
      '手机号：已修改（个人信息，不记录内容）',
      'other：无 → 3',
      'copied：原件',
    ]) {
      expect(line).toHaveTextContent(text);
    }
    expect(line.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T08:00:00.000Z');
    expect(mock.calls).toMatchObject([
      { query: { kind: 'student', id: 'p2', pageNum: '1', pageSize: '10' } },
    ]);
  });

  it('says that somebody viewed a number, and is refetched after the next one is shown', async () => {
    const seen = { ...changed(1, [{ field: 'phone' }]), action: 'student.revealed' };
    let lines: RowChange[] = [];
    mockApi('audit.ofRow', () => historyOf(lines), everyTime);
    serve();
    visit(<Told />, '?row=p2');
    expect(await within(await aside('人2')).findByText('还没有变更记录')).toBeVisible();
    lines = [seen];
    await userEvent.click(screen.getByRole('button', { name: '看过号码' }));
    const line = await within(await aside('人2')).findByText('查看完整号码');
    expect(line.parentElement).toHaveTextContent('经办1');
    expect(
      within(await aside('人2'))
        .getAllByText('手机号')
        .at(-1),
    ).toBeVisible();
  });

  it('loads earlier changes below the ones already shown', async () => {
    mockApi(
      'audit.ofRow',
      ({ query }) => historyOf([changed(Number(query.pageNum))], 11),
      everyTime,
    );
    const list = await show();
    await userEvent.click(await list.findByRole('button', { name: '查看更早的变更' }));
    expect(await list.findByText(/经办2/)).toBeVisible();
    expect(list.getByText(/经办1/)).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });

  it('that failed says so and offers a retry; an empty one says so', async () => {
    mockApi('audit.ofRow', { code: 50000, message: '服务器开小差了' });
    const list = await show();
    expect(await list.findByRole('alert')).toHaveTextContent('服务器开小差了');
    mockApi('audit.ofRow', historyOf([]));
    await userEvent.click(list.getByRole('button', { name: '重试' }));
    expect(await list.findByText('还没有变更记录')).toBeVisible();
  });
});
