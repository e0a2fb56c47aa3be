import { context, errorCodes, type Train, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto, storage, voucher } from '@edu/shared-utility/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { courseRow } from '../testing/courses';
import { pageOf } from '../testing/students';
import { trainRow, wholeTrain } from '../testing/trains';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
/** Lazy chunks and permissions take longer than the default timeout on a busy machine. */
const manager = ['train.read', 'train.write', 'train.publish'];

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('userInfo', { userId: 'u' } as never);
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

function list() {
  const findMock = mockApi(
    'train.findByCondition',
    {
      data: pageOf([
        trainRow('t1', '草稿培训'),
        trainRow('t2', '进行培训', {
          ...{ status: 'published', phase: 'running', userCount: 20, passedCount: 5 },
        }),
        trainRow('t3', '停用培训', { status: 'unpublished', cover: '/files/three.webp' }),
      ]),
    },
    everyTime,
  );
  return findMock;
}

it('lists trainings with the actions of their state, and asks before one is published', async () => {
  list();
  visit('/task', manager);
  expect((await row(/进行培训/)).getByText('5 / 20')).toBeVisible();
  expect((await row(/进行培训/)).getByRole('link', { name: /统计/ })).toHaveAttribute(
    'href',
    '/saas/task/t2/statistics',
  );
  expect((await row(/进行培训/)).queryByRole('button', { name: /^发布/ })).toBeNull();
  expect(await (await row(/停用培训/)).findByRole('button', { name: /^发布/ })).toBeVisible();
  const pictures = [...document.querySelectorAll('tbody img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    expect.stringMatching(/\/files\/three\.webp$/),
  ]);
  const lacking = { problems: [{ kind: 'items', blocks: true }] };
  const refusal = { code: errorCodes.conflict, message: '还没有内容', data: lacking };
  const publish = mockApi('train.publish', refusal);
  const settings = mockApi('train.findById', { data: wholeTrain() }, everyTime);
  await userEvent.click(await (await row(/草稿培训/)).findByRole('button', { name: /^发布/ }));
  const confirmDialog = within(await dialog());
  expect(confirmDialog.getAllByText('发布培训“草稿培训”？')[0]).toBeVisible();
  await userEvent.click(confirmDialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('还没有内容'));
  expect(publish.calls[0]?.query).toMatchObject({ id: 't1', version: '3' });
  await waitFor(() => expect(settings.calls[0]?.query).toMatchObject({ id: 't1' }));
});

it('unpublishes one, and deletes only drafts', async () => {
  list();
  visit('/task', manager);
  const chooseAction = async (name: RegExp) =>
    userEvent.click(await (await row(name)).findByRole('button', { name: /更多/ }));
  await chooseAction(/进行培训/);
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  const away = mockApi('train.unPublish', { data: null });
  await userEvent.click(await screen.findByRole('menuitem', { name: '取消发布' }));
  await waitFor(() => expect(away.calls[0]?.query).toMatchObject({ id: 't2', version: '3' }));
  const back = mockApi('train.publish', { data: null });
  await userEvent.click(await screen.findByRole('button', { name: /撤销/ }));
  await waitFor(() => expect(back.calls[0]?.query).toEqual({ id: 't2' }));
});

