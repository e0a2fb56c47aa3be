// concurrent calls also on PostgreSQL: row-level security separates tenants and the branches of another organisation
import { contract, errorCodes, type Organ, type PlacedBranch } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, audit, branch, department, organ, teacher, user } = contract;
const organOf = (key: string) => seedId(`organ:sunrise:${key}`);
const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const vocational = organOf('vocational');

/** Manages the tenant from its head organisation. */
let head: CallOptions;
/** Administrator of the vocational organisation only; staff at the head. */
let single: CallOptions;
/** Administrator of another tenant. */
let otherTenantAdmin: CallOptions;

let names = 0;
function freshName(): string {
  names += 1;
  return `测试机构${names}`;
}

const find = async (options: CallOptions = head) =>
  (await server.call(organ.find, {}, options)).data;
const organIn = async (id: string, options: CallOptions = head): Promise<Organ> => {
  const match = (await find(options)).organs.find((item: Organ) => item.id === id);
  if (!match) throw new Error('not there');
  return match;
};
const chosen = async (id: string) => ({ id, version: (await organIn(id)).version });
const add = async (overrides: object = {}, options: CallOptions = head): Promise<string> => {
  const reply = await server.call(organ.add, { name: freshName(), ...overrides }, options);
  expect(reply.code).toBe(errorCodes.ok);
  return reply.data.id;
};
const at = (item: Organ): CallOptions => ({
  ...head,
  headers: { organ: item.id, actor: item.actor ?? '' },
});

beforeAll(async () => {
  head = { token: await server.login('13900000001') };
  single = await sessionInSunrise(server, '13900000003', 'vocational');
  otherTenantAdmin = {
    token: await server.login('13900000011', { host: 'new.localhost' }),
    host: 'new.localhost',
  };
});

describe('the list of organisations', () => {
  it('is the whole tenant with its numbers, for people who manage it from the head organisation', async () => {
    const { isAll, organs } = await find();
    expect(isAll).toBe(true);
    expect(organs.map((item: Organ) => item.name)).toEqual([
      '阳光教育总部',
      '阳光职业培训中心',
      '平台运营中心',
    ]);
    const [first, second] = organs;
    expect(first).toMatchObject({ isHead: true, status: 'active', students: 200, channel: '1' });
    expect(second).toMatchObject({
      isHead: false,
      students: 100,
      staff: 1,
      channel: '2',
      actor: null,
    });
    const [main] = first.branches;
    expect(main).toMatchObject({ ucode: 'YG-ZB', students: 200 });
    const below = main.children.map((child: PlacedBranch) => child.students);
    expect(below).toHaveLength(2);
    expect(below[0] + below[1]).toBeLessThan(200);
  });

  it('counts a person who works in two branches once in their organisation', async () => {
    const [main] = (await organIn(organOf('head'))).branches;
    const { rows } = await server.db.pool.query(
      `SELECT count(DISTINCT a.id)::int AS n FROM actor a JOIN actor_branch ab ON ab.actor_id = a.id
       WHERE a.organ_id = $1 AND a.kind = 'staff'`,
      [organOf('head')],
    );
    expect(main?.staff).toBe(rows[0].n);
  });

  it('has the same number of staff per branch as the list of staff', async () => {
    const [main] = (await organIn(organOf('head'))).branches;
    for (const organBranch of [main, ...(main?.children ?? [])]) {
      const query = { pageNum: 1, pageSize: 10, branchId: organBranch?.id };
      const { data } = await server.call(administrator.findByCondition, query, head);
      expect(data.total).toBe(organBranch?.staff);
    }
    const elsewhere = { pageNum: 1, pageSize: 10, branchId: branchOf('vocational') };
    expect((await server.call(administrator.findByCondition, elsewhere, head)).data.total).toBe(0);
  });

  it('has only their own organisation for its administrator', async () => {
    const { isAll, organs } = await find(single);
    expect(isAll).toBe(false);
    expect(organs.map((item: Organ) => item.id)).toEqual([vocational]);
    expect(organs[0].students).toBe(100);
  });

  it('has only their own branch for people who work in one', async () => {
    const { isAll, organs } = await find({ ...head, headers: { branch: branchOf('east') } });
    expect(isAll).toBe(false);
    expect(organs).toHaveLength(1);
    expect(organs[0].branches.map((organBranch: PlacedBranch) => organBranch.id)).toEqual([
      branchOf('east'),
    ]);
    expect(organs[0].students).toBe(organs[0].branches[0].students);
    expect(organs[0].students).toBeLessThan(200);
  });

  it('has nothing of another tenant', async () => {
    const { organs } = await find(otherTenantAdmin);
    expect(organs.map((item: Organ) => item.name)).toEqual(['新程学院本部', '新程教研中心']);
  });

  it('needs the permission', async () => {
    const staff = { token: await server.login('13900000002') };
    expect((await server.call(organ.find, {}, staff)).code).toBe(errorCodes.forbidden);
  });
});

