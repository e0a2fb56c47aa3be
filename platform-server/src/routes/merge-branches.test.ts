// concurrent calls also on PostgreSQL: foreign keys and row-level security protect what moves
import {
  type AuditRecord,
  type BranchNode,
  contract,
  errorCodes,
} from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { examFixture } from '../testing/exam-fixture';
import { insertResource } from '../testing/insert-resource';
import { singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import { addStaff, sessionInSunrise } from '../testing/staff-fixture';
import { callOk as callOkOn } from '../testing/teach';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, announcement, audit, branch, course, question, train, user } =
  contract;
const examining = examFixture(server);
const branchOf = (key: string) => seedId(`branch:sunrise:${key}`);
const [main, east, south] = [branchOf('main'), branchOf('east'), branchOf('south')];

let head: CallOptions;
beforeAll(async () => {
  head = await sessionInSunrise(server, '13900000001', 'head');
});

async function callOk(endpoint: typeof branch.save, params: object, options = head) {
  const reply = await server.call(endpoint, params as never, options);
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, 0, '']);
  return reply.data as { id: string };
}
const make = async (name: string, parentId: string | null = null): Promise<string> =>
  (await callOk(branch.save, { name, parentId })).id;
const merge = (id: string, into: string, overrides: object = {}, options = head) =>
  server.call(branch.merge, { id, into, ...overrides }, options);
const flat = (nodes: BranchNode[]): BranchNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
const tree = async () => flat((await server.call(branch.getTree, {}, head)).data);
const branchesOf = async (userId: string) =>
  (
    await server.db.executeAsSystem<{ id: string }>(sql`SELECT branch_id::text AS id FROM actor
    WHERE member_id = ${userId}::uuid`)
  )[0]?.id;
const addStudent = async (phone: string, branchId: string): Promise<string> => {
  const input = { name: '合并学员', phone, branchId };
  return (await server.call(user.addStudent, input, head)).data.userId;
};

it('moves students, staff, branches below, announcements and invitations, and shows their numbers before', async () => {
  const from = await make('旧教学点', east);
  const into = await make('新教学点', south);
  const low = await make('旧教学点分部', from);
  const userId = await addStudent('15566000001', from);
  const [both, value] = [
    await addStaff(server, head, '15566000002'),
    await addStaff(server, head, '15566000003'),
  ];
  await callOk(administrator.update as never, { id: both, branchIds: [into, from] });
  await callOk(administrator.update as never, { id: value, branchIds: [from] });
  const message = { title: '通知', text: '内容', audience: { kind: 'all', ids: [] }, channels: [] };
  const sent = await callOk(announcement.save as never, message, {
    ...head,
    headers: { ...head.headers, branch: from },
  });
  const invited = { name: '周多', phone: '13900000021', roleIds: [], branchIds: [from] };
  await callOk(administrator.save as never, invited);

  const counts = { staff: 3, students: 1, below: 1, invitations: 1, intoFirst: false };
  const previewReply = await server.call(branch.findMerge, { id: from, into }, head);
  expect(previewReply.data).toMatchObject(counts);
  const reply = await merge(from, into);
  expect(reply).toMatchObject({ code: errorCodes.ok, data: counts });

  const rows = await tree();
  expect(rows.find(({ id }) => id === from)).toBeUndefined();
  expect(rows.find(({ id }) => id === low)).toMatchObject({ parentId: into });
  expect(await branchesOf(userId)).toBe(into);
  const people = (await server.call(
    administrator.findByCondition,
    { pageNum: 1, pageSize: 50 },
    head,
  )) as { data: { list: { id: string; branches: { id: string }[] }[] } };
  for (const id of [both, value]) {
    const match = people.data.list.find((person) => person.id === id);
    expect(match?.branches.map((branch) => branch.id)).toEqual([into]);
  }
  const remaining = await server.db.executeAsSystem<{ of: string; branch: string }>(sql`
    SELECT 'announcement' AS of, branch_id::text AS branch FROM announcement
      WHERE id = ${sent.id}::uuid AND branch_id IS NOT NULL
    UNION ALL SELECT 'invitation', branch_ids ->> 0 FROM invitation
      WHERE phone = '13900000021' AND state = 'open'`);
  expect(remaining.filter((row) => row.branch !== into)).toEqual([]);
  expect(remaining.map((row) => row.of).sort()).toEqual(['announcement', 'invitation']);

  const lines = await server.call(
    audit.findByCondition,
    { pageNum: 1, pageSize: 5, target: from },
    head,
  );
  expect(
    lines.data.list.find(({ action }: AuditRecord) => action === 'branch.merged'),
  ).toMatchObject({ targetName: '旧教学点', detail: { into: '新教学点', students: 1, staff: 3 } });
  const stored = { kind: 'branch', id: into, pageNum: 1, pageSize: 5 } as const;
  const history = await server.call(audit.ofRow, stored, head);
  expect(history.data.list[0]).toMatchObject({
    action: 'branch.absorbed',
    changes: [{ field: 'absorbed', after: '旧教学点' }],
  });
});

