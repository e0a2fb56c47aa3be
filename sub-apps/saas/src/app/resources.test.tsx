import { type CategoryNode, context, type Resource, type UserInfo } from '@edu/shared-utility';
import { mockApi, onPhone } from '@edu/shared-utility/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { category, resource } from '../testing/resources';
import { pageOf } from '../testing/students';
import { dialog, field, signIn, toasts, visit } from '../testing/visit';

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

const write = ['resource.read', 'resource.write'];
const readOnly = ['resource.read'];

function show(
  rows: Resource[],
  path = '/resource',
  permissions = write,
  tree: CategoryNode[] = [],
) {
  const list = mockApi(
    'resource.findByConditionWithPage',
    { data: pageOf(rows) },
    { times: Number.POSITIVE_INFINITY },
  );
  const everyCall = { times: Number.POSITIVE_INFINITY };
  mockApi('resourceCategory.getTree', { data: tree }, everyCall);
  mockApi('resApplication.findValidCopyrightUnits', { data: pageOf([]) }, everyCall);
  mockApi('resource.findFiles', { data: [] }, everyCall);
  mockApi('audit.ofRow', { data: pageOf([]) }, everyCall);
  visit(path, permissions);
  return list;
}

const bodyOf = (list: { calls: readonly { body: unknown }[] }) => list.calls.at(-1)?.body;

it('requests the list of the address, and hides categories for others’ resources', async () => {
  const list = show([resource(1)], '/resource?from=granted&kind=video&category=c1');
  await screen.findByText('资源1');
  expect(bodyOf(list)).toMatchObject({ kind: 'video', from: 'granted' });
  expect(bodyOf(list)).not.toHaveProperty('categoryId');
  await userEvent.click(screen.getByRole('link', { name: '本机构' }));
  await waitFor(() => expect(bodyOf(list)).toMatchObject({ kind: 'video', categoryId: 'c1' }));
});

it('shows cards or rows, as chosen on this device', async () => {
  show([resource(1)]);
  await screen.findByText('资源1');
  expect(screen.queryByRole('columnheader', { name: '大小' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '列表视图' }));
  expect(await screen.findByRole('columnheader', { name: '大小' })).toBeVisible();
  expect(screen.getByRole('button', { name: '列表视图' })).toHaveAttribute('aria-pressed', 'true');
});

it('the view that one person chose on this device is not another person’s', async () => {
  context.set('userInfo', { userId: 'u1' } as UserInfo);
  show([resource(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '列表视图' }));
  cleanup();
  context.set('userInfo', { userId: 'u2' } as UserInfo);
  visit('/resource', write);
  await screen.findByText('资源1');
  expect(screen.getByRole('button', { name: '列表视图' })).toHaveAttribute('aria-pressed', 'false');
  cleanup();
  context.set('userInfo', { userId: 'u1' } as UserInfo);
  visit('/resource', write);
  expect(await screen.findByRole('columnheader', { name: '大小' })).toBeVisible();
});

it('resources of another kind are not moved into a category, and listed with the reason', async () => {
  const tree = [category('c1', '护理课')];
  show([resource(1), resource(2, { kind: 'document' })], '/resource', write, tree);
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 资源1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 资源2' }));
  await userEvent.click(await screen.findByRole('button', { name: '移动到分类' }));
  const ask = within(await dialog());
  await userEvent.click(ask.getByRole('combobox', { name: '分类' }));
  await userEvent.click(await screen.findByTitle('护理课'));
  const update = mockApi('resource.updateResourceById', { data: null }, { times: 2 });
  await userEvent.click(ask.getByRole('button', { name: '移动到分类' }));
  expect(await screen.findByText(/该分类属于其他类型的资源/)).toHaveTextContent('资源2');
  expect(update.calls.map(({ body }) => body)).toEqual([
    { id: 'r1', version: 1, categoryId: 'c1' },
  ]);
});

it('shows on the card why a file was refused', async () => {
  show([resource(1, { status: 'failed', refusal: '图片过大' })]);
  const card = await screen.findByRole('row', { name: /资源1/ });
  expect(card).toHaveTextContent('图片过大');
});