describe('a new organisation', () => {
  it('has a first branch and an actor for its creator, who can work in it at once', async () => {
    const id = await add({ name: '城东学校', channel: '5', branchName: '城东主校区' });
    const created = await organIn(id);
    expect(created).toMatchObject({ channel: '5', students: 0, staff: 1, departments: 0 });
    expect(created.branches.map((organBranch) => organBranch.name)).toEqual(['城东主校区']);
    const choices = (await server.call(account.findOrganList, {}, head)).data;
    expect(choices).toContainEqual({
      organ: id,
      name: '城东学校',
      actor: created.actor,
      channel: '5',
    });
    const callerAtOrgan = at(created);
    expect((await server.call(account.findAdminBranchList, {}, callerAtOrgan)).data).toHaveLength(
      1,
    );
    const added = { name: '新学员', phone: '15570001111', branchId: created.branches[0]?.id };
    expect((await server.call(user.addStudent, added, callerAtOrgan)).code).toBe(errorCodes.ok);
    expect((await organIn(id)).students).toBe(1);
    expect((await find(callerAtOrgan)).isAll).toBe(true);
  });

  it.each([
    ['the name of another organisation', { name: '阳光职业培训中心' }, errorCodes.conflict, 'name'],
    [
      'an existing name with spaces around it',
      { name: ' 阳光职业培训中心 ' },
      errorCodes.conflict,
      'name',
    ],
    ['no name', { name: ' ' }, errorCodes.invalidInput, 'name'],
    [
      'a channel with a space',
      { name: '渠道错', channel: 'a b' },
      errorCodes.invalidInput,
      'channel',
    ],
  ])('is refused with %s', async (_, input, code, field) => {
    const organCount = (await find()).organs.length;
    const reply = await server.call(organ.add, input, head);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([code, [field]]);
    expect((await find()).organs).toHaveLength(organCount);
  });

  it('is created once for two concurrent requests', async () => {
    const input = { name: '同时学校' };
    const codes = (
      await Promise.all([server.call(organ.add, input, head), server.call(organ.add, input, head)])
    ).map((reply) => reply.code);
    expect(codes.toSorted()).toEqual([errorCodes.ok, errorCodes.conflict]);
  });

  it('cannot be created by people who manage a single organisation', async () => {
    const reply = await server.call(organ.add, { name: '越权学校' }, single);
    expect(reply.code).toBe(errorCodes.forbidden);
  });
});