it('creates one from a title, with a month from tomorrow', async () => {
  list();
  visit('/task', manager);
  await userEvent.click(await screen.findByRole('button', { name: '新建培训' }));
  await userEvent.click((await dialog()).querySelector('.ant-btn-primary') as HTMLElement);
  expect(await screen.findByText('请输入名称')).toBeVisible();
  await pasteInto(field('名称'), '春季班');
  const save = mockApi('train.save', { data: { id: 't9', version: 1 } });
  mockApi('train.findById', { data: wholeTrain({ id: 't9' }) }, everyTime);
  await userEvent.click(within(await dialog()).getByRole('button', { name: '创建并设置' }));
  await waitFor(() => expect(save.calls).toHaveLength(1));
  const { title, startsAt, endsAt } = (save.calls[0]?.body ?? {}) as Record<string, string>;
  expect(title).toBe('春季班');
  expect([startsAt, endsAt].map((value) => value?.slice(10))).toEqual(
    Array(2).fill('T16:00:00.000Z'),
  );
  expect(Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')).toBe(30 * 86_400_000);
});

it('offers no change with read-only access', async () => {
  list();
  visit('/task', ['train.read']);
  await row(/草稿培训/);
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  expect(screen.queryByRole('button', { name: '新建培训' })).toBeNull();
  expect((await row(/草稿培训/)).getByRole('link', { name: /查看/ })).toBeVisible();
  expect((await row(/草稿培训/)).queryByRole('button', { name: /^发布/ })).toBeNull();
});

describe('one training', () => {
  const server = { train: wholeTrain() };
  const item = (kind: 'course' | 'exam', title: string, order: number) =>
    ({ id: `i${order}`, kind, targetId: `${kind}${order}`, title, order, required: true }) as const;
  const items = [
    { ...item('course', '家政基础', 0), problem: null },
    { ...item('exam', '结业考试', 1), problem: 'unpublished' as const },
  ];

  async function open(tab: string, change: Partial<Train> = {}, permissions = manager) {
    server.train = wholeTrain(change);
    mockApi('train.findById', () => ({ data: server.train }), everyTime);
    visit(`/task/t/${tab}`, [...permissions, 'course.read', 'exam.read']);
    await screen.findByRole('tab', { name: '基本信息' });
    await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  }
  const retype = async (name: string, text: string) => {
    await userEvent.clear(await screen.findByRole('textbox', { name }));
    if (text) await pasteInto(field(name), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

  it('asks before another tab discards the input', async () => {
    await open('basics');
    await retype('地点', '浦东校区');
    const ask = jest.fn(async () => false);
    const end = unsaved.askWith(ask);
    await userEvent.click(screen.getByRole('tab', { name: '学员' }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(field('地点')).toHaveValue('浦东校区');
    end();
  });

  it('restores what was not saved when the session or the page ended', async () => {
    await open('basics');
    await retype('地点', '浦东校区');
    cleanup();
    await open('basics');
    expect(await screen.findByText('1 项修改未保存')).toBeVisible();
    expect(field('地点')).toHaveValue('浦东校区');
  });

  it('shows an error at its field, and sends only changed fields, with times in the person’s zone', async () => {
    await open('basics', { problems: [{ kind: 'items', blocks: true, itemId: null }] });
    expect(await screen.findByRole('button', { name: '发布' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: '还没有培训内容' })).toBeVisible();
    await retype('学时', '1.5');
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '2029-12-01T00:00' } });
    await save();
    expect(await screen.findByText('请输入 0 到 10000 之间的整数')).toBeVisible();
    expect(await screen.findByText('结束时间应晚于开始时间')).toBeVisible();
    await retype('学时', '48');
    await retype('地点', '浦东校区');
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '2030-03-01T00:00' } });
    fireEvent.change(screen.getByLabelText('报名截止'), { target: { value: '2030-01-15T18:00' } });
    expect(screen.getByText('4 项修改未保存')).toBeVisible();
    const sent = mockApi('train.save', { data: { id: 't', version: 4 } });
    await save();
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.body).toEqual({
      ...{ id: 't', version: 3, hours: 48, place: '浦东校区' },
      endsAt: '2030-02-28T16:00:00.000Z',
      enrolUntil: '2030-01-15T10:00:00.000Z',
    });
    expect(await screen.findByText('已全部保存')).toBeVisible();
  });

  it('says that enrolment ends after the training, and no longer when the training ends later', async () => {
    await open('basics');
    const sent = mockApi('train.save', { data: { id: 't', version: 4 } });
    fireEvent.change(await screen.findByLabelText('报名截止'), {
      target: { value: '2030-03-01T00:00' },
    });
    await save();
    expect(await screen.findByText('报名截止不能晚于培训结束时间')).toBeVisible();
    expect(sent.calls).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('结束时间'), { target: { value: '2030-03-02T00:00' } });
    await waitFor(() => expect(screen.queryByText('报名截止不能晚于培训结束时间')).toBeNull());
  });

  it('shows what both people have changed, and continues at once if there is no conflict', async () => {
    await open('basics');
    await retype('地点', '一号楼');
    const current = wholeTrain({ version: 7, place: '二号楼' });
    mockApi('train.save', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: current },
    });
    await save();
    expect(await screen.findByText('双方都改动的内容：地点')).toBeVisible();
    const refetched = wholeTrain({ version: 8, place: '二号楼' });
    const first = mockApi('train.save', {
      code: errorCodes.conflict,
      message: '已被修改',
      data: { present: refetched },
    });
    const second = mockApi('train.save', { data: { id: 't', version: 9 } });
    await userEvent.click(screen.getByRole('button', { name: '保留我的' }));
    await waitFor(() => expect(second.calls).toHaveLength(1));
    expect([first, second].map(({ calls }) => calls[0]?.body)).toEqual([
      { id: 't', version: 7, place: '一号楼' },
      { id: 't', version: 8, place: '一号楼' },
    ]);
  });

  it('has items chosen from lists and sorted, and a rule that they can fulfil', async () => {
    await open('items', { items });
    const lines = within(await screen.findByRole('list', { name: '培训内容' }));
    expect(lines.getByText('未发布')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '移除“结业考试”' }));
    mockApi('course.findManageList', { data: pageOf([courseRow('c9', '收纳整理')]) }, everyTime);
    await userEvent.click(screen.getByRole('button', { name: '添加课程' }));
    const confirmDialog = within(await dialog());
    await userEvent.click(confirmDialog.getByRole('button', { name: /添\s*加/ }));
    expect(await confirmDialog.findByText('请至少选择一项')).toBeVisible();
    await userEvent.click(confirmDialog.getByRole('combobox', { name: '课程' }));
    await userEvent.click(await screen.findByTitle('收纳整理'));
    await userEvent.click(confirmDialog.getByRole('button', { name: /添\s*加/ }));
    expect(await lines.findByText('收纳整理')).toBeVisible();
    await userEvent.click(lines.getAllByRole('checkbox', { name: '必修' })[1] as HTMLElement);
    await userEvent.click(screen.getByRole('combobox', { name: '合格条件' }));
    await userEvent.click(await screen.findByTitle('完成其中任意几项'));
    await retype('完成多少项', '3');
    await save();
    expect(await screen.findByText('请输入 1 到 2 之间的整数')).toBeVisible();
    await retype('完成多少项', '1');
    const sent = mockApi('train.save', { data: { id: 't', version: 4 } });
    await save();
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    expect(sent.calls[0]?.body).toEqual({
      ...{ id: 't', version: 3, pass: { items: 1, exams: 'passed' } },
      items: [
        { kind: 'course', targetId: 'course0', required: true, order: 0 },
        { kind: 'course', targetId: 'c9', required: false, order: 1 },
      ],
    });
  });

  it('saves a cover with the other settings, shows it at once, and removes it again', async () => {
    URL.createObjectURL = () => 'blob:own';
    URL.revokeObjectURL = () => {};
    const picture = new File(['0123456789'], 'cover.png', { type: 'image/png' });
    await open('basics');
    mockApi('resource.uploadVoucher', { data: voucher('u1') });
    storage('u1', picture.size);
    await userEvent.upload(
      await screen.findByLabelText('选择图片', { selector: 'input' }),
      picture,
    );
    expect(await screen.findByText('1 项修改未保存')).toBeVisible();
    expect(document.querySelector('img[src="blob:own"]')).not.toBeNull();
    const sent = mockApi('train.save', { data: { id: 't', version: 4 } }, { times: 2 });
    await save();
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: '移除' }));
    expect(document.querySelector('img[src="blob:own"]')).toBeNull();
    await save();
    await waitFor(() => expect(sent.calls).toHaveLength(2));
    expect(sent.calls.map(({ body }) => body)).toEqual([
      { id: 't', version: 3, coverUploadId: 'u1' },
      { id: 't', version: 4, coverUploadId: null },
    ]);
  });

  it('shows why a cover was refused', async () => {
    await open('basics');
    mockApi('resource.uploadVoucher', { code: errorCodes.invalidInput, message: '文件过大' });
    await userEvent.upload(
      await screen.findByLabelText('选择图片', { selector: 'input' }),
      new File(['0123456789'], 'cover.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('文件过大');
    expect(screen.getByText('已全部保存')).toBeVisible();
  });

  it('is read-only with read-only access', async () => {
    await open('items', { items, mayWrite: false }, ['train.read']);
    expect(await screen.findByText('家政基础')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(保存|发布|添加|移除)/ })).toBeNull();
  });
});
