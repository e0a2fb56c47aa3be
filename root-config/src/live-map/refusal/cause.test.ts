import { transferableAbortController } from 'node:util';
import nock from 'nock';
import type { Fault } from '../../supervision/fault';
import { causeOf } from './cause';

const entry = 'http://localhost:9777/build/index.js';
const script = { 'Content-Type': 'text/javascript' };
const host = () => nock('http://localhost:9777');
const fault = (rest: Partial<Fault> = {}): Fault => ({
  kind: 'network',
  phase: 'load',
  module: '@edu-app/saas',
  address: entry,
  message: `Failed to fetch dynamically imported module: ${entry}`,
  ...rest,
});
const causeText = async (item = fault()) =>
  (await causeOf(item, { integrityOf: () => undefined, timeout: 500 }))?.() ?? null;

beforeAll(() => {
  // Node's fetch takes Node's own signals only.
  Object.assign(globalThis, { AbortSignal: transferableAbortController().signal.constructor });
});
afterEach(() => nock.cleanAll());

test('the network is not blamed if the server refuses access', async () => {
  host().get('/build/index.js').replyWithError('blocked').get('/build/index.js').reply(200, '');
  expect(await causeText()).toBe(
    `测试用的地址有响应，但不允许本页面读取（缺少 Access-Control-Allow-Origin）：${entry}`,
  );
});

test.each([
  [404, 'text/html', `测试用的地址返回 404：${entry}`],
  [200, 'text/html', `测试用的地址返回的不是 JavaScript（text/html）：${entry}`],
])('an answer of %i and %s is shown', async (status, type, sentence) => {
  host().get('/build/index.js').reply(status, '', { 'Content-Type': type });
  expect(await causeText()).toBe(sentence);
});

test('if an imported file of a build is missing, that file is shown', async () => {
  const imports = `import{a}from"./chunks/a.js";import '../shared/b.js';import r from "react";a(r)`;
  host()
    .get('/build/index.js')
    .twice()
    .reply(200, imports, script)
    .get('/build/chunks/a.js')
    .twice()
    .reply(200, `export { x } from '../index.js';\nexport * from "/deep.js"`, script)
    .get('/shared/b.js')
    .twice()
    .reply(200, '', script)
    .get('/deep.js')
    .reply(404);
  expect(await causeText()).toBe('测试用的地址返回 404：http://localhost:9777/deep.js');
});

test('if every file exists, or the fault has its own reason, the usual text stays', async () => {
  host().get('/build/index.js').twice().reply(200, 'no imports', script);
  expect(await causeText()).toBeNull();
  const scope = host().get('/build/index.js').reply(404);
  expect(await causeText(fault({ kind: 'evaluation' }))).toBeNull();
  expect(await causeText(fault({ address: null }))).toBeNull();
  expect(scope.isDone()).toBe(false);
});
