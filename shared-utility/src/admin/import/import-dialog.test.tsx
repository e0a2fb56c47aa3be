import { api, type JobDetail, withoutToast } from '@edu/shared-utility';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CheckedFile, ImportDialog, type ImportRequest } from '../../admin.entry';
import { mockApi } from '../../testing';
import { signIn, visit } from '../testing/people';

beforeEach(signIn);

const everyTime = { times: Number.POSITIVE_INFINITY };
const workbook = new File(['sheet'], '人员.xlsx');

const job = (change: Partial<JobDetail> = {}): JobDetail => ({
  id: 'j',
  kind: 'student.import',
  state: 'done',
  done: 3,
  total: 3,
  imported: 2,
  failed: 1,
  createdBy: 'me',
  createdAt: '2026-03-01T08:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  problems: [{ row: 3, column: '手机号', message: '该手机号已被使用' }],
  ...change,
});

const clean: CheckedFile = {
  total: 2,
  good: 2,
  columns: ['姓名', '手机号'],
  rows: [{ row: 2, cells: ['王一', '13800000001'], problems: [] }],
};
const faulty: CheckedFile = {
  ...clean,
  total: 3,
  rows: [
    {
      row: 3,
      cells: ['李二', '12'],
      problems: [
        { column: '手机号', message: '请输入手机号' },
        { column: '', message: '与第2行重复' },
      ],
    },
  ],
};

/** Opens the dialog; refusals come from mocked responses. */
async function open({ checked }: { checked?: CheckedFile } = {}) {
  const requests: ImportRequest[] = [];
  const onImported = jest.fn();
  const onClose = jest.fn();
  // nock cannot parse jsdom's multipart form, so a JSON call that returns an id takes the place of the upload.
  const start = async (_: File, request: ImportRequest) => {
    requests.push(request);
    return api.role.save({ name: request.mode }, withoutToast);
  };
  const check = checked && (async () => checked);
  visit(
    <ImportDialog
      title="导入人员"
      intro="每行一个人。"
      template={async () => {}}
      {...(check && { check })}
      start={start}
      onImported={onImported}
      onClose={onClose}
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '导入人员' }));
  const upload = async () =>
    userEvent.upload(await dialog.findByLabelText('选择Excel文件'), workbook);
  return { dialog, upload, requests, onImported, onClose };
}
const accept = () => mockApi('role.save', { data: { id: 'j' } });

it('accepts other files than workbooks if a page says so, and shows valid rows behind faulty ones', async () => {
  const rows = [...faulty.rows, ...clean.rows];
  visit(
    <ImportDialog
      title="导入题目"
      intro="题包"
      files={{ accept: '.xlsx,.zip', choose: '选择文件' }}
      template={async () => {}}
      check={async () => ({ ...faulty, rows })}
      start={async () => ({ id: 'j' })}
      onImported={() => {}}
      onClose={() => {}}
    />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '导入题目' }));
  const field = await dialog.findByLabelText('选择文件');
  expect(field).toHaveAttribute('accept', '.xlsx,.zip');
  await userEvent.upload(field, new File(['x'], '题.zip'));
  expect(await dialog.findByRole('cell', { name: '王一' })).toBeVisible();
  expect(dialog.queryByText(/^下面只显示/)).toBeNull();
});

it('lists the errors cell by cell and imports only the valid rows', async () => {
  const { dialog, upload, requests, onImported } = await open({ checked: faulty });
  await upload();
  expect(await dialog.findByText('“人员.xlsx”共 3 行：2 行可以导入，1 行有问题')).toBeVisible();
  const cell = dialog.getByRole('cell', { name: /12/ });
  expect(cell).toHaveTextContent('12请输入手机号');
  expect(dialog.getByRole('cell', { name: /^3/ })).toHaveTextContent('3手机号 与第2行重复');
  accept();
  mockApi('job.findById', { data: job() });
  await userEvent.click(dialog.getByRole('button', { name: '只导入没有问题的 2 行' }));
  expect(await dialog.findByText('导入完成：成功2行，失败1行')).toBeVisible();
  expect(dialog.getByRole('region', { name: '有问题的行' })).toHaveTextContent('该手机号已被使用');
  expect(requests).toMatchObject([{ mode: 'good' }]);
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1));
});

it('imports all rows or none if none is faulty', async () => {
  const { dialog, upload, requests } = await open({ checked: clean });
  await upload();
  accept();
  mockApi('job.findById', { data: job({ problems: [], failed: 0 }) });
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
  await dialog.findByText('导入完成：成功2行，失败0行');
  expect(requests).toMatchObject([{ mode: 'all' }]);
  expect(dialog.queryByRole('region', { name: '有问题的行' })).toBeNull();
});

