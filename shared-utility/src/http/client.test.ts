import nock from 'nock';
import { api } from '../api';
import { setLanguage } from '../i18n';
import { context } from '../storage';
import { mockApi, resetContext } from '../testing';
import { isApiError } from './api-error';

beforeEach(resetContext);
afterEach(() => nock.cleanAll());

test('a call resolves with the envelope’s data and sends the context headers of its moment', async () => {
  const mock = mockApi('account.findOrganList', { data: [] });
  context.set('token', 't-1');
  context.set('organ', '北京');
  await expect(api.account.findOrganList()).resolves.toEqual([]);
  expect(mock.calls[0]?.headers).toMatchObject({
    token: 't-1',
    organ: encodeURIComponent('北京'),
    channel: '1',
    'source-host': 'admin',
    locale: 'zh-CN',
    timezone: context.get('timezone'),
  });
});

test('each parameter is sent where the contract puts it', async () => {
  const mock = mockApi('user.findByCondition', {
    data: { list: [], total: 0, pageNum: 2, pageSize: 10 },
  });
  await api.user.findByCondition({ pageNum: 2, pageSize: 10, keyword: '李' });
  expect(mock.calls[0]).toMatchObject({
    query: { pageNum: '2', pageSize: '10' },
    body: { keyword: '李' },
  });
});

test('path parameters are encoded and not repeated in the query', async () => {
  const scope = nock('http://localhost')
    .get('/modular/admin/v1/configuration/a%2Fb')
    .reply(200, { code: 0, message: '', data: {} });
  await api.configuration.find({ key: 'a/b' });
  expect(scope.isDone()).toBe(true);
});

test('a business error rejects with code, message, call and whether it was shown', async () => {
  mockApi('account.login', { code: 40001, message: '账号或密码错误', data: { left: 4 } });
  const error = await api.account.login({ account: 'a', password: 'b' }).catch((e: unknown) => e);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({
    kind: 'business',
    code: 40001,
    message: '账号或密码错误',
    call: 'account.login',
    data: { left: 4 },
    shown: true,
  });
});

test('a change of the language is in the headers of the next call', async () => {
  const mock = mockApi('role.find', { data: [] }, { times: 2 });
  await api.role.find();
  await setLanguage('fr-FR');
  await api.role.find();
  expect(mock.calls.map(({ headers }) => headers.locale)).toEqual(['zh-CN', 'fr-FR']);
});

test('a call does not wait for the browser’s cookie store', async () => {
  const cookieStore = { get: () => new Promise(() => {}), getAll: () => new Promise(() => {}) };
  Object.assign(window, { cookieStore });
  const mock = mockApi('account.findOrganList', { data: [] });
  try {
    await expect(api.account.findOrganList()).resolves.toEqual([]);
    expect(mock.calls).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(window, 'cookieStore');
  }
});
