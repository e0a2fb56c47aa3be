import { errorCodes } from '@edu/shared-utility';
import { mockApi, pasteInto } from '@edu/shared-utility/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { field, longTimeout, openEditor, server, unlimited } from '../testing/course-editor';
import { signIn, toasts } from '../testing/visit';

beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(() => nock.cleanAll());

async function type(name: string, text: string) {
  await userEvent.clear(await field(name));
  await pasteInto(await field(name), text);
}
const unsavedNotice = () => screen.findByText('填写有误，未保存：', {}, longTimeout);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows which fields have unsaved invalid values, and links to them from another tab', async () => {
  const { values } = await openEditor();
  await type('价格', '很贵');
  await type('学时', '一点');
  await type('简介', '好课');
  await waitFor(() => expect(values.calls).toHaveLength(1), longTimeout);
  expect(values.calls[0]?.body).toEqual({ id: 'c', version: 3, summary: '好课' });
  expect(await unsavedNotice()).toBeVisible();
  expect(screen.queryByText(/已保存|已全部保存/)).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: '章节课时' }));
  await press('价格');
  await waitFor(async () => expect(await field('价格')).toHaveFocus(), longTimeout);
  expect(await field('价格')).toHaveValue('很贵');
  expect(screen.getByText(/请输入 0 到 100000 之间的金额/)).toBeVisible();
  await press('学时');
  await waitFor(async () => expect(await field('学时')).toHaveFocus(), longTimeout);
  (await field('简介')).focus();
  await press('学时');
  await waitFor(async () => expect(await field('学时')).toHaveFocus(), longTimeout);
});

it('says that everything is saved once the field is valid again', async () => {
  const { values } = await openEditor();
  await type('价格', '很贵');
  expect(await unsavedNotice()).toBeVisible();
  await type('价格', '１２');
  expect(await screen.findByText(/^已保存 /, {}, longTimeout)).toBeVisible();
  expect(screen.queryByText('填写有误，未保存：')).toBeNull();
  expect(values.calls.map(({ body }) => body)).toEqual([{ id: 'c', version: 3, price: 1200 }]);
});

it('cannot be published while a field is invalid', async () => {
  await openEditor();
  const published = mockApi('course.publish', { data: null });
  await type('价格', '-1');
  await unsavedNotice();
  await press('发布');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('还有内容没有保存，请先处理'));
  expect(published.calls).toHaveLength(0);
});

it('links to the field that the server refuses', async () => {
  await openEditor();
  nock.cleanAll();
  mockApi('course.findById', () => ({ data: server.course }), unlimited);
  const data = { fields: { summary: '含有敏感词' } };
  mockApi('course.save', { code: errorCodes.invalidInput, message: '请检查', data }, unlimited);
  await type('简介', '某某');
  expect(await screen.findByText('未保存：请检查', {}, longTimeout)).toBeVisible();
  await press('简介');
  await waitFor(async () => expect(await field('简介')).toHaveFocus(), longTimeout);
});
