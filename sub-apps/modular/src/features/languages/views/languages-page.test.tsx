import { context, type PhraseRow, unsaved } from '@edu/shared-utility';
import { mockApi, pasteInto, resetContext } from '@edu/shared-utility/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { visit } from '../../../testing/visit';

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

const total: PhraseRow = {
  key: 'saas.total',
  text: '共 {{count}} 名学员',
  reference: '共 {{count}} 名学员',
  override: null,
  values: ['count'],
  isStale: false,
};
const title: PhraseRow = {
  ...total,
  key: 'saas.title',
  text: '学员列表',
  reference: '学员列表',
  override: '同学 {{n}}',
  values: [],
  isStale: true,
};

async function open(rows = [total, title], permissions = ['language.read', 'language.write']) {
  const reply = { data: { list: rows, total: rows.length, pageNum: 1, pageSize: 20 } };
  const list = mockApi('phrase.find', reply, { times: Number.POSITIVE_INFINITY });
  mockApi(
    'i18nPackage.checkPackageVersion',
    { data: { version: 'v1' } },
    { times: Number.POSITIVE_INFINITY },
  );
  visit('/languages', permissions);
  await screen.findByText('共 {{count}} 名学员');
  await waitFor(() => expect(context.get('permissions').status).toBe('ready'));
  return list;
}

const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement);
const dialog = () => screen.findByRole('dialog');

test('lists the texts of the person’s language for this installation, and those that no longer fit', async () => {
  const list = await open();
  expect(list.calls[0]?.query).toMatchObject({ appname: 'admin', language: 'zh-CN' });
  expect(rowOf('学员列表').getByText('占位符与系统文字不一致')).toBeVisible();
  expect(screen.getByText(/语言包版本：v1/)).toBeVisible();
});

test('sends a wording with the version that was read, and shows placeholders and length beside it', async () => {
  await open();
  await userEvent.click(rowOf('共 {{count}} 名学员').getByRole('button', { name: /改写/ }));
  const form = within(await dialog());
  expect(form.getByText('须保留占位符：{{count}}')).toBeVisible();
  const field = form.getByLabelText('本租户的文字');
  await userEvent.clear(field);
  await pasteInto(field, '本校目前一共有 {{count}} 名在读学员');
  expect(form.getByText(/比系统文字长/)).toBeVisible();
  const { calls } = mockApi('phrase.save', { data: { ...total, override: 'x' } });
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toMatchObject({
    appname: 'admin',
    language: 'zh-CN',
    key: 'saas.total',
    was: null,
    value: '本校目前一共有 {{count}} 名在读学员',
  });
});

test('a typed wording is unsaved input until its dialog is closed', async () => {
  await open();
  await userEvent.click(rowOf('共 {{count}} 名学员').getByRole('button', { name: /改写/ }));
  const form = within(await dialog());
  expect(unsaved.any()).toBe(false);
  await pasteInto(form.getByLabelText('本租户的文字'), '，本周');
  expect(unsaved.any()).toBe(true);
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
  await waitFor(() => expect(unsaved.any()).toBe(false));
});

test('a wording without its placeholder is refused at the field and stays there', async () => {
  await open();
  await userEvent.click(rowOf('共 {{count}} 名学员').getByRole('button', { name: /改写/ }));
  const form = within(await dialog());
  const field = form.getByLabelText('本租户的文字');
  await userEvent.clear(field);
  await pasteInto(field, '全部学员');
  const text = '须保留且只能使用这些占位符：{{count}}';
  mockApi('phrase.save', { code: 40000, message: text, data: { fields: { value: text } } });
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByRole('alert')).toHaveTextContent(text);
  expect(field).toHaveValue('全部学员');
});

test('a change by another person is shown, and mine can be saved over it', async () => {
  await open();
  await userEvent.click(rowOf('共 {{count}} 名学员').getByRole('button', { name: /改写/ }));
  const form = within(await dialog());
  const field = form.getByLabelText('本租户的文字');
  await userEvent.clear(field);
  await pasteInto(field, '{{count}} 人');
  const current = { ...total, override: '{{count}} 位' };
  mockApi('phrase.save', { code: 40900, message: '内容已被他人修改', data: { present: current } });
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('内容已被他人改为“{{count}} 位”')).toBeVisible();
  const { calls } = mockApi('phrase.save', { data: { ...total, override: '{{count}} 人' } });
  await userEvent.click(form.getByRole('button', { name: '仍保存我的' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls[0]?.body).toMatchObject({ was: '{{count}} 位', value: '{{count}} 人' });
});

test('a wording is reset at once, with the version that was read', async () => {
  await open();
  const { calls } = mockApi('phrase.reset', { data: { ...title, override: null } });
  await userEvent.click(rowOf('学员列表').getByRole('button', { name: /恢复/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ key: 'saas.title', was: '同学 {{n}}' });
});

test('a reset can be undone, which saves the wording again', async () => {
  await open();
  mockApi('phrase.reset', { data: { ...title, override: null } });
  await userEvent.click(rowOf('学员列表').getByRole('button', { name: /恢复/ }));
  const saved = mockApi('phrase.save', { data: title });
  await userEvent.click(await screen.findByRole('button', { name: /^撤销/ }));
  await waitFor(() =>
    expect(saved.calls[0]?.body).toMatchObject({
      key: 'saas.title',
      was: null,
      value: '同学 {{n}}',
    }),
  );
});

test('people with read-only access see no action; without access the page says who can help', async () => {
  await open([total], ['language.read']);
  expect(screen.queryByRole('button', { name: /改写/ })).toBeNull();
});

test('without the permission the page says who can grant it', async () => {
  mockApi('phrase.find', { code: 40300, message: '没有权限' });
  mockApi('i18nPackage.checkPackageVersion', { data: { version: 'v1' } });
  visit('/languages', []);
  expect(await screen.findByText(/查看语言包/)).toBeVisible();
});
