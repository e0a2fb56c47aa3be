import { type Certificate, context, type Job } from '@edu/shared-utility';
import { mockApi, unsavedQuestions } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { certificate, template } from '../testing/certificates';
import { pageWith } from '../testing/sales-fixtures';
import { pageOf, student } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

const everyTime = { times: Number.POSITIVE_INFINITY };
const permissionCodes = ['certificate.read', 'certificate.issue', 'certificate.export'];
const job = { id: 'j', kind: 'certificate.issue', state: 'queued' } as Job;

const questions = unsavedQuestions();

beforeEach(() => {
  localStorage.clear();
  signIn();
  context.set('timezone', 'Asia/Shanghai');
});
afterEach(() => nock.cleanAll());

async function open(rows: Certificate[], permissions = permissionCodes, search = '') {
  const findMock = mockApi('certificate.findByCondition', { data: pageWith(rows) }, everyTime);
  visit(`/certificate${search}`, permissions);
  await screen.findByRole('row', { name: new RegExp(rows[0]?.certificateNo ?? '') });
  return { findMock, user: userEvent.setup() };
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getAllByRole('button', { name: /更多/ })[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
};

it('are found by days, and downloaded as pictures with the permission', async () => {
  const { findMock, user } = await open(
    [certificate()],
    permissionCodes,
    '?status=valid&from=2026-03-01&to=2026-03-31',
  );
  const query = {
    status: 'valid',
    from: '2026-02-28T16:00:00.000Z',
    to: '2026-03-31T16:00:00.000Z',
  };
  expect({ ...findMock.calls[0]?.query, ...(findMock.calls[0]?.body as object) }).toMatchObject(
    query,
  );
  const packed = mockApi('certificate.startImages', {
    data: { ...job, kind: 'certificate.images' },
  });
  await user.click(screen.getByRole('button', { name: '打包图片' }));
  await waitFor(() => expect(toasts[0]?.message).toMatch(/正在后台打包图片/));
  expect(packed.calls[0]?.body).toMatchObject({ filter: query });
});

it('several selected ones are downloaded as one archive of their pictures', async () => {
  const { user } = await open([certificate(), certificate({ id: 'c2', certificateNo: 'ZS2' })]);
  const packed = mockApi('certificate.startImages', {
    data: { ...job, kind: 'certificate.images' },
  });
  const [, first, second] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  const bar = within(screen.getByRole('region', { name: '所选内容的操作' }));
  await user.click(bar.getByRole('button', { name: '打包图片' }));
  await waitFor(() =>
    expect(packed.calls[0]?.body).toMatchObject({ ids: [certificate().id, 'c2'] }),
  );
  expect(packed.calls).toHaveLength(1);
});

it('a single selected one is an archive too', async () => {
  const { user } = await open([certificate()]);
  const packed = mockApi('certificate.startImages', { data: job });
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  const bar = within(screen.getByRole('region', { name: '所选内容的操作' }));
  await user.click(bar.getByRole('button', { name: '打包图片' }));
  await waitFor(() => expect(packed.calls[0]?.body).toMatchObject({ ids: [certificate().id] }));
});

it('ignore a last day before the first one, and say so beside it', async () => {
  const { findMock } = await open(
    [certificate()],
    permissionCodes,
    '?from=2026-03-31&to=2026-03-01',
  );
  const params = { ...findMock.calls[0]?.query, ...(findMock.calls[0]?.body as object) };
  expect(params).toMatchObject({ from: '2026-03-30T16:00:00.000Z' });
  expect(params).not.toHaveProperty('to');
  expect(screen.getByRole('alert')).toHaveTextContent('“到”早于“从”，未按“到”筛选');
});

it('can be neither issued nor archived with read-only access', async () => {
  await open([certificate()], ['certificate.read']);
  expect(screen.queryByRole('button', { name: '颁发证书' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '打包图片' })).not.toBeInTheDocument();
});

it('one is revoked with a reason, after a warning that this is final', async () => {
  const { user } = await open([certificate()]);
  await choose(user, '撤销');
  const confirmDialog = within(await dialog());
  expect(confirmDialog.getByText(/公开查询会立刻显示已撤销/)).toBeVisible();
  await waitFor(() => expect(confirmDialog.getByRole('textbox')).toHaveFocus());
  await user.click(confirmDialog.getByRole('button', { name: /撤\s*销/ }));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('请写明原因');
  await user.type(confirmDialog.getByRole('textbox'), '冒用');
  const sent = mockApi('certificate.revoke', { data: certificate({ status: 'revoked' }) });
  await user.click(confirmDialog.getByRole('button', { name: /撤\s*销/ }));
  await waitFor(() => expect(toasts[0]?.message).toBe('证书 ZS20260001 已撤销'));
  expect(sent.calls[0]?.body).toEqual({ id: 'c1', version: 1, reason: '冒用' });
});

it('one that another person has revoked meanwhile shows it', async () => {
  const { user } = await open([certificate()]);
  await choose(user, '换发');
  const confirmDialog = within(await dialog());
  await user.type(confirmDialog.getByRole('textbox'), '改名');
  const current = certificate({ status: 'revoked', version: 2 });
  mockApi('certificate.replace', { code: 40900, message: '已被修改', data: { present: current } });
  await user.click(confirmDialog.getByRole('button', { name: /换\s*发/ }));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('现在的状态是：已撤销');
  expect(confirmDialog.queryByRole('textbox')).not.toBeInTheDocument();
});

it('are issued after a check that lists who cannot get one', async () => {
  const { user } = await open([certificate()]);
  mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, everyTime);
  await user.click(screen.getByRole('button', { name: '颁发证书' }));
  const confirmDialog = within(await dialog());
  await user.click(confirmDialog.getByRole('button', { name: /检\s*查/ }));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('请选择模板');
  await user.click(confirmDialog.getByRole('combobox', { name: '模板' }));
  await user.click(
    await screen.findByText('结业证书', { selector: '.ant-select-item-option-content' }),
  );
  await user.click(confirmDialog.getByRole('combobox', { name: '学员' }));
  await user.click(
    await screen.findByText(/学员1/, { selector: '.ant-select-item-option-content' }),
  );
  mockApi('certificate.checkIssue', {
    code: 40000,
    message: '请检查',
    data: { fields: { trainId: '请选择培训' } },
  });
  await user.click(confirmDialog.getByRole('button', { name: /检\s*查/ }));
  expect(await confirmDialog.findByRole('alert')).toHaveTextContent('请选择培训');
  mockApi('certificate.checkIssue', {
    data: {
      ready: 1,
      problems: [
        { userId: 's2', name: '王䶮', kind: 'glyphs', detail: '䶮' },
        { userId: student(1).userId, name: '学员1', kind: 'has', detail: '' },
      ],
    },
  });
  await user.click(confirmDialog.getByRole('button', { name: /检\s*查/ }));
  expect(await confirmDialog.findByText('王䶮：字体里没有这些字：䶮')).toBeVisible();
  // people of the same name are distinguished by their phone number
  expect(
    confirmDialog.getByText(`学员1 · ${student(1).phone}：已经有这张模板的有效证书`),
  ).toBeVisible();
  const sent = mockApi('certificate.issue', { data: job });
  await user.click(confirmDialog.getByRole('button', { name: '颁发 1 张' }));
  await waitFor(() => expect(toasts[0]?.message).toMatch(/正在后台颁发 1 张证书/));
  expect(sent.calls[0]?.body).toMatchObject({ templateId: 't1', trainId: null });
});

