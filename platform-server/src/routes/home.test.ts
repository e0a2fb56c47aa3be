// also on PostgreSQL: the database computes weeks, arrays and counts
import { contract, errorCodes, type Home, type HomeFigure } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { announcement, department, home, role, user } = contract;

const headCaller = () => sessionInSunrise(server, '13900000001', 'head');
const vocationalCaller = () => sessionInSunrise(server, '13900000003', 'vocational');
const ofOperator = async () => ({ token: await server.login('13900000000') });

async function homeOf(caller: CallOptions): Promise<Home> {
  const reply = await server.call(home.find, {}, caller);
  expect(reply.code).toBe(errorCodes.ok);
  return reply.data;
}
const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).sort();
const figure = ({ figures }: Home, key: HomeFigure['key']): HomeFigure => {
  const match = figures.find((homeFigure) => homeFigure.key === key);
  if (!match) throw new Error(`no figure ${key}`);
  return match;
};
const sum = (weeks: readonly number[] | null) =>
  (weeks ?? []).reduce((total, week) => total + week, 0);

it('an administrator sees the figures of the organisation, and no health of the platform', async () => {
  const home = await homeOf(await headCaller());
  expect(keys(home.figures)).toEqual([
    'activeStudents',
    'departments',
    'staff',
    'students',
    'teachers',
    'visitors',
  ]);
  expect(home.health).toBeNull();
  expect(keys(home.tasks)).not.toContain('mapChanges');
  const list = await server.call(
    user.findByCondition,
    { pageNum: 1, pageSize: 10 },
    await headCaller(),
  );
  expect(figure(home, 'students').value).toBe(list.data.total);
  // one of the twelve has left
  expect(figure(home, 'teachers').value).toBe(11);
});

it('a new student counts in the running week, only in their own organisation', async () => {
  const [head, vocational] = [
    await homeOf(await headCaller()),
    await homeOf(await vocationalCaller()),
  ];
  const caller = await headCaller();
  const { data: created } = await server.call(
    department.save,
    { name: '首页部', parentId: null },
    caller,
  );
  const added = { name: '首页学员', phone: '15512345999', departmentId: created.id };
  expect((await server.call(user.addStudent, added, caller)).code).toBe(errorCodes.ok);
  const after = await homeOf(await headCaller());
  const [studentsBefore, now] = [figure(head, 'students'), figure(after, 'students')];
  expect(now.value).toBe(studentsBefore.value + 1);
  expect(now.weeks?.at(-1)).toBe((studentsBefore.weeks?.at(-1) ?? 0) + 1);
  expect(now.weeks).toHaveLength(8);
  expect(figure(after, 'departments').value).toBe(figure(head, 'departments').value + 1);
  expect(figure(await homeOf(await vocationalCaller()), 'students')).toEqual(
    figure(vocational, 'students'),
  );
});

it('weeks have seven days each, and older rows count only in the total', async () => {
  const studentsBefore = figure(await homeOf(await headCaller()), 'students');
  await server.db.executeAsSystem(sql`UPDATE actor SET created_at = now() - interval '8 days'
    WHERE id = (SELECT id FROM actor WHERE kind = 'student'
      AND organ_id = ${seedId('organ:sunrise:head')}::uuid ORDER BY id LIMIT 1)`);
  const then = figure(await homeOf(await headCaller()), 'students');
  expect(then.weeks?.at(-2)).toBeGreaterThan(0);
  await server.db.executeAsSystem(sql`UPDATE actor SET created_at = now() - interval '60 days'
    WHERE kind = 'student' AND organ_id = ${seedId('organ:sunrise:head')}::uuid`);
  const cachedCount = figure(await homeOf(await headCaller()), 'students');
  expect(cachedCount.value).toBe(studentsBefore.value);
  expect(sum(cachedCount.weeks)).toBe(0);
});

it('a person counts once per day among the visitors', async () => {
  const caller = await vocationalCaller();
  const visitorsBefore = figure(await homeOf(caller), 'visitors');
  await server.login('13900000003');
  await server.login('13900000003');
  expect(figure(await homeOf(caller), 'visitors')).toEqual(visitorsBefore);
  expect(visitorsBefore.value).toBeGreaterThan(0);
});

