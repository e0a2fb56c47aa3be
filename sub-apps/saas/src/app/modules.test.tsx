import { emit, type ModuleBoard } from '@edu/shared-utility';
import { heldAnswer, mockApi, onPhone, unsavedQuestions } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  aChange,
  addressOf,
  aModule,
  anOutcome,
  board,
  CMS,
  noLoads,
  version,
} from '../testing/modules';
import { signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const write = ['platform.modules', 'platform.modules.write'];
const toastTexts = () => toasts.map(({ message }) => message);

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

const shared = aModule({
  name: 'react',
  address: '/modules/vendor/react.js',
  versions: [],
  current: null,
});
const boardWith = (overrides: Parameters<typeof board>[0] = {}): ModuleBoard =>
  board({ modules: [shared, aModule({ loads: [...noLoads.slice(1), 12] })], ...overrides });

function open(state: ModuleBoard, permissions: string[] = write, search = '') {
  const findMock = mockApi('moduleStatus.find', { data: state }, everyTime);
  visit(`/modules${search}`, permissions);
  return { findMock, user: userEvent.setup() };
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('modules', () => {
  it('our own ones first: version, since when, by whom, why, the last day and the health', async () => {
    open(boardWith());
    const cms = await row('内容管理');
    expect(cms.getByText('2.0.0')).toBeVisible();
    expect(cms.getByText(/周运营 · CMS 2/)).toBeVisible();
    expect(cms.getByRole('img')).toHaveAccessibleName(/加载 12 次，故障 0 次/);
    expect(cms.getByText('正常')).toBeVisible();
    expect(screen.getByText('共 2 个模块，均正常')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '模块与版本' })).toBeVisible();
    expect(screen.getByText('共享库（1）')).toBeVisible();
    expect(screen.queryByText(/ETag|"/)).toBeNull();
  });

  it('are found by name, address and person', async () => {
    const { user } = open(boardWith());
    const field = await screen.findByRole('textbox', { name: /搜索/ });
    await user.type(field, 'react{Enter}');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: '内容管理' })).toBeNull());
    expect(await row('react')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '周运营{Enter}');
    await row('内容管理');
    await user.clear(field);
    await user.type(field, 'nothing{Enter}');
    await user.click(await screen.findByRole('button', { name: '清除搜索' }));
    await row('内容管理');
  });

  it('show what is wrong, in words', async () => {
    open(boardWith({ modules: [aModule({ served: null, faultsNow: 4 })] }));
    const cms = await row('内容管理');
    expect(cms.getByText('未提供')).toBeVisible();
    expect(cms.getByText('故障频发')).toHaveAttribute('title', expect.stringContaining('4 条'));
    expect(screen.getByText('1 个模块需要关注')).toBeVisible();
  });

  it('are cards on a phone', async () => {
    onPhone();
    open(boardWith());
    expect((await row('内容管理')).getByText('正常')).toBeVisible();
    expect(screen.queryByText('启用时间与原因')).toBeNull();
  });

  it('are read-only for people without the permission to change them', async () => {
    open(boardWith({ rolling: 'active' }), ['platform.modules']);
    const cms = await row('内容管理');
    expect(screen.getByText(/没有变更权限/)).toBeVisible();
    expect(cms.queryByRole('button', { name: /回退/ })).toBeNull();
    expect(cms.queryByRole('button', { name: '停止灰度' })).toBeNull();
    for (const name of [/^灰度发布/, /^回退/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('roll-back', () => {
  async function openDialog() {
    const { user, findMock } = open(boardWith());
    await user.click((await row('内容管理')).getByRole('button', { name: /回退/ }));
    return { user, findMock, form: await dialog() };
  }

  it('shows what will change, and requires a reason', async () => {
    const { user, form } = await openDialog();
    expect(form.getByRole('list', { name: '变更内容' })).toHaveTextContent(`${addressOf(2)}`);
    expect(form.getByRole('list', { name: '变更内容' })).toHaveTextContent(`${addressOf(1)}`);
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    expect(await form.findByText('请填写原因')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '原因' }), '第 2 版太慢');
    const sent = mockApi('importMap.change', {
      data: { id: 9, status: 'applied', etag: '"x"', changes: [], objections: [] },
    });
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    await waitFor(() => expect(toastTexts()).toEqual(['内容管理 已变更']));
    expect(sent.calls[0]?.body).toEqual({
      ...{ action: 'set', name: CMS, address: addressOf(1), why: '第 2 版太慢' },
      ...{ etag: '"0123456789abcdef"', force: false, seen: null },
    });
  });

  it('says that another person was faster, and refetches', async () => {
    const { user, form, findMock } = await openDialog();
    const before = findMock.calls.length;
    const body = JSON.stringify({ code: 40900, message: '已被他人修改', data: null });
    mockApi('importMap.change', { status: 412, body });
    await user.type(form.getByRole('textbox', { name: '原因' }), 'x');
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    expect(await form.findByRole('alert')).toHaveTextContent('清单刚刚被其他人修改');
    await waitFor(() => expect(findMock.calls.length).toBeGreaterThan(before));
  });

  it('restores only the version that was shown, whatever changes meanwhile', async () => {
    const { user, form } = await openDialog();
    await user.type(form.getByRole('textbox', { name: '原因' }), '第 2 版太慢');
    nock.cleanAll();
    const current = { ...version(1), who: '李运营', why: '已回退' };
    const moved = aModule({
      address: addressOf(1),
      served: addressOf(1),
      current,
      versions: [current, version(2)],
    });
    mockApi('moduleStatus.find', { data: board({ modules: [moved] }) }, everyTime);
    act(() => emit('import-map:announced', { revision: '"2"' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      '现在使用 1.0.0，由 李运营 修改（已回退）',
    );
    expect(form.getByRole('list', { name: '变更内容' })).toHaveTextContent(addressOf(1));
    expect(form.getByRole('button', { name: /回\s*退/ })).toBeDisabled();
    const sent = mockApi('importMap.change', { data: anOutcome({}) });
    await user.click(form.getByRole('button', { name: '查看现状' }));
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    expect(await form.findByText(/请重新选择版本/)).toBeVisible();
    expect(sent.calls).toEqual([]);
    expect(form.getByRole('textbox', { name: '原因' })).toHaveValue('第 2 版太慢');
  });

  it('says what happens to a running rollout', async () => {
    const { user } = open(boardWith({ rolling: 'active' }));
    await user.click((await row('内容管理')).getByRole('button', { name: /回退/ }));
    expect((await dialog()).getByText(/10% 的用户继续使用 3\.0\.0/)).toBeVisible();
  });

  it('offers no confirmation that bypasses the rules for addresses', async () => {
    const { user, form } = await openDialog();
    const data = {
      reason: 'The new address cannot be used.',
      problems: ['no such host'],
      canForce: false,
    };
    mockApi('importMap.change', { code: 40000, message: '未修改', data }, everyTime);
    await user.type(form.getByRole('textbox', { name: '原因' }), 'x');
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    expect(await form.findByText('no such host')).toBeVisible();
    expect(form.queryByRole('checkbox')).toBeNull();
  });

  it('continues in spite of the server’s findings only after a second confirmation', async () => {
    const { user, form } = await openDialog();
    const problems = ['its host answers 404'];
    const data = { reason: 'The new address cannot be used.', problems, canForce: true };
    const refused = mockApi(
      'importMap.change',
      { code: 40000, message: '未修改', data },
      everyTime,
    );
    await user.type(form.getByRole('textbox', { name: '原因' }), 'x');
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    expect(await form.findByText('its host answers 404')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: /仍要变更/ }));
    await user.click(form.getByRole('button', { name: /回\s*退/ }));
    await waitFor(() => expect(refused.calls).toHaveLength(2));
    expect(refused.calls[1]?.body).toMatchObject({ force: true });
  });
});

it('a rollout shows its progress, and its share is changed with a reason', async () => {
  const { user } = open(boardWith({ rolling: 'active' }));
  const cms = await row('内容管理');
  expect(cms.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  expect(cms.getByText(/10% 的用户使用 3.0.0 · 另有租户：new.localhost/)).toBeVisible();
  await user.click(cms.getByRole('button', { name: '调整比例' }));
  const form = await dialog();
  const field = form.getByRole('textbox', { name: /用户比例/ });
  await user.clear(field);
  await user.type(field, '101');
  await user.type(form.getByRole('textbox', { name: '原因' }), '无故障');
  await user.click(form.getByRole('button', { name: '调整比例' }));
  expect(await form.findByText('请输入 0 到 100 的整数')).toBeVisible();
  await user.clear(field);
  await user.type(field, '50');
  const outcome = anOutcome({ id: 9, status: 'waiting' });
  const sent = mockApi('importMap.rollOut', { data: outcome });
  await user.click(form.getByRole('button', { name: '调整比例' }));
  await waitFor(() => expect(toastTexts()).toEqual(['已提交，等待另一位运营人员审批']));
  expect(sent.calls[0]?.body).toEqual({
    ...{ module: CMS, address: addressOf(3), percent: 50, why: '无故障', force: false },
    seen: { address: addressOf(3), percent: 10, status: 'active' },
  });
});

it.each(['调整比例', '全部切换', '停止灰度'])(
  'a rollout that has ended or was halted meanwhile accepts no %s from an older dialog',
  async (name) => {
    const { user } = open(boardWith({ rolling: 'active' }));
    await user.click((await row('内容管理')).getByRole('button', { name }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: '原因' }), '无故障');
    nock.cleanAll();
    mockApi('moduleStatus.find', { data: boardWith() });
    act(() => emit('import-map:announced', { revision: '"2"' }));
    expect(await form.findByRole('alert')).toHaveTextContent('灰度发布在此期间已结束');
    expect(form.getByRole('button', { name })).toBeDisabled();
    expect(form.queryByRole('button', { name: '查看现状' })).toBeNull();
    mockApi('moduleStatus.find', { data: boardWith({ rolling: 'halted' }) }, everyTime);
    act(() => emit('import-map:announced', { revision: '"3"' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('在此期间已自动停止'));
    await user.click(form.getByRole('button', { name: '查看现状' }));
    expect(form.queryByText(/此操作会让它重新开始/) === null).toBe(name === '停止灰度');
    expect(form.getByRole('button', { name })).toBeEnabled();
  },
);

it('a rollout is started with an address, a share and a reason', async () => {
  const { user } = open(boardWith());
  await user.click((await row('内容管理')).getByRole('button', { name: /灰度发布/ }));
  const form = await dialog();
  const field = form.getByRole('textbox', { name: '新版本的地址' });
  const share = form.getByRole('textbox', { name: /用户比例/ });
  const go = () => user.click(form.getByRole('button', { name: '灰度发布' }));
  await user.type(form.getByRole('textbox', { name: '原因' }), 'CMS 3');
  await go();
  expect(await form.findByText('请输入新版本的地址')).toBeVisible();
  await user.type(field, addressOf(2));
  await go();
  expect(await form.findByText('这就是当前使用的地址')).toBeVisible();
  await user.clear(field);
  await user.type(field, ` ${addressOf(3)} `);
  await user.clear(share);
  await user.type(share, '0');
  await go();
  expect(await form.findByText('请输入 0 到 100 的整数')).toBeVisible();
  await user.clear(share);
  await user.type(share, '5');
  const problems = [`${addressOf(3)} answers 404.`];
  mockApi('importMap.rollOut', {
    status: 422,
    body: JSON.stringify({ code: 40000, message: '', data: { problems, canForce: true } }),
  });
  await go();
  expect(await form.findByText(problems[0] ?? '')).toBeVisible();
  expect(field).toHaveValue(` ${addressOf(3)} `);
  const sent = mockApi('importMap.rollOut', { data: anOutcome({ id: 9, status: 'applied' }) });
  const forceBox = form.getByRole('checkbox', { name: /仍要变更/ });
  await user.click(forceBox);
  await user.type(field, '4');
  // the objection was about the former address only
  expect(form.queryByText(problems[0] ?? '')).toBeNull();
  expect(form.queryByRole('checkbox')).toBeNull();
  await user.type(field, '{Backspace}');
  expect(form.getByRole('checkbox', { name: /仍要变更/ })).toBeChecked();
  await go();
  await waitFor(() => expect(toastTexts()).toEqual(['内容管理 已变更']));
  expect(sent.calls[0]?.body).toEqual({
    ...{ module: CMS, address: addressOf(3), percent: 5, why: 'CMS 3', force: true, seen: null },
  });
});

it('a typed reason is not lost without a question', async () => {
  const { user } = open(boardWith());
  await user.click((await row('内容管理')).getByRole('button', { name: /回退/ }));
  const reason = (await dialog()).getByRole('textbox', { name: '原因' });
  await user.type(reason, '第 2 版');
  await questions.expectOnClose(await screen.findByRole('dialog'), () =>
    expect(reason).toHaveValue('第 2 版'),
  );
});

it('a map change reported by the server is loaded at once, while typing', async () => {
  const { user } = open(boardWith());
  await user.click((await row('内容管理')).getByRole('button', { name: /回退/ }));
  const reason = (await dialog()).getByRole('textbox', { name: '原因' });
  await user.type(reason, '第 2 版');
  nock.cleanAll();
  const state = board({ modules: [aModule({ address: addressOf(3), served: addressOf(3) })] });
  mockApi('moduleStatus.find', { data: state }, everyTime);
  act(() => emit('import-map:announced', { revision: '"2"' }));
  expect(await screen.findByText('3.0.0')).toBeInTheDocument();
  expect(reason).toHaveValue('第 2 版');
});

it('the history shows each change before and after, and older ones on request', async () => {
  const rows = Array.from({ length: 21 }, (_, i) => aChange({ id: 40 - i }));
  rows[0] = aChange({
    ...{ id: 40, status: 'rejected', decidedBy: '李运营', decidedWhy: '周五不发布', forced: true },
  });
  rows[1] = aChange({ id: 39, action: 'start', who: 'first start on web-1', changes: [], why: '' });
  const read = mockApi('importMap.history', { data: rows }, everyTime);
  const { user } = open(boardWith(), write, '?tab=history');
  const refused = await row('更换版本 第 40 号');
  expect(refused.getByText('已驳回')).toBeVisible();
  expect(refused.getByText('强制')).toBeVisible();
  expect(refused.getByText('李运营 审批 · 周五不发布')).toBeVisible();
  expect((await row('首次启动 第 39 号')).getByText(/首次启动（web-1）/)).toBeVisible();
  expect(screen.queryByRole('listitem', { name: /第 20 号/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更早的变更' }));
  await waitFor(() => expect(read.calls.at(-1)?.query).toMatchObject({ before: '21' }));
  expect(await screen.findByRole('button', { name: '回到最新' })).toBeVisible();
});

describe('approvals', () => {
  it('are given by another person than the author, with a reason for a refusal', async () => {
    const { user } = open(boardWith({ isWaiting: true }), write, '?tab=approvals');
    expect(await screen.findByRole('tab', { name: '待审批（1）' })).toBeVisible();
    const change = await row('更换版本 第 8 号');
    await user.click(change.getByRole('button', { name: /驳\s*回/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: /驳\s*回/ }));
    expect(await form.findByText('请填写原因')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '原因' }), '周五不发布');
    const outcome = anOutcome({ id: 8, status: 'rejected' });
    const sent = mockApi('importMap.reject', { data: outcome });
    await user.click(form.getByRole('button', { name: /驳\s*回/ }));
    await waitFor(() => expect(toastTexts()).toEqual(['已驳回']));
    expect(sent.calls[0]?.body).toEqual({ id: 8, why: '周五不发布' });
  });

  it('of a rollout show its recipients, and what to do if others were faster', async () => {
    const people = { percent: 10, tenants: ['a.example'], accounts: 2 };
    const step = { kind: 'rollout', action: 'rollout', status: 'waiting', people } as const;
    const waiting = [{ ...aChange(step), isOwn: false }];
    const { user } = open({ ...boardWith({ isWaiting: true }), waiting }, write, '?tab=approvals');
    expect(await screen.findByText(/10% 的用户 · 租户 a\.example · 账号 2 个/)).toBeVisible();
    const body = JSON.stringify({ code: 40900, message: '已被他人修改', data: null });
    mockApi('importMap.approve', { status: 412, body });
    await user.click(await screen.findByRole('button', { name: /同\s*意/ }));
    const confirmDialog = await dialog();
    expect(confirmDialog.getByText(/10% 的用户/)).toBeVisible();
    await user.click(confirmDialog.getByRole('button', { name: /同\s*意/ }));
    expect(await confirmDialog.findByRole('alert')).toHaveTextContent('请驳回，由提出者重新提交');
  });

  it('are not announced to the person who has just given them', async () => {
    const { user } = open(boardWith({ isWaiting: true }), write, '?tab=approvals');
    const change = await row('更换版本 第 8 号');
    await user.click(change.getByRole('button', { name: /同\s*意/ }));
    const form = await dialog();
    nock.cleanAll();
    const outcome = anOutcome({ id: 8, status: 'applied' });
    const answer = heldAnswer();
    const sent = mockApi('importMap.approve', { data: outcome }, { until: answer });
    const read = mockApi('moduleStatus.find', { data: boardWith() }, everyTime);
    await user.click(form.getByRole('button', { name: /同\s*意/ }));
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    act(() => emit('import-map:announced', { revision: '"2"' }));
    await waitFor(() => expect(read.calls.length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('listitem', { name: /第 8 号/ })).toBeNull());
    expect(form.queryByRole('alert')).toBeNull();
    answer.release();
    await waitFor(() => expect(toastTexts()).toEqual(['已同意，变更生效']));
  });

  it('tell authors before any click that another person has to approve', async () => {
    open(boardWith({ isWaiting: true, isOwn: true }), write, '?tab=approvals');
    const change = await row('更换版本 第 8 号');
    expect(change.getByText(/这是您提交的变更/)).toBeVisible();
    expect(change.queryByRole('button', { name: /同\s*意/ })).toBeNull();
    expect(change.getByRole('button', { name: /撤\s*回/ })).toBeVisible();
  });

  it('say if none is needed', async () => {
    open(boardWith(), write, '?tab=approvals');
    expect(await screen.findByText(/无需第二人审批/)).toBeVisible();
  });
});

describe('environments', () => {
  const modules = [
    { name: CMS, here: addressOf(2), there: addressOf(3), same: false },
    { name: 'react', here: '/r.js', there: '/r.js', same: true },
  ];

  it('are compared side by side, at first only the differences', async () => {
    const { user } = open(boardWith(), write, '?tab=environments');
    const field = await screen.findByRole('textbox', { name: '另一环境的地址' });
    await user.click(screen.getByRole('button', { name: /对\s*比/ }));
    expect(await screen.findByText('请输入地址')).toBeVisible();
    await user.type(field, 'test.example.com');
    const address = 'https://test.example.com/importmap.json';
    const mock = mockApi('moduleStatus.compare', { data: { address, modules } });
    await user.click(screen.getByRole('button', { name: /对\s*比/ }));
    expect(await screen.findByText('2 个模块中有 1 个不同')).toBeVisible();
    expect(mock.calls[0]?.query).toEqual({ address });
    expect(screen.getByRole('row', { name: /内容管理.*2.0.0.*3.0.0/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /react/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    expect(await screen.findByRole('row', { name: /react/ })).toBeVisible();
    expect(localStorage.getItem('keep:saas-modules-environment')).toBe(address);
  });

  it('show at the field why an address cannot be read', async () => {
    const { user } = open(boardWith(), write, '?tab=environments');
    await user.type(await screen.findByRole('textbox', { name: /另一环境/ }), 'https://x.example');
    const words = 'x.example 不在允许的模块来源中';
    mockApi(
      'moduleStatus.compare',
      { code: 40000, message: words, data: { fields: { address: words } } },
      everyTime,
    );
    await user.click(screen.getByRole('button', { name: /对\s*比/ }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('shows what failed and offers a retry', async () => {
  mockApi('moduleStatus.find', { code: 50000, message: '服务异常' });
  const { user } = open(boardWith());
  expect(await screen.findByRole('alert')).toHaveTextContent('模块信息加载失败服务异常');
  await user.click(screen.getByRole('button', { name: '重试' }));
  await row('内容管理');
});

it('says so to people without the permission, and offers no useless action', async () => {
  mockApi('moduleStatus.find', { code: 40300, message: '没有权限' }, everyTime);
  visit('/modules', ['student.read']);
  expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeVisible();
  expect(screen.getByText('此页面仅供平台运营人员查看。')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
