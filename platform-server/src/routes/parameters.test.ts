import { contract, type EndpointData, errorCodes, type Locale } from '@edu/shared-utility/contract';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, accountNew, department, user } = contract;

let token: string;
beforeAll(async () => {
  token = await server.login('13900000001');
});

const sendRaw = (
  method: 'GET' | 'POST',
  path: string,
  query: Record<string, string>,
  payload?: object,
) =>
  server.app
    .inject({
      method,
      url: path,
      query,
      headers: { host: 'localhost', token },
      ...(payload && { payload }),
    })
    .then((reply) => reply.json<{ code: number; message: string; data: unknown }>());

const paged = { pageNum: '1', pageSize: '10' };

test.each<[string, EndpointData, Record<string, string>, object | undefined, string]>([
  ['a body in place of the query', user.updateUser, {}, { nickname: '新名' }, 'nickname'],
  [
    'a query in place of the body',
    user.addStudent,
    { name: '李' },
    { name: '李', phone: '17700000001' },
    'name',
  ],
  ['an unknown filter', user.findByCondition, paged, { keywords: '李' }, 'keywords'],
  ['an unknown member', department.save, {}, { name: 'x', parentId: null, sort: 3 }, 'sort'],
  ['an unknown query value', department.getTree, { all: '1' }, undefined, 'all'],
  [
    'a body for a call without parameters',
    account.endOtherSessions,
    {},
    { sessionId: 'x' },
    'sessionId',
  ],
])('%s is refused with the name of the parameter', async (_, endpoint, query, payload, name) => {
  const reply = await sendRaw(endpoint.method as 'GET' | 'POST', endpoint.path, query, payload);
  expect(reply).toMatchObject({ code: errorCodes.invalidInput });
  expect(reply.data).toEqual({ fields: { [name]: '不支持的参数' } });
});

test('a change without any field is refused, since its sender expects an effect', async () => {
  const reply = await server.call(user.updateUser, {}, { token });
  expect(reply.code).toBe(errorCodes.invalidInput);
});

test('a call before log-in may name its tenant by a domain', async () => {
  const path = contract.configuration.find.path.replace('{key}', 'frontend_config');
  const reply = await sendRaw('GET', path, { domain: 'localhost' });
  expect(reply.code).toBe(errorCodes.ok);
});

describe('the message of a refusal names what a person sees, never a parameter', () => {
  const cases: [EndpointData, Record<string, unknown>][] = [
    [account.login, { account: 5, password: 'x' }],
    [accountNew.switchIdentity, { identityId: 'x' }],
    [user.findByCondition, { pageNum: 0, pageSize: 10 }],
    [department.save, { name: 'x', parentId: 'y' }],
    [user.updateStudent, { userId: 'x', name: '李', phone: '17700000001' }],
  ];
  const locales: Locale[] = ['zh-CN', 'en-US', 'fr-FR'];

  test.each(cases.flatMap((caseItem) => locales.map((locale) => [...caseItem, locale] as const)))(
    '%j %j %s',
    async (endpoint, params, locale) => {
      const { message, code, data } = await server.call(endpoint, params, {
        token,
        headers: { locale },
      });
      expect(code).toBe(errorCodes.invalidInput);
      expect(message).not.toBe('');
      const text = [message, ...Object.values(data.fields as Record<string, string>)].join(' ');
      expect(text).not.toMatch(/account|identityId|pageNum|parentId|userId|body|string|uuid/i);
    },
  );
});
