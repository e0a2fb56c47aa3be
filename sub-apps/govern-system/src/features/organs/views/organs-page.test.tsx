import { context, errorCodes, type Organ, page, type RegionNode } from '@edu/shared-utility';
import { mockApi, onPhone } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { branchNamed, organNamed } from '../../../testing/organs';
import { button, dialog, signIn, toasts, visit } from '../../../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const regions: RegionNode[] = [
  {
    id: '310000',
    name: '上海市',
    level: 'province',
    children: [{ id: '310115', name: '浦东新区', level: 'county', children: [] }],
  },
];
const pudong = branchNamed('p', '浦东校区', { parentId: 'm', regionId: '310115', students: 58 });
const head = organNamed('h', '阳光总部', {
  isHead: true,
  students: 200,
  staff: 12,
  departments: 4,
  branches: [
    branchNamed('m', '总部校区', { students: 200, staff: 12, children: [pudong] }),
    branchNamed('x', '徐汇校区'),
  ],
});
const east = organNamed('e', '城东学校', { branches: [branchNamed('c', '城东校区')] });
/** The person's actors, as the log-in stored them. */
const places = [head, east].map(({ id, name, actor, channel }) => ({
  organ: id,
  name,
  actor: actor ?? '',
  channel,
}));
const everything = ['branch.read', 'branch.write', 'organ.read', 'organ.write', 'student.read'];

/** The server's state. */
let organs: Organ[];
let isAll: boolean;

async function open(permissions = everything) {
  mockApi('organ.find', () => ({ data: { isAll, organs } }), everyTime);
  mockApi('region.getTree', { data: regions }, everyTime);
  const emptyPage = { list: [], total: 0, pageNum: 1, pageSize: 10 };
  mockApi('audit.ofRow', { data: emptyPage }, everyTime);
  visit('/tenant/organ', permissions);
  await screen.findByRole('tree', { name: '机构与校区' });
}
const choose = async (name: string) => {
  await userEvent.click(within(screen.getByRole('tree')).getByText(name));
  return screen.findByRole('region', { name });
};
const names = () => screen.getAllByRole('button').map((element) => element.textContent);

beforeEach(() => {
  signIn();
  context.set('organ', 'h');
  organs = [head, east];
  isAll = true;
});
afterEach(() => nock.cleanAll());

