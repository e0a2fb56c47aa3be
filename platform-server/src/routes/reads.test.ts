// also on PostgreSQL: the database decides order, search and page counts
import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { addStaff, sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions, Reply } from '../testing/test-server';
import { endpointOf } from './matrix.calls';
import { paramsOfFirstTenant, sunrise } from './matrix.params';
import { access } from './matrix.table';

/** Calls every read of the contract from one organisation, branch and account for rows of others. */
const server = serverFixture();
const { account, administrator, branch, department, invitation, user } = contract;

const head = seedId('organ:sunrise:head');
const vocational = seedId('organ:sunrise:vocational');
const page = { pageNum: 1, pageSize: 200 };
const reads = Object.keys(access).filter((name) => {
  const endpoint = endpointOf.get(name);
  const isOpen = access[name] === 'public' || access[name]?.startsWith('platform.');
  return endpoint?.safe === true && !endpoint.download && !isOpen;
});

let admins: { head: CallOptions; vocational: CallOptions };
/** Ids and numbers that only belong to the head organisation. */
let ofHead: Set<string>;
let profileOfHead: string;
const personOfHead = { accountId: sunrise.accountId, userId: sunrise.accountId };

/** Creates rows in a second organisation, which the demo data has for the first only. */
async function addRecords(
  caller: CallOptions,
  person: { phone: string; name: string },
): Promise<void> {
  const { data: created } = await server.call(
    department.save,
    { name: `${person.name}部`, parentId: null },
    caller,
  );
  const student = {
    name: `${person.name}学员`,
    phone: `${person.phone}1`,
    departmentId: created.id,
  };
  await server.call(user.addStudent, student, caller);
  await server.call(branch.save, { name: `${person.name}校区`, parentId: null }, caller);
  const invited = { name: `${person.name}受邀人`, phone: '13900000021', roleIds: [] };
  await server.call(administrator.save, invited, caller);
  await addStaff(server, caller, `${person.phone}2`);
  const [placed] = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT id FROM account WHERE phone = ${`${person.phone}2`}`,
  );
  const profile = { accountId: placed?.id, name: `${person.name}档案` };
  const saved = await server.call(user.saveProfile, profile, caller);
  expect(saved.code).toBe(errorCodes.ok);
}

/** An administrator with this actor only. */
async function soleAdministrator(options: CallOptions, phone: string): Promise<CallOptions> {
  const input = { name: '专任', phone, roleIds: [sunrise.roleId] };
  const { data } = await server.call(administrator.save, input, options);
  const { data: created } = await server.call(
    account.generateAndSetPassword,
    { userId: data.id },
    options,
  );
  const reply = await server.call(account.login, { account: phone, password: created.password });
  return { token: reply.data.token };
}

const everythingOf = (organId: string) =>
  server.db.executeAsSystem<{ text: string }>(sql`
    SELECT id::text AS text FROM department WHERE organ_id = ${organId}::uuid
    UNION SELECT id::text FROM branch WHERE organ_id = ${organId}::uuid
    UNION SELECT id::text FROM invitation WHERE organ_id = ${organId}::uuid
    UNION SELECT id::text FROM actor WHERE organ_id = ${organId}::uuid
    UNION SELECT unnest(ARRAY[m.id::text, m.phone, m.account_id::text, p.id::text])
      FROM member m JOIN actor a ON a.member_id = m.id
      LEFT JOIN account_profile p ON p.account_id = m.account_id AND p.tenant_id = m.tenant_id
      WHERE a.organ_id = ${organId}::uuid`);

/** Calls with those of the parameters that the call has. */
async function sendRequest(
  name: string,
  options: CallOptions,
  params: object = {},
): Promise<Reply> {
  const endpoint = endpointOf.get(name);
  if (!endpoint) throw new Error(`no such call: ${name}`);
  const known: Record<string, unknown> = { ...page, ...params };
  const reply = await server.call(endpoint, known, options);
  const refused = Object.keys(reply.data?.fields ?? {});
  if (reply.code !== errorCodes.invalidInput || refused.length === 0) return reply;
  for (const field of refused) delete known[field];
  return server.call(endpoint, known, options);
}

const leaks = (reply: Reply): string[] => {
  const text = JSON.stringify(reply.data);
  return [...ofHead].filter((value) => text.includes(value));
};

beforeAll(async () => {
  const byHead = await sessionInSunrise(server, '13900000001', 'head');
  const byVocational = await sessionInSunrise(server, '13900000003', 'vocational');
  await addRecords(byHead, { phone: '1551234610', name: '总部' });
  await addRecords(byVocational, { phone: '1551234620', name: '职训' });
  admins = { head: byHead, vocational: await soleAdministrator(byVocational, '15512346203') };
  const [record] = await server.db.executeAsSystem<{ id: string }>(
    sql`SELECT id FROM account_profile WHERE name = '总部档案'`,
  );
  profileOfHead = record?.id ?? '';
  const shared = new Set((await everythingOf(vocational)).map(({ text }) => text));
  ofHead = new Set(
    (await everythingOf(head)).flatMap(({ text }) => (text && !shared.has(text) ? [text] : [])),
  );
});

describe('a caller from another organisation of the tenant', () => {
  it.each(reads)('gets nothing of the head organisation from %s', async (name) => {
    const codes: number[] = [];
    const headers = {
      organ: sunrise.organ,
      actor: sunrise.actorId,
      branch: sunrise.branchId,
    };
    const ofCourse = { courseId: sunrise.courseId, lessonId: sunrise.lessonId };
    const ofRows = [paramsOfFirstTenant[name] ?? {}, personOfHead, { id: profileOfHead }, ofCourse];
    const inputs = [{}, ...ofRows, { type: 'video' }];
    for (const params of inputs) {
      for (const options of [admins.vocational, { ...admins.vocational, headers }]) {
        const reply = await sendRequest(name, options, params);
        codes.push(reply.code);
        expect([name, leaks(reply)]).toEqual([name, []]);
      }
    }
    // At least one was not refused as malformed.
    expect(codes.some((code) => code !== errorCodes.invalidInput)).toBe(true);
  });

  it('can neither read nor change a record of the head organisation by its id', async () => {
    const rows = await server.db.executeAsSystem<{ id: string; account: string }>(sql`
      SELECT id, account_id::text AS account FROM account_profile WHERE name = '总部档案'`);
    const { id, account: accountId } = rows[0] ?? { id: '', account: '' };
    for (const [call, params] of [
      [user.findProfileById, { id }],
      [user.deleteProfile, { id }],
      [user.saveProfile, { id, name: '改名' }],
      [user.saveProfile, { accountId, name: '改名' }],
    ] as const) {
      const reply = await server.call(call, params, admins.vocational);
      expect(reply.code).toBe(errorCodes.notFound);
    }
  });

  it('gets not found for a department of the head organisation, whatever it contains', async () => {
    const [used] = await server.db.executeAsSystem<{ id: string }>(sql`
      SELECT department_id AS id FROM actor
      WHERE organ_id = ${seedId('organ:sunrise:head')}::uuid AND department_id IS NOT NULL LIMIT 1`);
    const reply = await server.call(contract.department.delete, used ?? {}, admins.vocational);
    expect([used === undefined, reply.code]).toEqual([false, errorCodes.notFound]);
  });

  it.each([
    ['user.findByCondition', '职训学员', '总部学员'],
    ['department.findByCondition', '职训部', '总部部'],
    ['department.getTree', '职训部', '总部部'],
    ['branch.getTree', '职训校区', '总部校区'],
    ['administrator.findByCondition', '155****6202', '155****6102'],
    ['invitation.find', '职训受邀人', '总部受邀人'],
    ['user.findProfiles', '职训档案', '总部档案'],
  ])(
    'gets their own rows from %s, and the head organisation its own',
    async (name, ownName, headName) => {
      const [vocationalReply, headReply] = await Promise.all([
        sendRequest(name, admins.vocational),
        sendRequest(name, admins.head, {
          keyword: name === 'user.findByCondition' ? headName : undefined,
        }),
      ]);
      expect(JSON.stringify(vocationalReply.data)).toContain(ownName);
      expect(JSON.stringify(vocationalReply.data)).not.toContain(headName);
      expect(JSON.stringify(headReply.data)).toContain(headName);
      expect(JSON.stringify(headReply.data)).not.toContain(ownName);
    },
  );

  it('sees audit entries of their own organisation, and those of the tenant as a whole', async () => {
    const lines = (await sendRequest('audit.findByCondition', admins.vocational)).data.list;
    expect(lines.map((line: { action: string }) => line.action)).toContain('administrator.invited');
    await server.call(account.login, { account: '15512349999', password: 'Wrong#2026' });
    const [newest] = (await sendRequest('audit.findByCondition', admins.vocational)).data.list;
    expect(newest).toMatchObject({ action: 'login.refused', accountId: null });
  });
});

describe('staff of another branch of the organisation', () => {
  // The first branch stands for the whole organisation, so it shows everything.
  const south = seedId('branch:sunrise:south');
  const otherBranches = [seedId('branch:sunrise:east'), seedId('branch:sunrise:main')];
  it.each(reads)('get from %s no staff of other branches', async (name) => {
    const staff = await staffOfSouth();
    for (const extra of [{}, { branch: sunrise.branchId }] as Record<string, string>[]) {
      const options: CallOptions = { token: staff.token, headers: { ...staff.headers, ...extra } };
      const text = JSON.stringify((await sendRequest(name, options)).data);
      expect([name, otherBranches.filter((id) => text.includes(id))]).toEqual([name, []]);
    }
  });

  let session: Promise<CallOptions> | undefined;
  const staffOfSouth = () => {
    session ??= (async () => {
      await server.db.executeAsSystem(sql`UPDATE actor_branch SET branch_id = ${south}::uuid
        WHERE actor_id = ${seedId('actor:sunrise:head:13900000002')}::uuid`);
      return sessionInSunrise(server, '13900000002', 'head');
    })();
    return session as Promise<{ token: string; headers: Record<string, string> }>;
  };
});

it('open invitations are only visible to the invited person', async () => {
  const ownInvitations = await server.call(invitation.findMine, {}, admins.vocational);
  expect(ownInvitations.data).toEqual([]);
});

it('personal records are listed by their last change, newest first', async () => {
  const names = async (): Promise<string[]> =>
    (await sendRequest('user.findProfiles', admins.head)).data.list.map(
      ({ name }: { name: string }) => name,
    );
  await server.call(user.saveProfile, { name: '后来的档案' }, admins.head);
  expect((await names()).slice(0, 2)).toEqual(['后来的档案', '总部档案']);
  const { version } = (await server.call(user.findProfileById, { id: profileOfHead }, admins.head))
    .data;
  await server.call(
    user.saveProfile,
    { id: profileOfHead, version, name: '总部档案', address: '北京' },
    admins.head,
  );
  expect((await names()).slice(0, 2)).toEqual(['总部档案', '后来的档案']);
});
