import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions, Reply } from '../testing/test-server';
import { sumsOfTables, takeWrites, type Write, watchWrites } from '../testing/watch-writes';
import { lateRefusals } from './late-refusals';
import { endpointOf } from './matrix.calls';
import {
  malformed,
  paramsOfFirstTenant,
  paramsWithUnknownIds,
  sunrise,
  withoutParameters,
} from './matrix.params';
import { access, staffPermissions } from './matrix.table';

const server = serverFixture();
const names = Object.keys(access);
const endedSession: { token: string } = { token: '' };
const as: Record<string, CallOptions> = {};
let sumsBefore: Record<string, string>;

/** True for a write that only records the session's use. */
const isTouch = ({ now, was }: Write): boolean =>
  now !== null &&
  was !== null &&
  Object.keys(now)
    .filter((key) => now[key] !== was[key])
    .every((key) => ['last_seen_at', 'expires_at'].includes(key));

/** Writes allowed in a refusal: counters, the session's use, and the entry of a refused log-in. */
function isPermitted(write: Write): boolean {
  if (write.table === 'limit_counter') return true;
  if (write.table === 'session') return write.operation === 'UPDATE' && isTouch(write);
  return (
    write.table === 'audit_log' &&
    write.operation === 'INSERT' &&
    write.now?.action === 'login.refused'
  );
}

const written = async (): Promise<Write[]> =>
  (await takeWrites(server.db)).filter((write) => !isPermitted(write));

const send = (name: string, params: Record<string, unknown> = {}, options: CallOptions = {}) => {
  const endpoint = endpointOf.get(name);
  if (!endpoint) throw new Error(`no such call: ${name}`);
  return server.call(endpoint, params, options);
};

const isRead = (name: string): boolean => endpointOf.get(name)?.safe === true;

/** Expects a refusal or a read, and that nothing was written. */
async function expectUnchanged(name: string, reply: Reply): Promise<void> {
  const isAnswered = reply.code === errorCodes.ok && !isRead(name);
  expect([name, isAnswered ? reply.code : 'refused', await written()]).toEqual([
    name,
    'refused',
    [],
  ]);
  expect(reply.status).toBeLessThan(500);
}

beforeAll(async () => {
  const actors = [
    ['admin', '13900000001', 'head'],
    ['staff', '13900000002', 'head'],
    ['vocational', '13900000003', 'vocational'],
  ] as const;
  for (const [key, phone, organ] of actors) {
    const headers = {
      organ: seedId(`organ:sunrise:${organ}`),
      actor: seedId(`actor:sunrise:${organ}:${phone}`),
    };
    as[key] = { token: await server.login(phone), headers };
  }
  as.otherTenant = {
    token: await server.login('13900000011', { host: 'new.localhost', flow: 'new' }),
    headers: {
      organ: sunrise.organ,
      actor: sunrise.actorId,
      branch: sunrise.branchId,
    },
  };
  as.operator = { token: await server.login('13900000000') };
  as.demo = { token: (await send('account.demoLogin', { adminFlag: 1 })).data.token };
  endedSession.token = await server.login('13900000001');
  await send('account.logout', {}, endedSession);
  // The first change of the map, even a refused one, records the initial map in the history.
  await send('importMap.stopRollout', { module: '@edu/nothing', why: 'test' }, as.operator);
  await watchWrites(server.db);
  sumsBefore = await sumsOfTables(server.db);
});

const guarded = names.filter((name) => access[name] !== 'public');
const permissionOf = (name: string): string => access[name] ?? '';

it.each(guarded)('%s without a session changes nothing', async (name) => {
  for (const token of [undefined, 'not-a-token', endedSession.token]) {
    const reply = await send(name, paramsOfFirstTenant[name] ?? {}, { token });
    expect([errorCodes.notLoggedIn, errorCodes.sessionExpired]).toContain(reply.code);
    await expectUnchanged(name, reply);
  }
});

it.each(
  guarded.filter((name) => {
    const permission = permissionOf(name);
    return permission !== 'session' && !staffPermissions.includes(permission);
  }),
)('%s without the permission changes nothing', async (name) => {
  const reply = await send(name, paramsOfFirstTenant[name] ?? {}, as.staff);
  expect(reply.code).toBe(errorCodes.forbidden);
  await expectUnchanged(name, reply);
});

it.each(names.filter((name) => permissionOf(name).startsWith('platform.')))(
  '%s by a tenant’s administrator changes nothing',
  async (name) => {
    const reply = await send(name, paramsOfFirstTenant[name] ?? {}, as.admin);
    expect(reply.code).toBe(errorCodes.forbidden);
    await expectUnchanged(name, reply);
  },
);

it.each(Object.keys(paramsOfFirstTenant))(
  '%s with identifiers of another tenant changes nothing',
  async (name) => {
    await expectUnchanged(name, await send(name, paramsOfFirstTenant[name], as.otherTenant));
  },
);

const ofOneOrganisation = Object.keys(paramsOfFirstTenant).filter((name) =>
  /^(administrator|branch\.(save|delete)|department|user\.(add|update|delete))|assword/.test(name),
);

it.each(ofOneOrganisation.filter((name) => name !== 'administrator.save'))(
  '%s with identifiers of another organisation changes nothing',
  async (name) => {
    await expectUnchanged(name, await send(name, paramsOfFirstTenant[name], as.vocational));
  },
);

