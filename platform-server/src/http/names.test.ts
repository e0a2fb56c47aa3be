import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });
const { account, administrator, branch, department, permission, role, saas, user } = contract;

const phone = '15922220001';
const person = { phone, roleIds: [] };
const tenant = { domain: 'names.example', contactName: '张三', contactPhone: phone };

/** Each call that stores a name or a title, with its other parameters. */
const calls: [string, EndpointData, field: string, rest: Record<string, unknown>][] = [
  ['nickname', user.updateUser, 'nickname', {}],
  ['own name', user.updateUser, 'name', {}],
  ['student', user.addStudent, 'name', { phone }],
  [
    'changed student',
    user.updateStudent,
    'name',
    { userId: seedId('member:sunrise:13610000000'), phone },
  ],
  ['administrator', administrator.save, 'name', person],
  ['department', department.save, 'name', { parentId: null }],
  ['leader of a department', department.save, 'leader', { parentId: null, name: '部门' }],
  ['branch', branch.save, 'name', { parentId: null }],
  ['role', role.save, 'name', {}],
  ['permission', permission.save, 'name', { parentId: null, code: 'x.y', kind: 'action' }],
  ['personal record', user.saveProfile, 'name', {}],
  [
    'registration',
    account.register,
    'name',
    { account: phone, authCode: '123456', password: 'Kx#72mQp' },
  ],
  ['tenant', saas.save, 'name', tenant],
  ['contact of a tenant', saas.save, 'contactName', { ...tenant, name: '学校' }],
];

// one log-in each, because the caller does not matter here
let operator = '';
let manager = '';
beforeAll(async () => {
  operator = await server.login('13900000000');
  manager = await server.login('13900000001');
});

describe.each(calls)('%s', (_, endpoint, field, rest) => {
  it.each(['管理员\u202Egnp.exe', '\u200B\u200B', '\u3164', '\u2800', '张\u2028三', '张\uD83D'])(
    'is refused with invisible characters: %j',
    async (name) => {
      const token = endpoint.path.includes('/saas/') ? operator : manager;
      const reply = await server.call(endpoint, { ...rest, [field]: name }, { token });
      expect(reply.code).toBe(errorCodes.invalidInput);
      expect(reply.data.fields).toEqual({ [field]: '名称不能包含不可见的字符' });
    },
  );
});

it('a name with a joiner that changes its appearance is stored unchanged', async () => {
  const token = await server.login('13900000001');
  const nickname = '王老师👩‍🏫';
  expect((await server.call(user.updateUser, { nickname }, { token })).code).toBe(errorCodes.ok);
  const { data } = await server.call(account.getUserInfo, {}, { token });
  expect(data.nickname).toBe(nickname);
});
