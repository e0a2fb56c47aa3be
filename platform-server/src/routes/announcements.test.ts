// concurrent calls also on PostgreSQL: row-level security and locks decide who is reached
import { type AnnouncementInput, contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';

const server = serverFixture({ freshLimits: true });
const { account, administrator, announcement, train, trainUser } = contract;
const page = { pageNum: 1, pageSize: 50 };
const unowned = '00000000-0000-4000-8000-000000000000';

let head: CallOptions;
let eastern: CallOptions;
let staff: CallOptions;

let phones = 15_566_000_000;
async function administratorOf(branchIds: readonly string[]): Promise<CallOptions> {
  phones += 1;
  const phone = String(phones);
  const roleIds = [seedId('role:sunrise:administrator')];
  const input = { name: '分校管理员', phone, roleIds, branchIds };
  const { data } = await server.call(administrator.save, input, head);
  const created = await server.call(account.generateAndSetPassword, { userId: data.id }, head);
  const { password } = created.data;
  const reply = await server.call(account.login, { account: phone, password });
  return { token: reply.data.token };
}

beforeAll(async () => {
  head = { token: await server.login('13900000001') };
  staff = { token: await server.login('13900000002') };
  eastern = await administratorOf([seedId('branch:sunrise:east')]);
});

const input = (overrides: Partial<AnnouncementInput> = {}) => ({
  title: '测试消息',
  text: '第一段\n\n第二段',
  audience: { kind: 'all', ids: [] },
  channels: [],
  ...overrides,
});

const save = async (overrides: Partial<AnnouncementInput> = {}, options = head): Promise<string> =>
  (await server.call(announcement.save, input(overrides), options)).data.id;
const row = async (id: string, options = head) =>
  (await server.call(announcement.findById, { id }, options)).data;
const send = (id: string, options = head, overrides = {}) =>
  server.call(announcement.send, { id, version: 1, ...overrides }, options);
const reach = async (audience: AnnouncementInput['audience'], options = head) =>
  (await server.call(announcement.reach, { audience }, options)).data;

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const [countRow] = await server.db.executeAsSystem<{ n: number }>(
    sql`SELECT count(*)::int AS n ${query}`,
  );
  return countRow?.n ?? Number.NaN;
}

