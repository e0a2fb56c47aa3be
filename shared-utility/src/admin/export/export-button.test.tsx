import { api } from '@edu/shared-utility';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, onPhone } from '../../testing';
import { pageOf, person, rowOf, signIn, toasts, visit } from '../testing/people';
import { PeoplePage } from '../testing/people-page';

beforeEach(() => {
  signIn();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});

const bulk = [{ key: 'b', label: '停用所选', send: async () => ({}), done: () => '' }];
const workbook = {
  status: 200,
  body: 'sheet',
  headers: {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': "attachment; filename*=UTF-8''%E4%BA%BA%E5%91%98.xlsx",
    'access-control-expose-headers': 'content-disposition',
  },
};

async function open(permissions = ['person.export']) {
  mockApi('user.findByCondition', pageOf([person(1), person(2)], 2), {
    times: Number.POSITIVE_INFINITY,
  });
  const file = jest.fn(() => api.audit.export({}));
  visit(
    <PeoplePage bulk={bulk} exports={{ permission: 'person.export', file }} />,
    '',
    permissions,
  );
  await rowOf('人1');
  return file;
}

it('requests the visible columns and downloads the file', async () => {
  const file = await open();
  mockApi('audit.export', workbook as never);
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '已导出' }]));
  expect(file).toHaveBeenCalledWith({
    columns: ['name', 'phone', 'email'],
    rows: [],
    unmasked: false,
  });
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
});

it('requests the selected rows', async () => {
  const file = await open();
  mockApi('audit.export', workbook as never);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择 人2' }));
  await userEvent.click(await screen.findByRole('button', { name: '导出所选 1 条' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已导出' }]));
  expect(file).toHaveBeenCalledWith({
    columns: ['name', 'phone', 'email'],
    rows: [person(2)],
    unmasked: false,
  });
});

it('shows an error once and can be pressed again', async () => {
  await open();
  mockApi('audit.export', { code: 50000, message: '稍后再试' });
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', message: '稍后再试' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: '导出' })).toBeEnabled());
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

it('is hidden without the permission', async () => {
  await open([]);
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
});

it('is shown on a phone, below the rows', async () => {
  onPhone();
  mockApi('user.findByCondition', pageOf([person(1)], 1));
  mockApi('audit.export', workbook as never);
  const file = jest.fn(() => api.audit.export({}));
  visit(<PeoplePage exports={{ permission: 'person.export', file }} />, '', ['person.export']);
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '已导出' }]));
  expect(file).toHaveBeenCalledTimes(1);
});