describe('a change', () => {
  it('of the name is refused with the present row for an older version, and is in its history', async () => {
    const id = await add();
    const old = await chosen(id);
    const name = freshName();
    expect((await server.call(organ.update, { ...old, name }, head)).code).toBe(errorCodes.ok);
    const staleReply = await server.call(organ.update, { ...old, channel: '9' }, head);
    expect(staleReply).toMatchObject({
      code: errorCodes.conflict,
      data: { present: { name, version: 2 } },
    });
    expect(await organIn(id)).toMatchObject({ name, channel: '1' });
    const page = { pageNum: 1, pageSize: 10 };
    const history = await server.call(audit.ofRow, { kind: 'organ', id, ...page }, head);
    expect(history.data.list.map((item: { action: string }) => item.action)).toEqual([
      'organ.changed',
      'organ.added',
    ]);
    expect((await server.call(audit.ofRow, { kind: 'organ', id, ...page }, single)).code).toBe(
      errorCodes.notFound,
    );
  });

  it('of its own name is allowed to its administrator; of the channel, and of other organisations, it is not', async () => {
    const { version, name } = await organIn(vocational);
    const ownOrgan = { id: vocational, version };
    const channel = await server.call(organ.update, { ...ownOrgan, channel: '3' }, single);
    expect(channel.code).toBe(errorCodes.forbidden);
    const otherOrgan = { ...(await chosen(organOf('head'))), name: '越权' };
    expect((await server.call(organ.update, otherOrgan, single)).code).toBe(errorCodes.notFound);
    expect((await server.call(organ.update, { ...ownOrgan, name: '新名' }, single)).code).toBe(0);
    const back = { ...(await chosen(vocational)), name };
    expect((await server.call(organ.update, back, head)).code).toBe(0);
  });

  it('of the order needs all organisations', async () => {
    const ids: string[] = (await find()).organs.map((item: Organ) => item.id);
    const reordered = ids.toReversed();
    expect((await server.call(organ.sort, { ids: reordered }, head)).code).toBe(errorCodes.ok);
    expect((await find()).organs.map((item: Organ) => item.id)).toEqual(reordered);
    for (const wrong of [
      ids.slice(1),
      [...ids.slice(1), ids[1]],
      [...ids.slice(1), seedId('organ:horizon:head')],
    ]) {
      expect((await server.call(organ.sort, { ids: wrong }, head)).code).toBe(errorCodes.conflict);
    }
    expect((await server.call(organ.sort, { ids }, single)).code).toBe(errorCodes.forbidden);
    expect((await server.call(organ.sort, { ids }, head)).code).toBe(errorCodes.ok);
  });
});

describe('a disabled organisation', () => {
  const status = async (id: string, value: 'active' | 'disabled', options = head) =>
    server.call(organ.changeStatus, { ...(await chosen(id)), status: value }, options);

  it('ends its sessions with the reason, is not offered any more, and can be enabled unchanged', async () => {
    const id = await add();
    const created = await organIn(id);
    const callerAtOrgan = at(created);
    const phone = '15570002222';
    const roleIds = [seedId('role:sunrise:staff')];
    await server.call(administrator.save, { name: '只在此', phone, roleIds }, callerAtOrgan);
    const { data: staff } = await server.call(
      administrator.findByCondition,
      { pageNum: 1, pageSize: 10, keyword: phone },
      callerAtOrgan,
    );
    const userId = staff.list[0].id;
    const { data: newPassword } = await server.call(
      account.generateAndSetPassword,
      { userId },
      callerAtOrgan,
    );
    const first = await server.call(account.login, {
      account: phone,
      password: newPassword.password,
    });
    expect(first.code).toBe(errorCodes.ok);

    expect((await status(id, 'disabled')).code).toBe(errorCodes.ok);
    const over = { code: errorCodes.sessionExpired, data: { ended: 'organ' } };
    expect(await server.call(account.findOrganList, {}, { token: first.data.token })).toMatchObject(
      over,
    );
    expect(await server.call(account.findAdminBranchList, {}, callerAtOrgan)).toMatchObject(over);
    const repeatedReply = await server.call(account.login, {
      account: phone,
      password: newPassword.password,
    });
    expect(repeatedReply.code).toBe(errorCodes.placeSuspended);
    expect(repeatedReply.message).toBe(`您所在的机构“${created.name}”已停用，请联系租户管理员`);
    const choices = (await server.call(account.findOrganList, {}, head)).data;
    expect(choices.map((choice: { organ: string }) => choice.organ)).not.toContain(id);
    expect((await server.call(organ.join, { id }, head)).code).toBe(errorCodes.conflict);

    expect((await status(id, 'active')).code).toBe(errorCodes.ok);
    const back = await server.call(account.findOrganList, {}, { token: first.data.token });
    expect(back.code).toBe(errorCodes.ok);
    expect((await server.call(account.findAdminBranchList, {}, callerAtOrgan)).code).toBe(
      errorCodes.ok,
    );
  });

  it('does not affect sessions of its people in another organisation', async () => {
    expect((await status(vocational, 'disabled')).code).toBe(errorCodes.ok);
    const replyAfterDeletion = await server.call(organ.find, {}, single);
    expect(replyAfterDeletion).toMatchObject({
      code: errorCodes.sessionExpired,
      data: { ended: 'organ' },
    });
    const { token } = single;
    const elsewhere = {
      token,
      headers: { organ: organOf('head'), actor: seedId('actor:sunrise:head:13900000003') },
    };
    expect((await server.call(account.findOrganList, {}, elsewhere)).data).toHaveLength(1);
    expect((await status(vocational, 'active')).code).toBe(errorCodes.ok);
    expect((await server.call(organ.find, {}, single)).code).toBe(errorCodes.ok);
  });

  it.each([
    ['the head organisation', organOf('head'), '这是租户的总机构，不能停用或删除'],
    ['an organisation of operators', organOf('platform'), '平台运营人员在该机构中工作，不能停用'],
  ])('can never be %s', async (_, id, message) => {
    expect(await status(id, 'disabled')).toMatchObject({ code: errorCodes.conflict, message });
    expect((await organIn(id)).status).toBe('active');
  });

  it('can never be the one in which the caller works', async () => {
    const id = await add();
    const callerAtOrgan = at(await organIn(id));
    const refused = await status(id, 'disabled', callerAtOrgan);
    expect(refused).toMatchObject({ code: errorCodes.conflict });
    expect(refused.message).toMatch(/^您正在该机构中工作/);
  });

  it('cannot be disabled by people who manage a single one, nor from another tenant', async () => {
    expect((await status(vocational, 'disabled', single)).code).toBe(errorCodes.forbidden);
    const foreign = await server.call(
      organ.changeStatus,
      { id: vocational, version: 1, status: 'disabled' },
      otherTenantAdmin,
    );
    expect(foreign.code).toBe(errorCodes.notFound);
    expect((await organIn(vocational)).status).toBe('active');
  });
});