it('nothing is read as the system for people who only see their own organisation', async () => {
  const asSystem = jest.spyOn(server.db, 'withSystem');
  await homeOf(await sessionInSunrise(server, '13900000002', 'head'));
  asSystem.mockClear();
  await homeOf(await sessionInSunrise(server, '13900000002', 'head'));
  const staffCallCount = asSystem.mock.calls.length;
  asSystem.mockClear();
  await homeOf(await headCaller());
  expect(asSystem.mock.calls.length - staffCallCount).toBe(1);
  asSystem.mockRestore();
});

it('people without permissions see no figures', async () => {
  await addStaff(server, await headCaller(), '15512345998');
  const [inserted] = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT id FROM account WHERE phone = '15512345998'`,
  );
  const { data } = await server.call(
    contract.account.generateAndSetPassword,
    { userId: inserted?.id ?? '' },
    await headCaller(),
  );
  const input = { account: '15512345998', password: data.password };
  const { data: session } = await server.call(contract.account.login, input);
  const { tasks, ...rest } = await homeOf({ token: session.token });
  expect(rest).toEqual({ figures: [], health: null, place: null });
  // account events are only visible to the account's owner
  expect(tasks.filter(({ key }) => key !== 'unreadMessages')).toEqual([]);
});

it('an open invitation is a task of those who may see it, in its organisation, until it expires', async () => {
  const invite = { name: '受邀人', phone: '13900000021', roleIds: [] };
  const caller = await headCaller();
  const count = async (as: CallOptions) =>
    (await homeOf(as)).tasks.find(({ key }) => key === 'invitations')?.count ?? 0;
  const [before, elsewhere] = [await count(caller), await count(await vocationalCaller())];
  await server.call(contract.administrator.save, invite, caller);
  expect(await count(caller)).toBe(before + 1);
  expect(await count(await vocationalCaller())).toBe(elsewhere);
  expect(await count(await sessionInSunrise(server, '13900000002', 'head'))).toBe(0);
  await server.db.executeAsSystem(
    sql`UPDATE invitation SET expires_at = now() WHERE state = 'open'`,
  );
  expect(await count(caller)).toBe(0);
});

it('work that failed is a task only of those who started it', async () => {
  const count = async (as: CallOptions) =>
    (await homeOf(as)).tasks.find(({ key }) => key === 'failedJobs')?.count ?? 0;
  const [head, colleague] = [
    await headCaller(),
    await sessionInSunrise(server, '13900000002', 'head'),
  ];
  const before = [await count(head), await count(colleague)];
  await server.db.executeAsSystem(sql`
    INSERT INTO job (tenant_id, organ_id, created_by, kind, state, total, digest)
    VALUES (${seedId('tenant:sunrise')}::uuid, ${seedId('organ:sunrise:head')}::uuid,
      ${seedId('account:13900000001')}::uuid, 'student.import', 'failed', 1, 'failed here')`);
  expect([await count(head), await count(colleague)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('registrations are a task of reviewers in their tenant, and of operators for all tenants', async () => {
  await server.db.executeAsSystem(sql`DELETE FROM company`);
  const count = async (as: CallOptions) =>
    (await homeOf(as)).tasks.find(({ key }) => key === 'registrations')?.count ?? 0;
  expect(await count(await headCaller())).toBe(0);
  await server.db.executeAsSystem(sql`INSERT INTO company
    (tenant_id, kind, name, credit_code, contact_name, contact_phone, state)
    SELECT id, 'association', '某公司', '91310000MA1K4BCD1X', '某人', '13911112222', 'claimed' FROM tenant
    WHERE id IN (${seedId('tenant:sunrise')}::uuid, ${seedId('tenant:homecare')}::uuid)`);
  expect(await count(await headCaller())).toBe(1);
  expect(await count(await ofOperator())).toBe(2);
  await server.db.executeAsSystem(sql`UPDATE company SET state = 'returned'`);
  expect(await count(await headCaller())).toBe(0);
});

it('applications for resources are a task of the people who decide them, in their own organisation', async () => {
  const { resApplication } = contract;
  const page = { pageNum: 1, pageSize: 10, status: 'pending' } as const;
  const count = async (as: CallOptions) =>
    (await homeOf(as)).tasks.find(({ key }) => key === 'resourceApplications')?.count ?? 0;
  const [head, vocational] = [await headCaller(), await vocationalCaller()];
  const { data: waiting } = await server.call(resApplication.getPageList, page, head);
  const { data: elsewhere } = await server.call(resApplication.getPageList, page, vocational);
  expect(waiting.total).toBeGreaterThan(0);
  expect([await count(head), await count(vocational)]).toEqual([waiting.total, elsewhere.total]);
  expect(await count(await sessionInSunrise(server, '13900000002', 'head'))).toBe(0);
  const id = waiting.list[0]?.id ?? '';
  await server.call(resApplication.refuseGrant, { id, refusal: '版权限制' }, head);
  expect(await count(head)).toBe(waiting.total - 1);
});

it('articles are a task of their publishers, and returned ones of their authors', async () => {
  const { article } = contract;
  const count = async (as: CallOptions, key: string) =>
    (await homeOf(as)).tasks.find((task) => task.key === key)?.count ?? 0;
  const [head, vocational] = [await headCaller(), await vocationalCaller()];
  const before = {
    review: await count(head, 'articlesInReview'),
    returned: await count(head, 'returnedArticles'),
    elsewhere: await count(vocational, 'articlesInReview'),
  };
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文' }] }],
  };
  const { data: created } = await server.call(
    article.save,
    { title: '待审的稿子', document },
    head,
  );
  await server.call(article.submit, { id: created.id, version: 1 }, head);
  expect(await count(head, 'articlesInReview')).toBe(before.review + 1);
  expect(await count(vocational, 'articlesInReview')).toBe(before.elsewhere);
  await server.call(article.giveBack, { id: created.id, version: 2, reason: '补充' }, head);
  expect(await count(head, 'articlesInReview')).toBe(before.review);
  expect(await count(head, 'returnedArticles')).toBe(before.returned + 1);
});

describe('an operator', () => {
  it('sees the figures and the health of the platform', async () => {
    const home = await homeOf(await ofOperator());
    expect(keys(home.figures)).toEqual(expect.arrayContaining(['accounts', 'tenants']));
    expect(keys(home.health ?? [])).toEqual(['jobs', 'messages', 'modules', 'rollouts']);
  });

  it('sees modules that failed today, and messages that could not be sent', async () => {
    const stateOf = async (key: string) =>
      (await homeOf(await ofOperator())).health?.find((health) => health.key === key);
    await server.db.executeAsSystem(sql`DELETE FROM module_report`);
    expect(await stateOf('modules')).toEqual({ key: 'modules', state: 'well', count: 0 });
    await server.db.executeAsSystem(sql`INSERT INTO module_report (module, kind, phase, network)
      VALUES ('@edu-app/saas', 'http', 'load', 'x'), ('@edu-app/saas', 'http', 'load', 'y')`);
    expect(await stateOf('modules')).toEqual({ key: 'modules', state: 'troubled', count: 1 });
    await server.db.executeAsSystem(
      sql`UPDATE module_report SET created_at = now() - interval '2 days'`,
    );
    expect(await stateOf('modules')).toEqual({ key: 'modules', state: 'well', count: 0 });
    await server.db.executeAsSystem(sql`DELETE FROM outbox`);
    await server.db.executeAsSystem(sql`INSERT INTO outbox (account, channel, purpose, locale, status)
      VALUES ('a@b.example', 'mail', 'login', 'zh-CN', 'failed')`);
    expect(await stateOf('messages')).toEqual({ key: 'messages', state: 'troubled', count: 1 });
    await server.db.executeAsSystem(sql`UPDATE outbox SET created_at = now() - interval '2 days'`);
    expect(await stateOf('messages')).toEqual({ key: 'messages', state: 'well', count: 0 });
  });

  it('sees jobs that failed today, and those that wait or run', async () => {
    const stateOfJobs = async () =>
      (await homeOf(await ofOperator())).health?.find(({ key }) => key === 'jobs');
    const addJob = (state: string, hoursAgo: number) =>
      server.db.executeAsSystem(sql`
        INSERT INTO job (tenant_id, created_by, kind, state, total, digest, finished_at)
        VALUES (${seedId('tenant:sunrise')}::uuid, ${seedId('account:13900000001')}::uuid, 'x',
          ${state}, 1, ${crypto.randomUUID()}, now() - make_interval(hours => ${hoursAgo}::int))`);
    await server.db.executeAsSystem(sql`DELETE FROM job`);
    await addJob('failed', 25);
    expect(await stateOfJobs()).toEqual({ key: 'jobs', state: 'well', count: 0 });
    await addJob('queued', 0);
    await addJob('running', 0);
    expect(await stateOfJobs()).toEqual({ key: 'jobs', state: 'busy', count: 2 });
    await addJob('failed', 23);
    expect(await stateOfJobs()).toEqual({ key: 'jobs', state: 'troubled', count: 1 });
    await server.db.executeAsSystem(sql`DELETE FROM job`);
  });
});

it('without a token the calls are refused', async () => {
  expect((await server.call(home.find, {})).code).toBe(errorCodes.notLoggedIn);
});

describe('a student', () => {
  const ofStudent = async () => ({ token: await server.login('13900000006') });
  const names = async (caller: CallOptions) =>
    (await server.call(user.getUserMenu, {}, caller)).data.map(
      ({ data }: { data: { url: string } }) => data.url,
    );

  it('has the same menu, whatever roles they were given', async () => {
    const all = ['/home', '/courses', '/exams', '/certificates', '/inbox'];
    expect(await names(await ofStudent())).toEqual(all);
    await server.db.executeAsSystem(sql`DELETE FROM actor_role WHERE actor_id IN (
      SELECT a.id FROM actor a JOIN member m ON m.id = a.member_id WHERE m.phone = '13900000006')`);
    expect(await names(await ofStudent())).toEqual(all);
  });

  it('sees their place, and no figures of the organisation', async () => {
    const home = await homeOf(await ofStudent());
    expect(home.figures).toEqual([]);
    expect(home.health).toBeNull();
    expect(home.place).toMatchObject({ organName: expect.any(String), branchName: '总部校区' });
    expect((await homeOf(await headCaller())).place).toBeNull();
  });
});

it('a custom role includes the home page, and staff without a role see only that', async () => {
  const caller = await headCaller();
  const roleReply = await server.call(role.save, { name: '手工角色', permissionIds: [] }, caller);
  const preview = await server.call(
    role.findPermissionMenuListByRoleId,
    { roleId: roleReply.data.id },
    caller,
  );
  expect(preview.data).toMatchObject([{ data: { url: '/home' } }]);
  expect(preview.data).toHaveLength(1);
});

it('people who may send messages see those that are scheduled or failed, of their organisation only', async () => {
  const waiting = (home: Home) =>
    Object.fromEntries(home.tasks.map(({ key, count }) => [key, count]));
  const [head, vocational] = [await headCaller(), await vocationalCaller()];
  const waitingBefore = waiting(await homeOf(head));
  const vocationalBefore = waiting(await homeOf(vocational));
  const draft = {
    title: '首页消息',
    text: '首页消息',
    audience: { kind: 'staff', ids: [] },
    channels: [],
  };
  for (const change of [
    sql`state = 'scheduled', send_at = now() + interval '1 day'`,
    sql`problem = 'nobody'`,
  ]) {
    const { data } = await server.call(announcement.save, draft, head);
    await server.db.executeAsSystem(
      sql`UPDATE announcement SET ${change} WHERE id = ${data.id}::uuid`,
    );
  }
  const after = waiting(await homeOf(head));
  expect(after.scheduledMessages).toBe((waitingBefore.scheduledMessages ?? 0) + 1);
  expect(after.failedMessages).toBe((waitingBefore.failedMessages ?? 0) + 1);
  const waitingOfVocational = waiting(await homeOf(vocational));
  expect([waitingOfVocational.scheduledMessages, waitingOfVocational.failedMessages]).toEqual([
    vocationalBefore.scheduledMessages,
    vocationalBefore.failedMessages,
  ]);
  const staff = waiting(await homeOf({ token: await server.login('13900000002') }));
  expect(staff).not.toHaveProperty('scheduledMessages');
  expect(staff).not.toHaveProperty('failedMessages');
});

it('people see only figures of what they may list', async () => {
  await server.db.executeAsSystem(sql`DELETE FROM role_permission WHERE permission_id IN (
    SELECT id FROM permission WHERE code IN ('administrator.read', 'audit.read'))`);
  const { figures } = await homeOf(await vocationalCaller());
  expect(keys(figures)).toEqual(['activeStudents', 'departments', 'students', 'teachers']);
});