it('after an all-or-nothing import that failed, the valid rows can be imported with a new request', async () => {
  const { dialog, upload, requests } = await open({ checked: clean });
  await upload();
  accept();
  mockApi('job.findById', { data: job({ imported: 0, failed: 3 }) });
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
  expect(await dialog.findByText('没有导入任何行：下面的行有问题')).toBeVisible();
  expect(dialog.getByRole('region', { name: '有问题的行' })).toHaveTextContent('该手机号已被使用');
  mockApi('role.save', { data: { id: 'j2' } });
  mockApi('job.findById', { data: job() });
  await userEvent.click(dialog.getByRole('button', { name: '导入没有问题的行' }));
  expect(await dialog.findByText('导入完成：成功2行，失败1行')).toBeVisible();
  expect(requests).toMatchObject([{ mode: 'all' }, { mode: 'good' }]);
  expect(requests[1]?.requestId).not.toBe(requests[0]?.requestId);
  expect(dialog.queryByRole('button', { name: '导入没有问题的行' })).toBeNull();
});

it('sends the same request again if there was no response', async () => {
  const { dialog, upload, requests } = await open({ checked: clean });
  await upload();
  mockApi('role.save', { code: 50300, message: '服务暂不可用' });
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('服务暂不可用');
  accept();
  mockApi('job.findById', { data: job() });
  await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }));
  await dialog.findByText(/导入完成/);
  expect(requests[1]?.requestId).toBe(requests[0]?.requestId);
  expect(dialog.queryByText('服务暂不可用')).toBeNull();
});

it('imports at once if the platform has no check of the file, and shows its refusal above', async () => {
  const { dialog, upload } = await open();
  mockApi('role.save', {
    code: 40000,
    message: '不行',
    data: { fields: { file: '无法读取该文件' } },
  });
  await upload();
  expect(await dialog.findByRole('alert')).toHaveTextContent('无法读取该文件');
  expect(dialog.getByRole('button', { name: '选择Excel文件' })).toBeEnabled();
});

it('shows the progress, also after a failed request, and can be stopped', async () => {
  const { dialog, upload } = await open();
  accept();
  mockApi('job.findById', { code: 50000, message: '稍后' });
  mockApi('job.findById', { data: job({ state: 'running', done: 1, total: 3 }) });
  await upload();
  expect(await dialog.findByText('已处理1行，共3行')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '1');
  const cancel = mockApi('job.cancel', { data: job({ state: 'cancelled' }) } as never);
  mockApi('job.findById', { data: job({ state: 'cancelled', imported: 1, failed: 0 }) }, everyTime);
  await userEvent.click(dialog.getByRole('button', { name: '停止导入' }));
  expect(await dialog.findByText(/已停止：成功1行/)).toBeVisible();
  expect(cancel.calls).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: '导入另一个文件' }));
  expect(await dialog.findByRole('button', { name: '下载模板' })).toBeVisible();
});

it('shows the errors of a row beside its number, since their columns may be out of view', async () => {
  const problems = [{ column: '答案', message: '没有这个选项' }];
  const broad: CheckedFile = {
    ...{ total: 1, good: 0, columns: ['题干', '选项J', '答案'] },
    rows: [{ row: 2, cells: ['题', '', 'Z'], problems }],
  };
  const { dialog, upload } = await open({ checked: broad });
  await upload();
  const row = await dialog.findByRole('row', { name: /没有这个选项/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('2答案');
});

it('says that not all rows are shown, and offers all faulty ones as a file before the import', async () => {
  const faultyFile = { ...faulty, total: 5000, good: 0, faults: btoa('\xff all of them') };
  const { dialog, upload, requests } = await open({ checked: faultyFile });
  await upload();
  expect(await dialog.findByText('下面只显示其中 1 行。')).toBeVisible();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    names.push((this as HTMLAnchorElement).download);
  });
  await userEvent.click(dialog.getByRole('button', { name: '下载有问题的行' }));
  expect(names).toEqual(['有问题的行.xlsx']);
  expect(saved[0]?.size).toBe(13);
  expect(requests).toEqual([]);
});

it('says that not all errors of a finished import are shown', async () => {
  const { dialog, upload } = await open();
  accept();
  mockApi('job.findById', { data: job({ failed: 5000 }) });
  await upload();
  expect(await dialog.findByText('下面只显示其中 1 行。')).toBeVisible();
});
