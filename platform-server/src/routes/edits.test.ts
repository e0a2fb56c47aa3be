// concurrent calls also on PostgreSQL: concurrent edits wait for a row lock
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture({ freshLimits: true });

const { administrator, branch, department, permission, role, saas, user } = contract;

type Row = Record<string, unknown> & { version: number };

/** A kind of row: how it is created, read and changed, and by whom. */
interface Kind {
  readonly caller: string;
  readonly make: () => Promise<string>;
  readonly read: (id: string) => Promise<Row>;
  readonly change: EndpointData;
  readonly key: string;
  /** One changed member each, with the members that the call requires. */
  readonly changes: () => readonly Record<string, unknown>[];
}

let tenantAdministrator: string;
let operator: string;
beforeAll(async () => {
  tenantAdministrator = await server.login('13900000001');
  operator = await server.login('13900000000');
});

const tokenOf = ({ caller }: Pick<Kind, 'caller'>) =>
  caller === 'operator' ? operator : tenantAdministrator;

async function data(
  endpoint: EndpointData,
  params: Record<string, unknown>,
  caller = 'administrator',
) {
  const reply = await server.call(endpoint, params, { token: tokenOf({ caller }) });
  expect(reply).toMatchObject({ code: errorCodes.ok });
  return reply.data;
}

let made = 0;
const unique = () => String(++made).padStart(4, '0');
const paged = { pageNum: 1, pageSize: 200 };

const idOf = async (kind: Promise<{ id: string }>) => (await kind).id;

async function readAdministrator(id: string): Promise<Row> {
  const page = await data(administrator.findByCondition, paged);
  return page.list.find((row: { id: string }) => row.id === id);
}

const kinds: Record<string, Kind> = {
  student: {
    caller: 'administrator',
    key: 'userId',
    make: async () => {
      const [first] = await data(department.getTree, {});
      const input = {
        name: '李一',
        phone: `1770000${unique()}`,
        email: 'a@b.cn',
        idNumber: '11010519491231002X',
        departmentId: first.id,
        status: 'suspended',
      };
      return (await data(user.addStudent, input)).userId;
    },
    read: async (id) => {
      const page = await data(user.findByCondition, paged);
      return page.list.find((row: { userId: string }) => row.userId === id);
    },
    change: user.updateStudent,
    changes: () => [
      { name: '李二' },
      { status: 'active' },
      { email: null },
      { departmentId: null },
      { idNumber: null },
    ],
  },
  department: {
    caller: 'administrator',
    key: 'id',
    make: () =>
      idOf(data(department.save, { name: `部门${unique()}`, parentId: null, leader: '王主任' })),
    read: async (id) => {
      const page = await data(department.findByCondition, paged);
      return page.list.find((row: { id: string }) => row.id === id);
    },
    change: department.save,
    changes: () => [{ name: '新部门' }, { leader: null }],
  },
  branch: {
    caller: 'administrator',
    key: 'id',
    make: () =>
      idOf(data(branch.save, { name: `校区${unique()}`, parentId: null, regionId: '110105' })),
    read: async (id) => {
      const tree = await data(branch.getTree, {});
      return tree.find((row: { id: string }) => row.id === id);
    },
    change: branch.save,
    changes: () => [{ name: '新校区' }, { regionId: null }],
  },
  role: {
    caller: 'administrator',
    key: 'id',
    make: () => idOf(data(role.save, { name: `角色${unique()}`, description: '说明' })),
    read: async (id) => {
      const page = await data(role.findByCondition, paged);
      return page.list.find((row: { id: string }) => row.id === id);
    },
    change: role.save,
    changes: () => [{ name: `新角色${unique()}` }, { description: '另一说明' }],
  },
  permission: {
    caller: 'administrator',
    key: 'id',
    make: () =>
      idOf(
        data(permission.save, {
          parentId: null,
          name: '入口',
          code: `x.entry.${unique()}`,
          kind: 'page',
          systemTagName: 'saas',
          url: '/entry',
          order: 7,
        }),
      ),
    read: async (id) => {
      const tree = await data(permission.getTree, {});
      return tree.find((row: { id: string }) => row.id === id);
    },
    change: permission.save,
    changes: () => [{ name: '新入口' }, { url: '/other' }, { order: 9 }, { kind: 'directory' }],
  },
  administrator: {
    caller: 'administrator',
    key: 'id',
    make: () =>
      idOf(
        data(administrator.save, {
          name: '李主任',
          phone: `1780000${unique()}`,
          email: 'b@c.cn',
          roleIds: [],
        }),
      ),
    read: readAdministrator,
    change: administrator.update,
    changes: () => [{ name: '李副主任' }, { email: null }],
  },
  'status of an administrator': {
    caller: 'administrator',
    key: 'id',
    make: () =>
      idOf(data(administrator.save, { name: '王', phone: `1790000${unique()}`, roleIds: [] })),
    read: readAdministrator,
    change: administrator.changeStatus,
    changes: () => [{ status: 'suspended' }, { status: 'active' }],
  },
  tenant: {
    caller: 'operator',
    key: 'id',
    make: () =>
      idOf(
        data(
          saas.save,
          {
            name: '租户',
            domain: `t${unique()}.example.com`,
            contactName: '张三',
            contactPhone: '13800000001',
            expiresAt: '2030-01-01T00:00:00Z',
          },
          'operator',
        ),
      ),
    read: (id) => data(saas.findById, { id }, 'operator'),
    change: saas.update,
    changes: () => [{ contactName: '李四' }, { theme: 'red' }, { expiresAt: null }],
  },
  profile: {
    caller: 'administrator',
    key: 'id',
    make: () => idOf(data(user.saveProfile, { name: '陈晓阳', address: '北京', employer: '阳光' })),
    read: (id) => data(user.findProfileById, { id }),
    change: user.saveProfile,
    changes: () => [{ employer: null }, { address: '上海' }],
  },
};