it('offers no upload and no change with read-only access', async () => {
  show([resource(1)], '/resource?kind=video', readOnly, [category('c1', '护理')]);
  await screen.findByText('资源1');
  expect(await screen.findByText('护理')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /上传资源|编辑|版权单位|新增分类|操作分类/ }),
  ).toBeNull();
});

describe('files', () => {
  const page = (name: string) => new File(['MZ'], name);
  /** A file of a refused kind, which is reported in its row without a request. */
  const lines = () =>
    within(screen.getByRole('region', { name: '上传' }))
      .getAllByRole('listitem')
      .map((element) => element.getAttribute('aria-label'));

  it('are accepted by drop on the page, which shows it meanwhile, or by paste', async () => {
    show([resource(1)]);
    await screen.findByText('资源1');
    const files = [page('甲.exe'), page('乙.exe')];
    const dataTransfer = { types: ['Files'], files };
    fireEvent.dragEnter(document.body, { dataTransfer });
    expect(await screen.findByText('松开即可上传')).toBeVisible();
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(screen.queryByText('松开即可上传')).toBeNull();
    expect(lines()).toEqual(['甲.exe', '乙.exe']);
    fireEvent.paste(document.body, { clipboardData: { files: [page('丙.exe')] } });
    expect(lines()).toEqual(['甲.exe', '乙.exe', '丙.exe']);
    // the text of a paste belongs into the focused field
    expect(fireEvent.paste(document.body, { clipboardData: { files: [] } })).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '清除已结束' }));
  });

  it('are not accepted with read-only access', async () => {
    show([resource(1)], '/resource', readOnly);
    await screen.findByText('资源1');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [page('甲.exe')] } });
    expect(screen.queryByText('甲.exe')).toBeNull();
  });

  it('replace the former one of their kind', async () => {
    show([resource(1, { kind: 'image' })]);
    await userEvent.click(await screen.findByRole('button', { name: '更多 资源1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /替换文件/ }));
    await userEvent.upload(screen.getByLabelText('替换文件'), page('丁.exe'), {
      applyAccept: false,
    });
    expect(lines()).toEqual(['丁.exe']);
    await userEvent.click(screen.getByRole('button', { name: '清除已结束' }));
  });
});

it('says who can grant access', async () => {
  mockApi('resource.findByConditionWithPage', { code: 40300, message: '没有权限' });
  visit('/resource', []);
  expect(await screen.findByText(/您没有查看资源库的权限/)).toBeVisible();
});

it('does not delete what courses use, and says how many do', async () => {
  show([resource(1, { uses: 3 })]);
  await userEvent.click(await screen.findByRole('button', { name: '更多 资源1' }));
  const item = await screen.findByRole('menuitem', { name: /删除/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

it('asks before it deletes, and shows the server’s refusal', async () => {
  show([resource(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '更多 资源1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /删除/ }));
  const ask = await dialog();
  expect(ask).toHaveTextContent('删除资源“资源1”？');
  const remove = mockApi('resource.delete', { code: 40900, message: '2 门课程正在使用' });
  await userEvent.click(within(ask).getByRole('button', { name: /删\s?除/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '2 门课程正在使用' }]));
  expect(remove.calls).toMatchObject([{ query: { id: 'r1' } }]);
});

it('changes the title with the version that was read', async () => {
  show([resource(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '编辑 资源1' }));
  await dialog();
  const update = mockApi('resource.updateResourceById', { data: null });
  await userEvent.clear(field('标题'));
  await userEvent.type(field('标题'), '新标题');
  await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(update.calls).toHaveLength(1));
  expect(update.calls[0]?.body).toEqual({ id: 'r1', version: 1, title: '新标题' });
});

it('applies for others’ resources only with a reason', async () => {
  show(
    [resource(1, { applied: false }), resource(2, { applied: false })],
    '/resource?from=offered',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 资源1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 资源2' }));
  await userEvent.click(await screen.findByRole('button', { name: '申请使用' }));
  const ask = await dialog();
  await userEvent.click(within(ask).getByRole('button', { name: '提交申请' }));
  expect(await within(ask).findByText(/请说明用途/)).toBeVisible();
  const apply = mockApi('resApplication.batchApply', { data: null });
  await userEvent.type(within(ask).getByRole('textbox'), '用于护理课程');
  await userEvent.click(within(ask).getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(apply.calls).toHaveLength(1));
  expect(apply.calls[0]?.body).toEqual({ resourceIds: ['r1', 'r2'], reason: '用于护理课程' });
});

describe('categories', () => {
  const tree = [
    category('c1', '护理', { uses: 2, children: [category('c3', '老年', { parentId: 'c1' })] }),
    category('c2', '育婴', { order: 1 }),
  ];
  const menuOf = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `操作分类“${name}”` }));

  it('filter the list', async () => {
    const list = show([resource(1)], '/resource?kind=video', write, tree);
    await userEvent.click(await screen.findByText('育婴'));
    await waitFor(() => expect(bodyOf(list)).toMatchObject({ kind: 'video', categoryId: 'c2' }));
  });

  it('are added below another one', async () => {
    show([resource(1)], '/resource?kind=video', write, tree);
    await menuOf('护理');
    await userEvent.click(await screen.findByRole('menuitem', { name: '新增下级分类' }));
    await dialog();
    const add = mockApi('resourceCategory.add', { data: { id: 'c9' } });
    await userEvent.type(field('分类名称'), '康复');
    await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(add.calls).toHaveLength(1));
    expect(add.calls[0]?.body).toEqual({ type: 'video', name: '康复', parentId: 'c1' });
  });

  it('are moved without a mouse, and never below themselves', async () => {
    show([resource(1)], '/resource?kind=video', write, tree);
    await menuOf('护理');
    const update = mockApi('resourceCategory.updateById', { data: null });
    await userEvent.click(await screen.findByRole('menuitem', { name: '下移' }));
    await waitFor(() => expect(update.calls).toHaveLength(1));
    expect(update.calls[0]?.body).toEqual({ id: 'c1', version: 1, parentId: null, order: 1 });
  });

  it('and the input stay, with a message, if a save fails without a network', async () => {
    show([resource(1)], '/resource?kind=video', write, tree);
    await menuOf('育婴');
    await userEvent.click(await screen.findByRole('menuitem', { name: '重命名' }));
    const form = within(await dialog());
    await userEvent.type(field('分类名称'), '师');
    nock.cleanAll();
    mockApi('resourceCategory.updateById', { networkError: true });
    mockApi(
      'resourceCategory.getTree',
      { networkError: true },
      { times: Number.POSITIVE_INFINITY },
    );
    await userEvent.click(form.getByRole('button', { name: /保\s?存/ }));
    expect(await form.findByText('不知道是否已保存')).toBeVisible();
    expect(field('分类名称')).toHaveValue('育婴师');
    const aside = within(screen.getByRole('region', { name: '分类', hidden: true }));
    expect(await aside.findByRole('button', { name: '重试', hidden: true })).toBeInTheDocument();
    expect(aside.getByText('护理')).toBeInTheDocument();
    expect(aside.getByText('老年')).toBeInTheDocument();
  });

  it('are deleted only when empty; the menu shows how many resources they have', async () => {
    show([resource(1)], '/resource?kind=video', write, tree);
    await menuOf('护理');
    expect(
      await screen.findByRole('menuitem', { name: '删除（其中有 2 项内容）' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await menuOf('育婴');
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    const remove = mockApi('resourceCategory.delete', { code: 40900, message: '其中还有资源' });
    await userEvent.click(within(await dialog()).getByRole('button', { name: /删\s?除/ }));
    await waitFor(() => expect(toasts).toMatchObject([{ message: '其中还有资源' }]));
    expect(remove.calls).toMatchObject([{ query: { id: 'c2' } }]);
  });
});

describe('the details', () => {
  it('play a video, and continue at the same place when its address has expired', async () => {
    show([resource(1)], '/resource?row=r1');
    mockApi('resource.findUses', {
      data: [{ courseId: 'k1', title: '护理入门', status: 'published' }],
    });
    const address = mockApi(
      'resource.getVideoPlayURL',
      { data: { url: '/files/1/file/a.mp4?proof=1', expiresAt: '2030-01-01T00:00:00Z' } },
      { times: 1 },
    );
    const media = await screen.findByLabelText<HTMLVideoElement>('播放 资源1');
    expect(media.src).toContain('proof=1');
    Object.defineProperty(media, 'currentTime', { value: 42, writable: true });
    media.dispatchEvent(new Event('timeupdate'));
    mockApi('resource.getVideoPlayURL', {
      data: { url: '/files/1/file/a.mp4?proof=2', expiresAt: '2030-01-01T00:00:00Z' },
    });
    media.dispatchEvent(new Event('error'));
    await waitFor(() => expect(media.src).toContain('proof=2'));
    media.currentTime = 0;
    media.dispatchEvent(new Event('loadedmetadata'));
    expect(media.currentTime).toBe(42);
    expect(address.calls).toHaveLength(1);
    const use = await screen.findByRole('link', { name: '护理入门' });
    expect(use).toHaveAttribute('href', '/saas/course/k1/basics');
  });

  it('show why a file was refused, and play nothing', async () => {
    show([resource(1, { status: 'failed', refusal: '内容不符' })], '/resource?row=r1');
    mockApi('resource.findUses', { data: [] });
    expect(await screen.findByText('文件未被接受：内容不符')).toBeVisible();
    expect(screen.queryByLabelText('播放 资源1')).toBeNull();
  });
});

it('manages copyright units, and keeps those in use', async () => {
  show([resource(1)]);
  mockApi(
    'resApplication.findCopyrightUnits',
    {
      data: pageOf([
        { id: 'u1', name: '出版社', validUntil: '2020-01-31', uses: 0, version: 4 },
        { id: 'u2', name: '协会', validUntil: null, uses: 2, version: 1 },
      ]),
    },
    { times: 9 },
  );
  await userEvent.click(await screen.findByRole('button', { name: '版权单位' }));
  expect(await screen.findByText(/已于 2020\/01\/31 到期/)).toBeVisible();
  expect(screen.getByRole('button', { name: '移除 协会' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '移除 出版社' }));
  const remove = mockApi('resApplication.removeCopyrightUnit', { data: null });
  await userEvent.click(await screen.findByRole('button', { name: /删\s?除/ }));
  await waitFor(() => expect(remove.calls).toMatchObject([{ body: { id: 'u1', version: 4 } }]));
});

it('on a phone sorts categories and opens copyright units from a sheet', async () => {
  onPhone();
  const list = show([resource(1)], '/resource?kind=video', write, [category('c1', '护理')]);
  await userEvent.click(await screen.findByRole('button', { name: '分类与版权' }));
  const sheet = await screen.findByRole('dialog', { name: '分类与版权' });
  await userEvent.click(await within(sheet).findByRole('button', { name: '操作分类“护理”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '重命名' }));
  const rename = mockApi('resourceCategory.updateById', { data: null });
  await userEvent.clear(await screen.findByRole('textbox', { name: '分类名称' }));
  await userEvent.type(screen.getByRole('textbox', { name: '分类名称' }), '母婴');
  await userEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  await waitFor(() => expect(rename.calls).toMatchObject([{ body: { id: 'c1', name: '母婴' } }]));
  expect(within(sheet).getByRole('button', { name: '版权单位' })).toBeVisible();
  await userEvent.click(within(sheet).getByText('护理'));
  await waitFor(() => expect(bodyOf(list)).toMatchObject({ kind: 'video', categoryId: 'c1' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分类与版权' })).toBeNull());
});

it('on a phone shows below the state why a file was refused', async () => {
  onPhone();
  show([resource(1, { status: 'failed', refusal: '图片过大' })]);
  expect(await screen.findByText('图片过大')).toBeVisible();
});

it('on a phone has the kinds among the filters, and cards', async () => {
  onPhone();
  show([resource(1)]);
  expect(await screen.findByRole('list', { name: '资源库' })).toHaveTextContent('资源1');
  expect(screen.getByRole('combobox', { name: '类型' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '类型' })).toBeNull();
});