describe('the page', () => {
  it('shows what is known about the first organisation, with a link to the people of one’s own', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: '阳光总部' });
    for (const fact of ['总机构', '您正在此机构工作', '12 人']) {
      expect(within(panel).getByText(fact)).toBeVisible();
    }
    const students = within(panel).getByRole('link', { name: '200 人' });
    expect(students).toHaveAttribute('href', '/saas/student');
    expect(await within(panel).findByText('还没有变更记录')).toBeVisible();
  });

  it('shows region, code, place and numbers of a branch, which link to its own people', async () => {
    await open();
    const panel = await choose('浦东校区');
    for (const fact of ['U-p', '上海市 / 浦东新区', '阳光总部 / 总部校区 / 浦东校区']) {
      expect(await within(panel).findByText(fact)).toBeVisible();
    }
    const students = within(panel).getByRole('link', { name: '58 人' });
    expect(students).toHaveAttribute('href', '/saas/student?branch=p');
    expect(window.location.search).toBe('?id=p');
  });

  it('links to no people of another organisation', async () => {
    organs = [head, { ...east, students: 30 }];
    await open();
    const panel = await choose('城东学校');
    expect(within(panel).getByText('30 人')).toBeVisible();
    expect(within(panel).queryByRole('link')).toBeNull();
  });

  it('fills a phone’s screen with the selection', async () => {
    onPhone();
    await open();
    expect(screen.queryByRole('region', { name: '阳光总部' })).toBeNull();
    await choose('浦东校区');
    expect(within(await dialog()).getByText('U-p')).toBeVisible();
    await userEvent.click(await button('关闭'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('徐汇校区');
    await dialog();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/govern-system/tenant/organ');
  });

  it('says who can grant the permission to people without it', async () => {
    mockApi('organ.find', { code: errorCodes.forbidden, message: '您没有权限进行此操作' });
    mockApi('region.getTree', { data: regions });
    visit('/tenant/organ', []);
    expect(await screen.findByText(/如有需要请联系租户管理员/)).toBeVisible();
  });

  it('offers administrators of one organisation no action on others, and branches to add', async () => {
    isAll = false;
    organs = [head];
    await open(['branch.read', 'branch.write']);
    // the headings of the page and of the organisation
    expect(await screen.findAllByRole('button', { name: '新增校区' })).toHaveLength(2);
    expect(names()).not.toContain('新增机构');
    for (const name of ['停用', '删除', '上移', '编辑']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('an organisation', () => {
  it('is created with its first branch; a taken name is reported beside the field', async () => {
    await open();
    await userEvent.click(await button('新增机构'));
    const form = await dialog();
    const message = '已有机构使用此名称';
    mockApi('organ.add', {
      code: errorCodes.conflict,
      message,
      data: { fields: { name: message } },
    });
    await userEvent.type(within(form).getByRole('textbox', { name: '机构名称' }), '城西学校');
    await userEvent.type(within(form).getByRole('textbox', { name: '首个校区名称' }), '城西主校区');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await within(form).findByText(message)).toBeVisible();
    const add = mockApi('organ.add', () => {
      organs = [...organs, organNamed('w', '城西学校')];
      return { data: { id: 'w' } };
    });
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('城西学校')).toBeVisible();
    expect(add.calls[0]?.body).toEqual({
      name: '城西学校',
      channel: '1',
      branchName: '城西主校区',
    });
  });

  it('is refused an invalid channel before anything is sent', async () => {
    await open();
    await choose('城东学校');
    await userEvent.click(await button('编辑'));
    const form = await dialog();
    const channel = within(form).getByRole('textbox', { name: '渠道号' });
    await userEvent.clear(channel);
    await userEvent.type(channel, 'a b');
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText(/请输入 1 至 20 位/)).toBeVisible();
  });

  it('is disabled after the consequences were shown, and enabled at once', async () => {
    organs = [head, { ...east, staff: 3, students: 30 }];
    await open();
    await choose('城东学校');
    await userEvent.click(await button('停用'));
    const confirmDialog = await dialog();
    expect(within(confirmDialog).getByText(/3 名工作人员和 30 名学员将不能再选择/)).toBeVisible();
    const change = mockApi('organ.changeStatus', () => {
      organs = [head, { ...east, status: 'disabled', version: 2 }];
      return { data: null };
    });
    await userEvent.click(within(confirmDialog).getByRole('button', { name: '停用' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '已停用“城东学校”' }));
    expect(change.calls[0]?.body).toEqual({ id: 'e', version: 1, status: 'disabled' });
    await button('启用');
    expect(screen.queryByRole('button', { name: '进入工作' })).toBeNull();
    expect(screen.getByText('在此机构任职')).toBeVisible();
    const undoCall = mockApi('organ.changeStatus', { data: null });
    await userEvent.click(await button('启用'));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '已启用“城东学校”' }));
    expect(undoCall.calls[0]?.body).toEqual({ id: 'e', version: 2, status: 'active' });
  });

  it('cannot be disabled if it is one’s own, and is not deleted with people in it', async () => {
    organs = [head, { ...east, staff: 2 }];
    await open();
    expect(names()).not.toContain('停用');
    const panel = await choose('城东学校');
    expect(within(panel).getByRole('button', { name: '删除' })).toBeDisabled();
    expect(within(panel).getByText(/清空后才能删除/)).toBeVisible();
  });

  it('is deleted when it is empty', async () => {
    await open();
    await choose('城东学校');
    await userEvent.click(await button('删除'));
    const remove = mockApi('organ.remove', () => {
      organs = [head];
      return { data: null };
    });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('城东学校')).toBeNull());
    expect(remove.calls[0]?.body).toEqual({ id: 'e', version: 1 });
  });

  it('is moved up and down among the others', async () => {
    await open();
    await choose('城东学校');
    expect(await button('下移')).toBeDisabled();
    const sort = mockApi('organ.sort', () => {
      organs = [east, head];
      return { data: null };
    });
    await userEvent.click(await button('上移'));
    await waitFor(() => expect(sort.calls[0]?.body).toEqual({ ids: ['e', 'h'] }));
    await waitFor(() => expect(screen.getByRole('button', { name: '上移' })).toBeDisabled());
  });

  it('can be entered by its members', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
    context.set('branch', 'm');
    context.set('organList', places);
    await open();
    await choose('城东学校');
    await userEvent.click(await button('进入工作'));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    // otherwise the user menu would not offer the former organisation until the next log-in
    expect(context.get('organList')).toEqual(places);
    expect([context.get('organ'), context.get('actor'), context.get('branch')]).toEqual([
      'e',
      'actor-e',
      null,
    ]);
  });

  it('is joined first by a person who is no member, after a confirmation', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
    organs = [head, { ...east, actor: null }];
    context.set('organList', places.slice(0, 1));
    await open();
    await choose('城东学校');
    await userEvent.click(await button('进入工作'));
    const join = mockApi('organ.join', { data: { id: 'new-actor' } });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '加入并进入' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(join.calls[0]?.body).toEqual({ id: 'e' });
    expect(context.get('actor')).toBe('new-actor');
    expect(context.get('organList')).toEqual([
      places[0],
      { organ: 'e', name: '城东学校', actor: 'new-actor', channel: east.channel },
    ]);
  });

  it('does not change if joining is refused', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => {});
    organs = [head, { ...east, actor: null }];
    await open();
    await choose('城东学校');
    await userEvent.click(await button('进入工作'));
    const message = '您在该机构的身份已被停用';
    mockApi('organ.join', { code: errorCodes.conflict, message });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '加入并进入' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', message }));
    expect(reload).not.toHaveBeenCalled();
    expect(context.get('organ')).toBe('h');
  });
});