it('counts the teaching in the branch beforehand, and moves it too', async () => {
  const [from, into] = [await make('教学旧址', east), await make('教学新址', south)];
  const callerAtBranch = { ...head, headers: { ...head.headers, branch: from } };
  const hour = 3_600_000;
  const span = {
    startsAt: new Date(Date.now() + hour).toISOString(),
    endsAt: new Date(Date.now() + 9 * hour).toISOString(),
  };
  await callOkOn(server, course.save, { title: '迁址课程' }, callerAtBranch);
  await callOkOn(server, train.save, { title: '迁址培训', ...span }, callerAtBranch);
  await callOkOn(server, question.save, { content: singleOf('迁址') }, callerAtBranch);
  examining.as.head = head;
  const examId = await examining.draft(await examining.paper([]));
  const resourceId = await insertResource(server);
  await server.db.executeAsSystem(
    sql`UPDATE exam SET branch_id = ${from}::uuid WHERE id = ${examId}::uuid`,
  );
  await server.db.executeAsSystem(sql`UPDATE resource SET branch_id = ${from}::uuid
    WHERE id = ${resourceId}::uuid`);

  const counts = { courses: 1, trains: 1, resources: 1, exams: 1, others: 1, students: 0 };
  const previewReply = await server.call(branch.findMerge, { id: from, into }, head);
  expect(previewReply.data).toMatchObject(counts);
  expect(await merge(from, into)).toMatchObject({ code: errorCodes.ok, data: counts });
  const empty = await server.call(branch.findMerge, { id: await make('空址', east), into }, head);
  expect(empty.data).toMatchObject({ courses: 0, resources: 0, others: 0 });
});

it('is refused into itself, below itself, elsewhere, and for the first branch', async () => {
  const from = await make('不合并', east);
  const below = await make('不合并下级', from);
  for (const into of [from, below]) {
    expect((await merge(from, into)).data.fields).toEqual({ into: expect.any(String) });
  }
  for (const into of [branchOf('vocational'), seedId('branch:horizon:main'), seedId('nobody')]) {
    const reply = await merge(from, into);
    expect(Object.keys(reply.data.fields)).toEqual(['into']);
    expect((await merge(into, from)).code).toBe(errorCodes.notFound);
  }
  const first = await merge(main, east);
  expect(Object.keys(first.data?.fields ?? { into: '' })).toEqual(['into']);
  const root = await make('另一个顶级');
  expect(await merge(main, root)).toMatchObject({ code: errorCodes.conflict });
  expect((await tree()).map(({ id }) => id)).toEqual(
    expect.arrayContaining([main, east, south, from, below, root]),
  );
});

it('is refused to callers with an older version, and to those who work elsewhere', async () => {
  const from = await make('他人改名', east);
  await callOk(branch.save, { id: from, name: '他人改过名', version: 1 });
  expect(await merge(from, south, { version: 1 })).toMatchObject({
    code: errorCodes.conflict,
    data: { present: { name: '他人改过名', version: 2 } },
  });
  const phone = '15566000009';
  const input = { name: '分校', phone, roleIds: [seedId('role:sunrise:administrator')] };
  const { id } = await callOk(administrator.save as never, { ...input, branchIds: [south] });
  const passwordReply = await server.call(account.generateAndSetPassword, { userId: id }, head);
  const login = { account: phone, password: passwordReply.data.password };
  const southern = { token: (await server.call(account.login, login)).data.token };
  expect((await merge(from, south, {}, southern)).code).toBe(errorCodes.notFound);
  expect(Object.keys((await merge(south, from, {}, southern)).data.fields)).toEqual(['into']);
});

it('warns if the people of a branch would see the whole organisation', async () => {
  const { data } = await server.call(branch.findMerge, { id: east, into: main }, head);
  expect(data).toMatchObject({ intoFirst: true });
});

it('happens once for two concurrent requests, and nobody is lost', async () => {
  const [from, targetBranch, otherTargetBranch] = [
    await make('争', east),
    await make('甲', east),
    await make('乙', east),
  ];
  const userId = await addStudent('15566000010', from);
  const codes = (
    await Promise.all([merge(from, targetBranch), merge(from, otherTargetBranch)])
  ).map(({ code }) => code);
  expect(codes.sort()).toEqual([errorCodes.ok, errorCodes.notFound]);
  expect([targetBranch, otherTargetBranch]).toContain(await branchesOf(userId));
});

it('does not count teachers who left, like the organisation chart and the statistics', async () => {
  const teachers = async () =>
    (await server.call(branch.findMerge, { id: east, into: main }, head)).data.teachers;
  const teachersBefore = await teachers();
  const [first] = await server.db.executeAsSystem<{
    id: string;
  }>(sql`UPDATE teacher SET status = 'left'
    WHERE id = (SELECT id FROM teacher WHERE branch_id = ${east}::uuid AND status <> 'left' LIMIT 1)
    RETURNING id`);
  expect(first).toBeDefined();
  expect(await teachers()).toBe(teachersBefore - 1);
});