it.each(['account.switchBranch', 'accountNew.switchBranch'])(
  '%s to somebody else’s branch changes nothing',
  async (name) => {
    const reply = await send(name, { branchUcode: 'YG-PD' }, as.staff);
    expect(reply.code).toBe(errorCodes.forbidden);
    await expectUnchanged(name, reply);
  },
);

const { conflict, forbidden, invalidInput } = errorCodes;

/** Calls that do not answer that nothing was found: what they answer, and the field that they name. */
const refusalOfUnknown: Readonly<Record<string, readonly [code: number, field: string]>> = {
  'accountNew.switchIdentity': [forbidden, ''],
  'accountNew.switchSaas': [forbidden, ''],
  'branch.getBranchTreeBySaasId': [forbidden, ''],
  // the administrator is no student, the addresses and the ticket are not the caller's
  'monitor.verifyRealName': [forbidden, ''],
  'redemption.find': [forbidden, ''],
  'redemption.redeem': [forbidden, ''],
  'resource.refreshDocAccessToken': [forbidden, ''],
  // other rows exist than those that the caller saw
  'organ.sort': [conflict, ''],
  'student.changeAll': [conflict, ''],
  'resApplication.batchApply': [invalidInput, 'resourceIds'],
  'resourceCategory.add': [invalidInput, 'parentId'],
  'teacher.save': [invalidInput, 'departmentId'],
  'user.addStudent': [invalidInput, 'departmentId'],
};

it.each(Object.keys(paramsWithUnknownIds))(
  '%s with unknown identifiers changes nothing',
  async (name) => {
    const caller = permissionOf(name).startsWith('platform.') ? as.operator : as.admin;
    const reply = await send(name, paramsWithUnknownIds[name], caller);
    await expectUnchanged(name, reply);
    const fields = Object.keys(reply.data?.fields ?? {}).join();
    const expected = refusalOfUnknown[name] ?? [errorCodes.notFound, ''];
    expect([name, reply.status, reply.code, fields]).toEqual([name, 200, ...expected]);
  },
);

it.each(names.filter((name) => !withoutParameters.includes(name)))(
  '%s with malformed parameters changes nothing',
  async (name) => {
    const caller = permissionOf(name).startsWith('platform.') ? as.operator : as.admin;
    const token = permissionOf(name) === 'public' ? {} : caller;
    const reply = await send(name, malformed, token);
    await expectUnchanged(name, reply);
    // Repeated with the parameters that the call has, since unknown ones may have hidden other checks.
    const unknownOnes = Object.entries(reply.data?.fields ?? {}).flatMap(([field, message]) =>
      message === '不支持的参数' ? [field] : [],
    );
    const known = Object.fromEntries(
      Object.entries(malformed).filter(([field]) => !unknownOnes.includes(field)),
    );
    if (Object.keys(known).length > 0 && unknownOnes.length > 0) {
      await expectUnchanged(name, await send(name, known, token));
    }
  },
);

it.each(guarded.filter((name) => paramsOfFirstTenant[name]))(
  '%s in the demo changes nothing',
  async (name) => {
    await expectUnchanged(name, await send(name, paramsOfFirstTenant[name], as.demo));
  },
);

it.each(lateRefusals)(
  '$call, refused late, changes nothing: $reason',
  async ({ call, params, caller, code, host }) => {
    const options = { ...(caller ? as[caller] : {}), ...(host && { host }) };
    const reply = await send(call, params, options);
    expect(reply.code).toBe(code);
    await expectUnchanged(call, reply);
  },
);

describe('the detection of writes', () => {
  const plant = (statement: string) => server.db.withSystem((tx) => tx.execute(sql.raw(statement)));
  const insert = `INSERT INTO organ (tenant_id, name) VALUES ('${sunrise.saasId}', 'planted')`;

  it('detects a planted write, also one that is reversed', async () => {
    await plant(insert);
    await plant(`DELETE FROM organ WHERE name = 'planted'`);
    expect((await written()).map(({ table, operation }) => [table, operation])).toEqual([
      ['organ', 'INSERT'],
      ['organ', 'DELETE'],
    ]);
  });

  it('detects that a session is ended or a password is written', async () => {
    await plant(`UPDATE session SET revoked_at = revoked_at WHERE revoked_at IS NOT NULL`);
    expect(await written()).toEqual([]);
    await plant(`UPDATE account SET password_hash = password_hash WHERE phone = '13900000001'`);
    expect((await written()).map(({ table }) => table)).toEqual(['account']);
    await plant(`UPDATE session SET revoked_at = now() WHERE revoked_at IS NULL`);
    const seen = await written();
    expect(seen.length).toBeGreaterThan(0);
    await plant(`UPDATE session SET revoked_at = NULL WHERE revoked_at = now()`);
  });

  it('ignores what was rolled back', async () => {
    const rolledBack = server.db.withSystem(async (tx) => {
      await tx.execute(sql.raw(insert));
      throw new Error('refused');
    });
    await expect(rolledBack).rejects.toThrow('refused');
    expect(await written()).toEqual([]);
  });
});

/** Last, because it also detects writes that the triggers missed. */
it('the sums of all tables are unchanged, except for writes allowed in a refusal', async () => {
  const after = await sumsOfTables(server.db);
  const differing = Object.keys(sumsBefore).filter((table) => sumsBefore[table] !== after[table]);
  const mayDiffer = ['limit_counter', 'session', 'audit_log'];
  expect(differing.filter((table) => !mayDiffer.includes(table))).toEqual([]);
});
