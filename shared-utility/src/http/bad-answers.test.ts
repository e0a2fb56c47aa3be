import nock from 'nock';
import { api } from '../api';
import { configureRuntime, setPageExit } from '../environment';
import { on } from '../events';
import { resetContext } from '../testing';
import { resetToasts } from '../toast';

const path = '/usercenter/v1/role/find';
const network = '网络异常，请重新尝试';
const html = '<!doctype html><title>登录</title>';
const cors = { 'Access-Control-Allow-Origin': '*' };
const json = { ...cors, 'Content-Type': 'application/json' };
const reply =
  (status: number, body: string, headers: Record<string, string> = json) =>
  () =>
    nock('http://localhost').get(path).reply(status, body, headers);
const envelope = (code: number, message: string) => JSON.stringify({ code, message, data: null });

let toasts: string[];
let ends: number;
let stop: () => void;

beforeEach(() => {
  resetContext();
  toasts = [];
  ends = 0;
  stop = on('toast:show', ({ kind, message }) => toasts.push(`${kind}: ${message}`));
  setPageExit({ assign: () => (ends += 1), reload: () => {} });
});
afterEach(() => {
  stop();
  resetToasts();
  nock.cleanAll();
});

interface Expected {
  kind: string;
  code: number;
  toast: string | null;
  ends?: number;
}