it('chosen people are not lost without a question', async () => {
  const { user } = await open([certificate()]);
  mockApi('certificateTemplate.findByCondition', { data: pageWith([template()]) }, everyTime);
  mockApi('user.findByCondition', { data: pageOf([student(1)]) }, everyTime);
  await user.click(screen.getByRole('button', { name: '颁发证书' }));
  const form = await dialog();
  await user.click(within(form).getByRole('combobox', { name: '学员' }));
  await user.click(
    await screen.findByText(/学员1/, { selector: '.ant-select-item-option-content' }),
  );
  await user.click(form.querySelector('.ant-modal-title') as Element);
  await questions.expectOnClose(form, () =>
    expect(within(form).getAllByTitle(/学员1/)[0]).toBeVisible(),
  );
});

it('show in their history that they were issued and replaced', async () => {
  const change = (id: string, action: string) => ({
    ...{ id, action, who: '管理员', createdAt: '2026-03-01T08:00:00.000Z' },
    changes: [{ field: 'replacesNo', before: '', after: 'JZ-0001' }],
  });
  const trail = [change('2', 'certificate.replaced'), change('1', 'certificate.issued')];
  mockApi('audit.ofRow', { data: pageWith(trail) }, everyTime);
  mockApi('certificate.picture', { status: 200, body: 'png' }, everyTime);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  const { user } = await open([certificate()]);
  await user.click(screen.getByRole('link', { name: certificate().certificateNo }));
  const lines = within(await screen.findByRole('list', { name: '变更历史' }));
  expect(await lines.findByText('换发')).toBeVisible();
  expect(lines.getByText('颁发')).toBeVisible();
  expect(lines.getAllByText('换发自：无 → JZ-0001')).toHaveLength(2);
});