describe('a branch', () => {
  it('gets a region found by its name, and nothing else is sent', async () => {
    await open();
    await choose('徐汇校区');
    await userEvent.click(await button('编辑'));
    const form = await dialog();
    await userEvent.type(within(form).getByRole('combobox', { name: '所在地区' }), '浦东');
    await userEvent.click(await screen.findByTitle('浦东新区'));
    const save = mockApi('branch.save', { data: { id: 'x' } });
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    const sent = { id: 'x', version: 2, organId: 'h', regionId: '310115' };
    await waitFor(() => expect(save.calls[0]?.body).toEqual(sent));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is added below another organisation’s', async () => {
    await open();
    await choose('城东学校');
    await userEvent.click(await button('新增校区'));
    const form = await dialog();
    await userEvent.type(within(form).getByRole('textbox', { name: '校区名称' }), '二号楼');
    const save = mockApi('branch.save', { data: { id: 'n' } });
    await userEvent.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(save.calls).toHaveLength(1));
    expect(save.calls[0]?.body).toEqual({
      name: '二号楼',
      regionId: null,
      organId: 'e',
      parentId: null,
    });
  });

  it('is moved only within its own organisation', async () => {
    await open();
    await choose('徐汇校区');
    await userEvent.click(await button('移动到…'));
    const form = await dialog();
    await userEvent.click(within(form).getByRole('combobox', { name: '上级' }));
    const choices = await screen.findAllByTitle('浦东校区');
    expect(screen.getAllByTitle('城东校区')).toHaveLength(1);
    const save = mockApi('branch.save', { data: { id: 'x' } });
    await userEvent.click(choices.at(-1) as HTMLElement);
    await userEvent.click(within(form).getByRole('button', { name: '移动' }));
    const sent = { id: 'x', version: 2, organId: 'h', parentId: 'p' };
    await waitFor(() => expect(save.calls[0]?.body).toEqual(sent));
  });

  it('shows in its history which one was merged into it', async () => {
    const line = {
      id: '1',
      action: 'branch.absorbed',
      who: '王老师',
      changes: [{ field: 'absorbed', after: '旧教学点' }],
      createdAt: '2026-03-01T08:00:00.000Z',
    };
    mockApi(
      'audit.ofRow',
      ({ query }) => {
        const list = query.id === 'x' ? [line] : [];
        return { data: { list, total: list.length, pageNum: 1, pageSize: 10 } };
      },
      everyTime,
    );
    await open();
    const panel = await choose('徐汇校区');
    expect(await within(panel).findByText('另一个校区并入')).toBeVisible();
    expect(within(panel).getByText('原校区：旧教学点')).toBeVisible();
  });

  it('that can no longer be moved there stays, shows the reason at once, and the tree is refetched', async () => {
    await open();
    await choose('徐汇校区');
    await userEvent.click(await button('移动到…'));
    const form = await dialog();
    await userEvent.click(within(form).getByRole('combobox', { name: '上级' }));
    const choices = await screen.findAllByTitle('浦东校区');
    await userEvent.click(choices.at(-1) as HTMLElement);
    const message = '所选上级就是它自己，或已是它的下级';
    mockApi('branch.save', () => {
      // another window has moved it below this branch
      const movedBranch = { ...pudong, parentId: 'x' };
      const xuhui = branchNamed('x', '徐汇校区', { children: [movedBranch] });
      organs = [{ ...head, branches: [branchNamed('m', '总部校区'), xuhui] }, east];
      return { code: errorCodes.invalidInput, message, data: { fields: { parentId: message } } };
    });
    await userEvent.click(within(form).getByRole('button', { name: '移动' }));
    const alert = await screen.findByText(`未能移动“徐汇校区”：${message}`);
    expect(alert).toBeVisible();
    expect(toasts).toEqual([]);
    await choose('浦东校区');
    expect(await screen.findByText('阳光总部 / 徐汇校区 / 浦东校区')).toBeVisible();
  });

  it('that is in use stays, with the server’s reason', async () => {
    await open();
    await choose('徐汇校区');
    await userEvent.click(await button('删除'));
    const message = '该校区还有3名人员，请先为他们更换校区';
    const remove = mockApi('branch.delete', { code: errorCodes.conflict, message });
    await userEvent.click(within(await dialog()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', message }));
    expect(remove.calls[0]?.query).toEqual({ id: 'x', version: '2', organId: 'h' });
    expect(screen.getAllByText('徐汇校区').length).toBeGreaterThan(0);
  });
});