describe('a draft', () => {
  it('is created, changed in part and found again; fields that are not sent stay', async () => {
    const id = await save({ channels: ['mail', 'mail'] });
    const first = await row(id);
    expect(first).toMatchObject({
      ...{ state: 'draft', actions: ['edit', 'send', 'delete'], title: '测试消息' },
      ...{ channels: ['mail'], reached: 0, read: 0, author: '陈晓阳', branchName: null },
    });
    const changed = { id, version: first.version, title: '改过的标题' };
    expect((await server.call(announcement.save, changed, head)).code).toBe(errorCodes.ok);
    expect(await row(id)).toMatchObject({ title: '改过的标题', text: first.text, version: 2 });
    const list = await server.call(announcement.find, { ...page, keyword: '改过的' }, head);
    expect(list.data).toMatchObject({ total: 1, list: [{ id }] });
  });

  it('is on one page of the list only, even among others of the same moment', async () => {
    for (let made = 0; made < 12; made += 1) await save({ title: '同一时刻' });
    await server.db.executeAsSystem(
      sql`UPDATE announcement SET created_at = '2026-01-01T00:00:00Z' WHERE title = '同一时刻'`,
    );
    const find = async (pageNum: number, pageSize: number): Promise<string[]> => {
      const query = { pageNum, pageSize, keyword: '同一时刻' };
      const { data } = await server.call(announcement.find, query, head);
      return data.list.map(({ id }: { id: string }) => id);
    };
    const pages = [...(await find(1, 10)), ...(await find(2, 10))];
    expect(pages).toHaveLength(12);
    // The id decides between them.
    expect(pages).toEqual(pages.toSorted().reverse());
  });

  it('keeps paragraphs, and drops characters that would change the direction of the text', async () => {
    const id = await save({ text: ' 一\r\n\r\n二\u202E三\u200B ' });
    expect((await row(id)).text).toBe('一\n\n二三');
  });

  it('changed by somebody else meanwhile is refused with the present row', async () => {
    const id = await save();
    await server.call(announcement.save, { id, version: 1, title: '先改' }, head);
    const lateReply = await server.call(announcement.save, { id, version: 1, title: '后改' }, head);
    expect(lateReply).toMatchObject({
      code: errorCodes.conflict,
      data: { present: { title: '先改' } },
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['no text', { text: '\u200B \n' }, 'text'],
    ['a title that is too long', { title: '长'.repeat(81) }, 'title'],
    ['a text that is too long', { text: '长'.repeat(4001) }, 'text'],
    [
      'the audience of departments, without any',
      { audience: { kind: 'department', ids: [] } },
      'audience',
    ],
    [
      'the audience of everybody, with a department',
      { audience: { kind: 'all', ids: [unowned] } },
      'audience',
    ],
    ['an unknown channel', { channels: ['fax'] }, 'channels.0'],
  ])('with %s is refused at its field', async (_, change, field) => {
    const reply = await server.call(announcement.save, input(change as never), head);
    expect([reply.code, Object.keys(reply.data?.fields ?? {})]).toEqual([
      errorCodes.invalidInput,
      [field],
    ]);
  });

  it.each([
    ['department', seedId('department:sunrise:vocational:service')],
    ['department', seedId('department:horizon:head:service')],
    ['role', seedId('role:horizon:administrator')],
    ['role', unowned],
    ['train', unowned],
  ] as const)('for a %s of somebody else is refused as not found', async (kind, id) => {
    const audience = { kind, ids: [id] };
    const created = await server.call(announcement.save, input({ audience }), head);
    expect(created.code).toBe(errorCodes.notFound);
    expect((await server.call(announcement.reach, { audience }, head)).code).toBe(
      errorCodes.notFound,
    );
  });

  it('can be deleted; a sent one can be neither deleted nor changed', async () => {
    const deletedId = await save();
    expect((await server.call(announcement.remove, { id: deletedId, version: 1 }, head)).code).toBe(
      0,
    );
    expect((await server.call(announcement.findById, { id: deletedId }, head)).code).toBe(
      errorCodes.notFound,
    );
    const id = await save();
    const { version } = (await send(id)).data;
    for (const [call, parameters] of [
      [announcement.remove, {}],
      [announcement.save, { title: '改名' }],
      [announcement.send, {}],
      [announcement.unschedule, {}],
    ] as const) {
      // Also with the version from before it was sent.
      for (const known of [version, version - 1]) {
        const reply = await server.call(call, { id, version: known, ...parameters }, head);
        expect([call.path, reply.code]).toEqual([call.path, errorCodes.conflict]);
        expect(reply.message).toBe('此消息的状态已变更，请查看最新内容');
      }
    }
  });
});

describe('an audience', () => {
  const activeMembers = (
    condition = sql``,
  ) => sql`FROM actor a WHERE a.organ_id = ${seedId('organ:sunrise:head')}::uuid
    AND a.status = 'active' AND a.member_id <> ${seedId('member:sunrise:13900000001')}::uuid ${condition}`;

  it('of everybody includes the organisation without the sender and suspended people', async () => {
    const all = await reach({ kind: 'all', ids: [] });
    expect(all.people).toBe(await count(activeMembers()));
    const students = await reach({ kind: 'students', ids: [] });
    const staffCount = await reach({ kind: 'staff', ids: [] });
    expect(students.people + staffCount.people).toBe(all.people);
    expect(students.people).toBe(await count(activeMembers(sql`AND a.kind = 'student'`)));
  });

  it('of a department includes those below it; that of a role, everybody who has it', async () => {
    const recipientsOf = async (...keys: string[]) =>
      (
        await reach({
          kind: 'department',
          ids: keys.map((key) => seedId(`department:sunrise:head:${key}`)),
        })
      ).people;
    const [whole, a, b] = [
      await recipientsOf('teaching'),
      await recipientsOf('teaching-a'),
      await recipientsOf('teaching-b'),
    ];
    expect(a).toBeGreaterThan(0);
    expect(whole).toBe(a + b);
    expect(await recipientsOf('teaching', 'teaching-a')).toBe(whole);
    const role = await reach({ kind: 'role', ids: [seedId('role:sunrise:staff')] });
    expect(role.people).toBe(2);
  });

  it('of a training includes its students within the sender’s branches', async () => {
    const window = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2036-01-01T00:00:00Z' };
    const created = (await server.call(train.save, { title: '夜班', ...window }, head)).data;
    const audience: AnnouncementInput['audience'] = { kind: 'train', ids: [created.id] };
    expect((await reach(audience)).people).toBe(0);
    const learners = await server.db.executeAsSystem<{ id: string; branch: string }>(sql`
      SELECT a.member_id AS id, a.branch_id AS branch
      ${activeMembers(sql`AND a.kind = 'student'`)} ORDER BY a.member_id LIMIT 40`);
    const userIds = learners.map(({ id }) => id);
    await server.call(trainUser.add, { trainId: created.id, userIds }, head);
    expect((await reach(audience)).people).toBe(40);
    const id = await save({ audience });
    expect(await row(id)).toMatchObject({ audience, audienceNames: ['夜班'] });
    expect((await send(id)).data).toMatchObject({ state: 'sent', reached: 40 });
    // the announcement is for the organisation's first branch
    const eastward = await server.call(announcement.save, input({ audience }), eastern);
    expect(eastward.code).toBe(errorCodes.notFound);
  });

  it('of a training of another organisation or tenant is refused as not found', async () => {
    const vocational = await sessionInSunrise(server, '13900000003', 'vocational');
    const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
    const window = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2036-01-01T00:00:00Z' };
    for (const caller of [vocational, { token, host: 'new.localhost' }]) {
      const { data } = await server.call(train.save, { title: '别处的班', ...window }, caller);
      const audience: AnnouncementInput['audience'] = { kind: 'train', ids: [data.id] };
      for (const [call, params] of [
        [announcement.save, input({ audience })],
        [announcement.reach, { audience }],
      ] as const) {
        expect((await server.call(call, params, head)).code).toBe(errorCodes.notFound);
      }
    }
  });

  it('counts people without account, address or number, and says that messages are stored here', async () => {
    const counts = await reach({ kind: 'students', ids: [] });
    const withAccount = sql`AND a.kind = 'student' AND a.status = 'active'
      AND EXISTS (SELECT 1 FROM member WHERE id = a.member_id AND account_id IS NOT NULL)`;
    expect(counts.inbox).toBe(await count(activeMembers(withAccount)));
    expect(counts.inbox).toBeLessThan(counts.people);
    expect(counts.sms.people).toBe(counts.people);
    expect(counts.mail.people).toBeLessThan(counts.people);
    expect([counts.mail.isConfigured, counts.mailsPerHour, counts.limit]).toEqual([
      true,
      1000,
      20000,
    ]);
  });

  it('of a sender in one branch includes only that branch', async () => {
    const people = (await reach({ kind: 'students', ids: [] }, eastern)).people;
    expect(people).toBe(
      await count(
        activeMembers(
          sql`AND a.kind = 'student' AND a.branch_id = ${seedId('branch:sunrise:east')}::uuid`,
        ),
      ),
    );
    const id = await save({ audience: { kind: 'students', ids: [] } }, eastern);
    const sent = (await send(id, eastern)).data;
    expect(sent).toMatchObject({ state: 'sent', reached: people, branchName: '浦东校区' });
    // in the head branch it also counts people of the sub-branches
    expect((await row(id)).reached).toBe(people);
  });
});

describe('sending', () => {
  it('reaches everybody once, counts readers, and lists those who have not read it', async () => {
    const audience = { kind: 'role', ids: [seedId('role:sunrise:staff')] } as const;
    const id = await save({ audience: { ...audience, ids: [...audience.ids] } });
    expect((await send(id)).data).toMatchObject({ state: 'sent', reached: 2, read: 0, version: 2 });
    const receipts = async (overrides = {}) =>
      (await server.call(announcement.receipts, { ...page, id, ...overrides }, head)).data;
    expect((await receipts()).total).toBe(2);
    await server.call(contract.inbox.read, { ids: [id] }, staff);
    expect(await row(id)).toMatchObject({ reached: 2, read: 1 });
    expect(await receipts({ read: 'yes' })).toMatchObject({
      total: 1,
      list: [{ name: '林小雨', hasAccount: true, readAt: expect.any(String) }],
    });
    expect(await receipts({ read: 'no' })).toMatchObject({
      list: [{ name: '赵多元', readAt: null }],
    });
    expect((await receipts({ keyword: '小雨' })).total).toBe(1);
    const french = { ...head, headers: { locale: 'fr-FR' } };
    expect((await row(id, french)).audienceNames).toEqual(['Scolarité']);
  });

  it('sends one message to an address that several people share', async () => {
    const address = 'Family@shared.example';
    await server.db.executeAsSystem(sql`UPDATE member
      SET email = CASE WHEN phone = '13900000002' THEN lower(${address}) ELSE ${address} END
      WHERE tenant_id = ${seedId('tenant:sunrise')}::uuid AND id IN (
        SELECT a.member_id FROM actor a JOIN actor_role ar ON ar.actor_id = a.id
        WHERE ar.role_id = ${seedId('role:sunrise:staff')}::uuid)`);
    const audience: AnnouncementInput['audience'] = {
      kind: 'role',
      ids: [seedId('role:sunrise:staff')],
    };
    expect((await reach(audience)).mail.people).toBe(1);
    const id = await save({ audience, channels: ['mail'] });
    expect((await send(id)).data).toMatchObject({ state: 'sent', reached: 2 });
    const messages = await server.db.executeAsSystem(
      sql`SELECT account, channel FROM outbox WHERE announcement_id = ${id}::uuid`,
    );
    expect(messages).toEqual([{ account: address.toLowerCase(), channel: 'mail' }]);
  });

  it('happens once for two concurrent requests', async () => {
    const id = await save({ audience: { kind: 'staff', ids: [] } });
    const codes = (await Promise.all([send(id), send(id), send(id)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, errorCodes.conflict, errorCodes.conflict]);
    const { reached } = await row(id);
    expect(await count(sql`FROM announcement_receipt WHERE announcement_id = ${id}::uuid`)).toBe(
      reached,
    );
  });

  it('is refused for an audience of nobody, which leaves a draft', async () => {
    const audience = { kind: 'role' as const, ids: [seedId('role:sunrise:examiner')] };
    const id = await save({ audience });
    const reply = await send(id);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
      errorCodes.invalidInput,
      ['audience'],
    ]);
    expect((await row(id)).state).toBe('draft');
  });

  it('can be withdrawn: nobody sees the announcement any more, and waiting messages are dropped', async () => {
    const id = await save({ audience: { kind: 'staff', ids: [] }, channels: ['sms'] });
    const { version } = (await send(id)).data;
    const isListed = async () =>
      (await server.call(contract.inbox.find, page, staff)).data.list.some(
        (item: { id: string }) => item.id === id,
      );
    expect(await isListed()).toBe(true);
    const reply = await server.call(announcement.withdraw, { id, version }, head);
    expect(reply.data).toMatchObject({ state: 'withdrawn', actions: [] });
    expect(await isListed()).toBe(false);
  });
});

describe('people without the permission, or of one branch', () => {
  it.each([
    ['announcement.find', page],
    ['announcement.save', input()],
    ['announcement.send', { id: seedId('announcement:sunrise:head:10'), version: 1 }],
    ['announcement.receipts', { ...page, id: seedId('announcement:sunrise:head:1') }],
  ])('cannot call %s', async (name, params) => {
    const call = announcement[name.split('.')[1] as keyof typeof announcement];
    expect((await server.call(call, params, staff)).code).toBe(errorCodes.forbidden);
  });

  it('see neither the organisation’s announcements nor another branch’s', async () => {
    const list = (await server.call(announcement.find, page, eastern)).data.list;
    expect(list.length).toBeGreaterThan(0);
    expect(new Set(list.map((item: { branchName: string }) => item.branchName))).toEqual(
      new Set(['浦东校区']),
    );
    for (const [i, call] of [
      [1, announcement.findById],
      [11, announcement.findById],
      [1, announcement.withdraw],
      [11, announcement.send],
      [11, announcement.remove],
      [11, announcement.save],
      [8, announcement.unschedule],
      [1, announcement.receipts],
    ] as const) {
      const id = seedId(`announcement:sunrise:head:${i}`);
      const params = call === announcement.findById ? { id } : { id, version: 1 };
      const parameters = call === announcement.receipts ? { id, ...page } : params;
      expect([i, call.path, (await server.call(call, parameters, eastern)).code]).toEqual([
        i,
        call.path,
        errorCodes.notFound,
      ]);
    }
  });
});