describe('an organisation can be deleted', () => {
  const remove = async (id: string, options = head) =>
    server.call(organ.remove, await chosen(id), options);

  it('if its only member is the caller', async () => {
    const id = await add();
    expect((await remove(id)).code).toBe(errorCodes.ok);
    expect((await find()).organs.map((item: Organ) => item.id)).not.toContain(id);
    const [countRow] = await server.db.executeAsSystem<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM branch WHERE organ_id = ${id}::uuid`,
    );
    expect(countRow?.n).toBe(0);
  });

  it.each<[string, (callerAtOrgan: CallOptions, organ: Organ) => Promise<{ code: number }>]>([
    [
      'a department',
      (callerAtOrgan) =>
        server.call(department.save, { name: '部', parentId: null }, callerAtOrgan),
    ],
    [
      'a second branch',
      (callerAtOrgan) => server.call(branch.save, { name: '二', parentId: null }, callerAtOrgan),
    ],
    [
      'a student',
      (callerAtOrgan) =>
        server.call(user.addStudent, { name: '学员', phone: '15570003333' }, callerAtOrgan),
    ],
    [
      'a teacher',
      (callerAtOrgan) =>
        server.call(teacher.save, { name: '教师', phone: '15570006666' }, callerAtOrgan),
    ],
    [
      'an actor of somebody else',
      (callerAtOrgan) =>
        server.call(
          administrator.save,
          { name: '别人', phone: '15570004444', roleIds: [] },
          callerAtOrgan,
        ),
    ],
  ])('but not with %s', async (_, fill) => {
    const id = await add();
    const created = await organIn(id);
    expect((await fill(at(created), created)).code).toBe(errorCodes.ok);
    const refused = await remove(id);
    expect(refused.code).toBe(errorCodes.conflict);
    expect(refused.message).toMatch(/^该机构还有内容/);
    expect((await organIn(id)).actor).toBe(created.actor);
  });

  it('but not if it is the head, nor by people who manage another one only', async () => {
    expect((await remove(organOf('head'))).code).toBe(errorCodes.conflict);
    const id = await add();
    expect((await remove(id, single)).code).toBe(errorCodes.forbidden);
    const foreign = await server.call(organ.remove, await chosen(id), otherTenantAdmin);
    expect(foreign.code).toBe(errorCodes.notFound);
  });
});

describe('an actor in an organisation that somebody else created', () => {
  it('is created once, for the whole organisation', async () => {
    const [first, two] = [
      await server.call(organ.join, { id: vocational }, head),
      await server.call(organ.join, { id: vocational }, head),
    ];
    expect([first.code, two.code]).toEqual([errorCodes.ok, errorCodes.ok]);
    expect(two.data.id).toBe(first.data.id);
    const callerAtOrgan = at(await organIn(vocational));
    expect(
      (await server.call(user.findByCondition, { pageNum: 1, pageSize: 10 }, callerAtOrgan)).data
        .total,
    ).toBe(100);
  });

  it('is not restored for people who were suspended there', async () => {
    const id = await add();
    const { actor } = await organIn(id);
    await server.db.executeAsSystem(
      sql`UPDATE actor SET status = 'suspended' WHERE id = ${actor}::uuid`,
    );
    expect((await server.call(organ.join, { id }, head)).code).toBe(errorCodes.conflict);
    const [actorRow] = await server.db.executeAsSystem<{ status: string }>(
      sql`SELECT status FROM actor WHERE id = ${actor}::uuid`,
    );
    expect(actorRow?.status).toBe('suspended');
  });

  it('is refused to people who manage a single organisation, and from another tenant', async () => {
    expect((await server.call(organ.join, { id: organOf('head') }, single)).code).toBe(
      errorCodes.forbidden,
    );
    expect((await server.call(organ.join, { id: vocational }, otherTenantAdmin)).code).toBe(
      errorCodes.notFound,
    );
  });
});

describe('branches of another organisation', () => {
  it('can be added, renamed, merged and deleted by people who manage all, with their students', async () => {
    const make = async (name: string) => {
      const input = { organId: vocational, name, parentId: null };
      const reply = await server.call(branch.save, input, head);
      expect(reply.code).toBe(errorCodes.ok);
      return reply.data.id as string;
    };
    const [first, two, three] = [await make('甲'), await make('乙'), await make('丙')];
    const placed = { name: '乙生', phone: '15570005555', branchId: two };
    expect((await server.call(user.addStudent, placed, single)).code).toBe(errorCodes.ok);
    const byHead = { organId: vocational, id: two };
    expect((await server.call(branch.save, { ...byHead, name: '乙二' }, head)).code).toBe(0);
    const merge = { ...byHead, into: first };
    expect((await server.call(branch.findMerge, merge, head)).data.students).toBe(1);
    expect((await server.call(branch.merge, merge, head)).data.students).toBe(1);
    const replyAfterDeletion = await server.call(
      branch.delete,
      { organId: vocational, id: three },
      head,
    );
    expect(replyAfterDeletion.code).toBe(errorCodes.ok);
    const { branches } = await organIn(vocational);
    expect(branches.find((row) => row.id === first)?.students).toBe(1);
    const history = { kind: 'branch' as const, id: first, pageNum: 1, pageSize: 10 };
    const entry = (await server.call(audit.ofRow, history, head)).data;
    // the history has its creation and the merged branch
    expect(entry.list.map(({ action }: { action: string }) => action)).toEqual([
      ...['branch.absorbed', 'branch.saved'],
    ]);
    // the caller's own branch stays unchanged
    const [rowCount] = await server.db.executeAsSystem<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM actor_branch WHERE actor_id = ${seedId('actor:sunrise:head:13900000001')}::uuid`,
    );
    expect(rowCount?.n).toBe(3);
  });

  it.each<[string, () => CallOptions, () => string, string]>([
    ['another organisation’s administrator', () => single, () => organOf('head'), 'east'],
    ['another tenant’s', () => otherTenantAdmin, () => vocational, 'vocational'],
    [
      'an administrator in a single branch',
      () => ({ ...head, headers: { branch: branchOf('east') } }),
      () => vocational,
      'vocational',
    ],
  ])('are not found for %s', async (_, caller, organId, key) => {
    const id = branchOf(key);
    const input = { organId: organId(), id };
    const calls = [
      server.call(branch.save, { organId: organId(), name: '外来', parentId: null }, caller()),
      server.call(branch.save, { ...input, name: '改名' }, caller()),
      server.call(branch.delete, input, caller()),
      server.call(branch.findMerge, { ...input, into: id }, caller()),
      server.call(branch.merge, { ...input, into: id }, caller()),
      server.call(audit.ofRow, { kind: 'branch', id, pageNum: 1, pageSize: 10 }, caller()),
    ];
    const codes = (await Promise.all(calls)).map((reply) => reply.code);
    expect(codes).toEqual(calls.map(() => errorCodes.notFound));
  });
});