const cases: [name: string, prepare: () => unknown, expected: Expected][] = [
  [
    'an HTML page',
    reply(200, html, { ...cors, 'Content-Type': 'text/html' }),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  ['an empty body', reply(200, ''), { kind: 'protocol', code: -3, toast: `error: ${network}` }],
  [
    'truncated JSON',
    reply(200, '{"code":0,"data":[1,'),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  [
    'a code that is text',
    reply(200, '{"code":"0","message":"","data":[]}'),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  [
    'a list instead of an envelope',
    reply(200, '[]'),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  [
    '204 without a body',
    reply(204, ''),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  ['500 with a page', reply(500, html), { kind: 'protocol', code: -3, toast: `error: ${network}` }],
  [
    '500 with an envelope',
    reply(500, envelope(50000, '服务器内部错误')),
    { kind: 'business', code: 50000, toast: 'error: 服务器内部错误' },
  ],
  [
    '500 that claims success',
    reply(500, envelope(0, '')),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  [
    '401 with an envelope of 10000',
    reply(401, envelope(10000, '未登录')),
    { kind: 'session', code: 10000, toast: null, ends: 1 },
  ],
  [
    'code 303',
    reply(200, envelope(303, '已过期')),
    { kind: 'session', code: 303, toast: null, ends: 1 },
  ],
  [
    'code 50001',
    reply(200, envelope(50001, '不提示')),
    { kind: 'business', code: 50001, toast: null },
  ],
  [
    'any other code',
    reply(200, envelope(40300, '没有权限')),
    { kind: 'business', code: 40300, toast: 'error: 没有权限' },
  ],
  [
    'a code without a message',
    reply(200, envelope(40300, '')),
    { kind: 'business', code: 40300, toast: `error: ${network}` },
  ],
  [
    'the password-age message',
    reply(200, envelope(40005, '您的密码长时间未更换，请更换密码')),
    { kind: 'business', code: 40005, toast: 'info: 您的密码长时间未更换，请更换密码' },
  ],
  [
    'a redirect to a login page',
    () =>
      nock('http://localhost')
        .get(path)
        .reply(302, '', { ...cors, Location: 'http://localhost/entrance/login' })
        .get('/entrance/login')
        .reply(200, html, { ...cors, 'Content-Type': 'text/html' }),
    { kind: 'protocol', code: -3, toast: `error: ${network}` },
  ],
  [
    'an answer after the timeout',
    () => {
      configureRuntime({ timing: { requestTimeout: 100 } });
      return nock('http://localhost').get(path).delay(2_000).reply(200, envelope(0, ''), json);
    },
    { kind: 'timeout', code: -2, toast: `error: ${network}` },
  ],
  [
    'a connection that breaks, twice',
    () => nock('http://localhost').get(path).times(2).replyWithError('socket hang up'),
    { kind: 'network', code: -1, toast: `error: ${network}` },
  ],
];

test.each(cases)('%s', async (_, prepare, expected) => {
  // jsdom reports a broken connection on its virtual console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  prepare();
  const error = await api.role.find().catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: expected.kind,
    code: expected.code,
    call: 'role.find',
    shown: expected.toast !== null,
  });
  expect(toasts).toEqual(expected.toast === null ? [] : [expected.toast]);
  expect(ends).toBe(expected.ends ?? 0);
});

test('a safe call is repeated once after a broken connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  nock('http://localhost').get(path).replyWithError('socket hang up');
  nock('http://localhost').get(path).reply(200, { code: 0, message: '', data: [] }, cors);
  await expect(api.role.find()).resolves.toEqual([]);
  expect(toasts).toEqual([]);
});

test.each([
  [
    'a GET that changes data',
    () => api.user.delete({ userId: '1' }),
    'get',
    '/usercenter/v1/user/delete?userId=1',
  ],
  [
    'a POST',
    () => api.user.addStudent({ name: 'a', phone: '13800000000' }),
    'post',
    '/usercenter/v1/user/addStudent',
  ],
] as const)('%s is not repeated', async (_, call, method, uri) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  nock('http://localhost')[method](uri).replyWithError('socket hang up');
  const second = nock('http://localhost')
    [method](uri)
    .reply(200, { code: 0, message: '', data: null }, cors);
  await expect(call()).rejects.toMatchObject({ kind: 'network' });
  expect(second.isDone()).toBe(false);
});

test('a business error is not repeated', async () => {
  const first = reply(200, envelope(50000, '坏了'))();
  const second = reply(200, envelope(0, ''))();
  await expect(api.role.find()).rejects.toMatchObject({ code: 50000 });
  expect([first.isDone(), second.isDone()]).toEqual([true, false]);
});

test('a cancelled call rejects with its type and shows nothing', async () => {
  nock('http://localhost').get(path).delay(1_000).reply(200, envelope(0, ''), json);
  const controller = new AbortController();
  const call = api.role.find(undefined, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'cancelled', shown: false });
  expect(toasts).toEqual([]);
});

test('a caller can silence a call; the contract silences others', async () => {
  reply(200, envelope(40300, '没有权限'))();
  await expect(api.role.find(undefined, { toast: false })).rejects.toMatchObject({ shown: false });
  nock('http://localhost')
    .post('/monitor/v1/humanFace/comparison')
    .reply(200, envelope(40000, '人脸不匹配'), json);
  const check = {
    businessId: '1',
    businessType: 4,
    userImage: '',
    isSave: false,
    businessSource: 'account-center',
  };
  await expect(api.monitor.humanFaceComparison(check)).rejects.toMatchObject({
    message: '人脸不匹配',
    shown: false,
  });
  expect(toasts).toEqual([]);
});

const page = '/usercenter/v1/user/findByCondition?pageSize=10&pageNum=1';
const info = '/usercenter/v1/account/getUserInfo';
const success = (data: unknown) => JSON.stringify({ code: 0, message: '', data });
const failure = { kind: 'protocol', code: -3, shown: true };

describe('data that does not match the contract', () => {
  test.each([null, {}, 'text', { 0: 'a' }])('a list that is %j', async (data) => {
    nock('http://localhost').get(path).reply(200, success(data), json);
    await expect(api.role.find()).rejects.toMatchObject({ ...failure, call: 'role.find' });
    expect(toasts).toEqual([`error: ${network}`]);
  });

  test.each([
    null,
    [],
    { records: [] },
    { list: [] },
    { list: {}, total: 1 },
    { list: [], total: '1' },
  ])('a page that is %j', async (data) => {
    nock('http://localhost').post(page).reply(200, success(data), json);
    const call = api.user.findByCondition({ pageSize: 10, pageNum: 1 });
    await expect(call).rejects.toMatchObject(failure);
  });

  test.each([null, [], 'text', 1, undefined])('an object that is %j', async (data) => {
    nock('http://localhost').get(info).reply(200, success(data), json);
    await expect(api.account.getUserInfo()).rejects.toMatchObject(failure);
  });

  test('a nullable value or a flag is not checked', async () => {
    const bound = '/usercenter/v1/account/getCurrentUserMail';
    nock('http://localhost').get(bound).reply(200, success(null), json);
    await expect(api.account.getCurrentUserMail()).resolves.toBeNull();
    const flag = '/usercenter/v1/account/judgeAccountIfBindMail';
    nock('http://localhost').get(flag).reply(200, success(false), json);
    await expect(api.account.judgeAccountIfBindMail()).resolves.toBe(false);
  });

  test('an extra property is accepted', async () => {
    const data = { list: [], total: 0, pageNum: 1, pageSize: 10, more: 1 };
    nock('http://localhost').post(page).reply(200, success(data), json);
    const call = api.user.findByCondition({ pageSize: 10, pageNum: 1 });
    await expect(call).resolves.toEqual(data);
  });
});
