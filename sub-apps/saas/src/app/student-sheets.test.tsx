import { overlays } from '@edu/shared-utility';
import { mockApi } from '@edu/shared-utility/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { pageOf, student } from '../testing/students';
import { dialog, signIn, toasts, visit } from '../testing/visit';

beforeEach(() => {
  signIn();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => nock.cleanAll());

const workbook = {
  status: 200,
  body: 'sheet',
  headers: {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': "attachment; filename*=UTF-8''%E5%AD%A6%E5%91%98.xlsx",
  },
};
/** In a window of 1024 pixels. */
const shown = ['name', 'phone', 'email', 'department', 'status'];

const open = async (...permissions: string[]) => {
  mockApi('user.findByCondition', { data: pageOf([student(1), student(2)]) }, { times: 9 });
  visit('/student?status=active&sort=-name&page=1', ['student.read', ...permissions]);
  await screen.findByRole('row', { name: /学员1/ });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));

describe('a workbook of the list', () => {
  it('has the visible columns of the current conditions, masked, without a question if the person may not see more', async () => {
    await open('student.export');
    const file = mockApi('student.exportRows', workbook);
    await press('导出');
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', message: '已导出' }]));
    expect(file.calls[0]?.body).toEqual({ status: 'active', sort: '-name', columns: shown });
  });

  it('has full numbers if requested by a person with the permission', async () => {
    await open('student.export', 'student.reveal');
    const file = mockApi('student.exportRows', workbook);
    await press('导出');
    await userEvent.click(
      within(await dialog()).getByRole('checkbox', { name: '包含完整的手机号和身份证号' }),
    );
    await answer('导出');
    await waitFor(() => expect(file.calls).toHaveLength(1));
    expect(file.calls[0]?.body).toMatchObject({ whole: true });
  });

  it.each(['its button', 'Back'])(
    'is not downloaded if the question is closed by %s',
    async (way) => {
      await open('student.export', 'student.reveal');
      const file = mockApi('student.exportRows', workbook);
      await press('导出');
      await dialog();
      if (way === 'Back') act(() => expect(overlays.closeTop()).toBe(true));
      else await answer('取消');
      await waitFor(() => expect(screen.getByRole('button', { name: '导出' })).toBeEnabled());
      expect(file.calls).toEqual([]);
      expect(toasts).toEqual([]);
    },
  );

  it('contains the selected students', async () => {
    await open('student.export', 'student.write');
    const file = mockApi('student.exportRows', workbook);
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 学员2' }));
    await press('导出所选 1 条');
    await waitFor(() => expect(file.calls).toHaveLength(1));
    expect(file.calls[0]?.body).toMatchObject({ userIds: ['s2'], columns: shown });
  });

  it('shows a refusal of the platform with its message', async () => {
    await open('student.export');
    mockApi('student.exportRows', { code: 40000, message: '一次最多导出20000行，请缩小筛选范围' });
    await press('导出');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ kind: 'error', message: expect.stringContaining('20000') }]),
    );
  });
});

describe('students from a workbook', () => {
  it('start with the template in the person’s language', async () => {
    await open('student.write');
    const template = mockApi('user.excelTemplateDownLoad', workbook);
    await press('导入');
    expect(await dialog()).toHaveTextContent('一次最多 10000 行');
    await answer('下载模板');
    await waitFor(() => expect(template.calls).toHaveLength(1));
    expect(template.calls[0]?.headers).toMatchObject({ locale: 'zh-CN' });
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  });

  it('are not offered without the permission to add students', async () => {
    await open('student.export');
    await screen.findByRole('button', { name: '导出' });
    expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  });
});
