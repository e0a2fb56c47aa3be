// also on PostgreSQL: the database holds the queue
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { JobContext } from '../jobs/kinds';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { jobOver, uploadTenants, workbook } from '../testing/workbooks';

const server = serverFixture();
let operator: string;
beforeAll(async () => {
  operator = await server.login('13900000000');
});

const { job, saas } = contract;
const head = ['租户名称', '域名', '联系人', '联系电话', '主题'];

let file2 = 0;
const rowOf = (): [string, string, string, string, string] => {
  file2 += 1;
  return [`学校${file2}`, `school-${file2}.example`, '张三', String(18_100_000_000 + file2), ''];
};
const rows = (count: number): string[][] => Array.from({ length: count }, rowOf);

const upload = (content: Buffer, token = operator) => uploadTenants(server, token, content);

const over = (id: string) => jobOver(server, operator, id);

const countOf = async (name: string): Promise<number> => {
  const [row] = await server.db.executeAsSystem<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM tenant WHERE name LIKE ${name}`,
  );
  return row?.count ?? 0;
};

it('an import answers at once with its job, which then processes all rows', async () => {
  const all = rows(120);
  const { data } = await upload(await workbook([head, ...all]));
  expect(data).toMatchObject({ imported: 0, failed: 0, problems: [] });
  expect(data.job).toMatchObject({ kind: 'tenant.import', state: 'queued', done: 0, total: 120 });
  const ended = await over(data.job.id);
  expect(ended).toMatchObject({ state: 'done', done: 120, imported: 120, failed: 0 });
  expect(ended.finishedAt).not.toBeNull();
  const names = await server.db.executeAsSystem<{
    count: number;
  }>(sql`SELECT count(*)::int AS count FROM tenant
    WHERE name IN (SELECT jsonb_array_elements_text(${JSON.stringify(all.map(([name]) => name))}::jsonb))`);
  expect(names[0]?.count).toBe(120);
  // The input is deleted with the end of the job.
  const stored = await server.db.executeAsSystem(
    sql`SELECT input FROM job WHERE id = ${data.job.id}::uuid`,
  );
  expect(stored).toEqual([{ input: null }]);
});

it('an imported tenant is like one that was created by hand', async () => {
  const shape = async (name: string) =>
    server.db.executeAsSystem(sql`SELECT
      (SELECT jsonb_agg(jsonb_build_array(p.code, p.name, p.names, p.kind, p.url, p.type, p.sort, up.code) ORDER BY p.sort)
        FROM permission p LEFT JOIN permission up ON up.id = p.parent_id WHERE p.tenant_id = t.id) AS permissions,
      (SELECT jsonb_agg(jsonb_build_array(r.name, r.built_in, p.code) ORDER BY r.name, p.code)
        FROM role r LEFT JOIN role_permission rp ON rp.role_id = r.id LEFT JOIN permission p ON p.id = rp.permission_id
        WHERE r.tenant_id = t.id) AS roles,
      (SELECT jsonb_agg(jsonb_build_array(a.title, a.kind, a.status, r.name, b.ucode, b.name = t.name, m.name, m.phone = t.contact_phone))
        FROM actor a JOIN member m ON m.id = a.member_id JOIN actor_role ar ON ar.actor_id = a.id JOIN role r ON r.id = ar.role_id
        JOIN actor_branch ab ON ab.actor_id = a.id JOIN branch b ON b.id = ab.branch_id WHERE a.tenant_id = t.id) AS people,
      (SELECT jsonb_agg(jsonb_build_array(c.key, c.value)) FROM tenant_config c WHERE c.tenant_id = t.id) AS config,
      (SELECT jsonb_agg(l.action ORDER BY l.id) FROM audit_log l WHERE l.tenant_id = t.id) AS trail,
      (SELECT jsonb_agg(jsonb_build_array(o.purpose, o.channel, o.locale, o.status, o.account = t.contact_phone))
        FROM outbox o WHERE o.tenant_id = t.id) AS messages
      FROM tenant t WHERE t.name = ${name}`);
  const [name = '', domain, contactName, contactPhone] = rowOf();
  await upload(await workbook([head, [name, domain, contactName, contactPhone, '']])).then(
    ({ data }) => over(data.job.id),
  );
  const [otherName = '', otherDomain, , otherPhone] = rowOf();
  const byHand = { name: otherName, domain: otherDomain, contactName, contactPhone: otherPhone };
  await server.call(saas.save, byHand, { token: operator });
  const shapes = [await shape(name), await shape(otherName)];
  expect(shapes[0]?.[0]).toMatchObject({
    people: [expect.anything()],
    messages: [['notice.accountOpened', 'sms', 'zh-CN', 'kept', true]],
  });
  expect(shapes[0]).toEqual(shapes[1]);
  const [message] = await server.db.executeAsSystem<{ link: string }>(
    sql`SELECT code_cipher AS link FROM outbox WHERE account = ${contactPhone}`,
  );
  const link = server.services.login.codes.secret.decrypt(message?.link ?? '');
  expect(new URL(link)).toMatchObject({ hostname: domain, pathname: '/entrance/login' });
});

it('the same file again within minutes is the same job, and creates nothing twice', async () => {
  const content = await workbook([head, ...rows(3)]);
  const replies = await Promise.all([upload(content), upload(content), upload(content)]);
  const ids = new Set(replies.map(({ data }) => data.job.id));
  expect(ids.size).toBe(1);
  const ended = await over([...ids][0]);
  expect((await upload(content)).data).toMatchObject({ imported: 3, job: { id: ended.id } });
  // After the retry period the file makes a new job.
  await server.db.executeAsSystem(sql`UPDATE job SET created_at = now() - interval '11 minutes'`);
  const later = await upload(content);
  expect(later.data.job.id).not.toBe(ended.id);
  expect(await over(later.data.job.id)).toMatchObject({ state: 'done', imported: 0, failed: 3 });
});

it('the same file of another person, organisation or tenant is another job', async () => {
  const content = await workbook([head, ...rows(1)]);
  const { data } = await upload(content);
  await over(data.job.id);
  const [row] = await server.db.executeAsSystem<{
    tenantId: string;
    organId: string;
    accountId: string;
  }>(
    sql`SELECT tenant_id AS "tenantId", organ_id AS "organId", created_by AS "accountId" FROM job
      WHERE id = ${data.job.id}::uuid`,
  );
  const find = async (others: object) => {
    const context = { ...row, ...others } as JobContext;
    const found = await server.services.jobs.findExisting({
      kind: 'tenant.import',
      file: content,
      context,
    });
    return found?.id;
  };
  expect(await find({})).toBe(data.job.id);
  for (const field of ['tenantId', 'organId', 'accountId']) {
    expect([field, await find({ [field]: seedId('another') })]).toEqual([field, undefined]);
  }
});

it('bad rows are counted and listed, in the job and as a workbook', async () => {
  const [good, twin] = rows(2) as [string[], string[]];
  twin[1] = good[1] as string;
  const content = await workbook([head, good, ['', 'x.example', '李四', '123', ''], twin]);
  const { data } = await upload(content);
  const ended = await over(data.job.id);
  expect(ended).toMatchObject({ done: 3, imported: 1, failed: 2 });
  expect(ended.problems).toEqual([
    { row: 3, column: '租户名称', message: '名称不能为空' },
    { row: 3, column: '联系电话', message: '请输入正确的手机号' },
    { row: 4, column: '域名', message: '该域名已被使用' },
  ]);
  const reply = await server.app.inject({
    url: job.result.path.replace('{id}', ended.id),
    headers: { host: 'localhost', token: operator },
  });
  const sheet = await server.services.sheets.read(reply.rawPayload, 10);
  expect(sheet).toEqual([
    ['行', '列', '原因'],
    ...ended.problems.map(({ row, column, message }) => [String(row), column, message]),
  ]);
});

it('a contact who has an account is invited, and the other rows are created', async () => {
  const [invited, plain] = rows(2) as [string[], string[]];
  invited[3] = '13900000002';
  const { data } = await upload(await workbook([head, invited, plain]));
  expect(await over(data.job.id)).toMatchObject({ state: 'done', imported: 2, failed: 0 });
  const messages = await server.db.executeAsSystem(sql`SELECT o.account FROM outbox o
    JOIN tenant t ON t.id = o.tenant_id WHERE o.purpose = 'notice.invitation' AND t.name = ${invited[0]}`);
  expect(messages).toContainEqual({ account: '13900000002' });
});

it('the tables that an import fills are analysed, so that foreign keys are checked by index', async () => {
  const known = async (): Promise<number> => {
    const [table] = await server.db.executeAsSystem<{ rows: number }>(
      sql`SELECT reltuples::int AS rows FROM pg_class WHERE oid = 'permission'::regclass`,
    );
    return table?.rows ?? 0;
  };
  const knownBefore = await known();
  const { data } = await upload(await workbook([head, ...rows(110)]));
  await over(data.job.id);
  // After the first 100 rows, each with about twenty permissions.
  expect(await known()).toBeGreaterThan(knownBefore + 2000);
});

it('a cancelled job stops, keeps its finished rows and reports their number', async () => {
  const content = await workbook([head, ...rows(600).map(([, ...rest]) => ['取消学校', ...rest])]);
  const { data } = await upload(content);
  const cancelled = await server.call(job.cancel, { id: data.job.id }, { token: operator });
  expect(cancelled.data).toMatchObject({ state: 'cancelled' });
  const { done } = cancelled.data;
  expect(done).toBeLessThan(600);
  expect(await countOf('取消学校')).toBe(done);
  // A later job finds the worker free, and no more rows of the cancelled one.
  const next = await upload(await workbook([head, ...rows(1)]));
  await over(next.data.job.id);
  expect(await countOf('取消学校')).toBe(done);
  const repeatedReply = await server.call(job.cancel, { id: data.job.id }, { token: operator });
  expect([repeatedReply.code, repeatedReply.message]).toEqual([
    errorCodes.conflict,
    '该任务已结束',
  ]);
});

describe('jobs of others', () => {
  let id: string;
  beforeAll(async () => {
    const { data } = await upload(await workbook([head, ...rows(1)]));
    id = data.job.id;
    await over(id);
  });

  it.each([
    ['staff of the same tenant', '13900000002', 'localhost', 'old'],
    ['an administrator of another tenant', '13900000011', 'new.localhost', 'new'],
  ] as const)('are not found for %s', async (_, phone, host, flow) => {
    const token = await server.login(phone, { host, flow });
    for (const endpoint of [job.findById, job.cancel]) {
      const reply = await server.call(endpoint, { id }, { token, host });
      expect(reply.code).toBe(errorCodes.notFound);
    }
    const page = { pageNum: 1, pageSize: 10 };
    const list = await server.call(job.findByCondition, page, { token, host });
    expect(list.data).toMatchObject({ list: [], total: 0 });
  });

  const ofTenant = { pageNum: 1, pageSize: 50, scope: 'tenant' };
  const listed = async (phone: string, organ: string): Promise<string[]> => {
    const headers = {
      organ: seedId(`organ:sunrise:${organ}`),
      actor: seedId(`actor:sunrise:${organ}:${phone}`),
    };
    const token = await server.login(phone);
    const reply = await server.call(job.findByCondition, ofTenant, { token, headers });
    return reply.data.list.map((item: { id: string }) => item.id);
  };
  /** Assigns the job to another operator of that organisation. */
  const handOver = (organ: string) =>
    server.db.executeAsSystem(sql`UPDATE job SET organ_id = ${seedId(`organ:sunrise:${organ}`)}::uuid,
      created_by = gen_random_uuid() WHERE id = ${id}::uuid`);

  it('are hidden from people without the permission to read the audit trail', async () => {
    const staff = await server.login('13900000002');
    const refusal = await server.call(job.findByCondition, ofTenant, { token: staff });
    expect(refusal.code).toBe(errorCodes.forbidden);
  });

  it('across tenants are visible to operators only, in their own organisation', async () => {
    await handOver('platform');
    expect(await listed('13900000000', 'platform')).toContain(id);
    await handOver('head');
    expect(await listed('13900000000', 'platform')).not.toContain(id);
    expect(await listed('13900000001', 'head')).not.toContain(id);
  });
});