const LEFT_OUT = ['version', 'updatedAt', 'departmentName', 'children'];
const without = (row: Row, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => ![...LEFT_OUT, ...names].includes(name)),
  );

describe.each(Object.entries(kinds))('a change of a %s', (_, kind) => {
  const send = (params: Record<string, unknown>) =>
    server.call(kind.change, params, { token: tokenOf(kind) });

  const members = kind
    .changes()
    .map((change, index) => [Object.keys(change).join(), index] as const);

  it.each(members)('changes what is sent and nothing else: %s', async (_name, index) => {
    const change = kind.changes()[index] ?? {};
    const id = await kind.make();
    const rowBefore = await kind.read(id);
    expect(await send({ [kind.key]: id, ...change })).toMatchObject({ code: errorCodes.ok });
    const after = await kind.read(id);
    expect(after).toMatchObject(change);
    expect(without(after, Object.keys(change))).toEqual(without(rowBefore, Object.keys(change)));
  });

  it('is refused with the present row if somebody else changed it meanwhile, and loses nothing', async () => {
    const id = await kind.make();
    const { version } = await kind.read(id);
    const [first = {}, second = {}] = kind.changes();
    expect(await send({ [kind.key]: id, version, ...first })).toMatchObject({
      code: errorCodes.ok,
    });
    const current = await kind.read(id);
    expect(current.version).toBeGreaterThan(version);
    const staleReply = await send({ [kind.key]: id, version, ...second });
    expect(staleReply.code).toBe(errorCodes.conflict);
    expect(staleReply.data.present).toMatchObject({
      ...without(current, []),
      version: current.version,
    });
    expect(await kind.read(id)).toEqual(current);
    const repeatedReply = await send({ [kind.key]: id, version: current.version, ...second });
    expect(repeatedReply.code).toBe(errorCodes.ok);
    expect(await kind.read(id)).toMatchObject({ ...first, ...second });
  });

  it('succeeds once for two concurrent requests with the same version', async () => {
    const id = await kind.make();
    const { version } = await kind.read(id);
    const replies = await Promise.all(
      kind
        .changes()
        .slice(0, 2)
        .map((change) => send({ [kind.key]: id, version, ...change })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([errorCodes.ok, errorCodes.conflict]);
  });

  it('without a version is accepted', async () => {
    const id = await kind.make();
    for (const change of kind.changes().slice(0, 2)) {
      expect((await send({ [kind.key]: id, ...change })).code).toBe(errorCodes.ok);
    }
  });
});

it('a student whom somebody changed meanwhile cannot be deleted with the older version', async () => {
  const student = kinds.student as Kind;
  const userId = await student.make();
  const { version } = await student.read(userId);
  await data(user.updateStudent, { userId, version, name: '李二' });
  const current = await student.read(userId);
  const remove = (overrides: object) =>
    server.call(user.delete, { userId, ...overrides }, { token: tokenOf(student) });
  const stale = await remove({ version });
  expect(stale).toMatchObject({ code: errorCodes.conflict, data: { present: { name: '李二' } } });
  expect(await student.read(userId)).toEqual(current);
  expect((await remove({ version: 'new' })).code).toBe(errorCodes.invalidInput);
  expect((await remove({ version: current.version })).code).toBe(errorCodes.ok);
  expect((await remove({ version: current.version })).code).toBe(errorCodes.notFound);
});

it('people who may change such rows but not read them get no row in a refusal', async () => {
  const input = { name: '李二', phone: '17799990000', idNumber: '11010519491231002X' };
  const { userId } = await data(user.addStudent, input);
  const permissionIds = [seedId('permission:sunrise:student.write')];
  const { id: roleId } = await data(role.save, { name: '只写', permissionIds });
  const staff = '13900000002';
  const granted = { userId: seedId(`account:${staff}`), roleIds: [roleId] };
  await data(role.grantRole, granted);
  const token = await server.login(staff);
  const stale = { userId, version: 99, name: '改名' };
  const reply = await server.call(user.updateStudent, stale, { token });
  expect(reply).toMatchObject({ code: errorCodes.conflict, data: null });
  const removed = await server.call(user.delete, { userId, version: 99 }, { token });
  expect(removed).toMatchObject({ code: errorCodes.conflict, data: null });
});
