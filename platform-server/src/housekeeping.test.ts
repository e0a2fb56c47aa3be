// also on PostgreSQL: deletions use the clock of the database and cross tenants
import { contract } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { runHousekeeping } from './housekeeping';
import { seedId } from './seed/seed-id';
import { serverFixture } from './testing/server-fixture';

const server = serverFixture();

const { account } = contract;

it('closes accounts after their notice period: sessions, login and face are deleted, records stay', async () => {
  const phone = '13900000001';
  const token = await server.login(phone);
  await server.call(account.getAuthCodePublic, { account: phone, type: 2 }, { token });
  const proof = { account: phone, authCode: await server.code(phone) };
  await server.call(account.checkAuthCode, proof, { token });
  await server.call(account.applyAccountLogout, { agreed: true }, { token });
  await runHousekeeping(server.db, { auditDays: 730 });
  expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(0);
  await server.db.executeAsSystem(
    sql`UPDATE account_logout SET effective_at = now() - interval '1 second'`,
  );
  await runHousekeeping(server.db, { auditDays: 730 });
  expect((await server.call(account.getUserInfo, {}, { token })).code).toBe(303);
  await expect(server.login(phone)).rejects.toThrow('40001');
  const id = seedId('account:13900000001');
  expect(
    await server.db.executeAsSystem(
      sql`SELECT 1 AS one FROM face_enrolment WHERE account_id = ${id}::uuid`,
    ),
  ).toEqual([]);
  const [closed] = await server.db.executeAsSystem(
    sql`SELECT name, nickname, phone, id_auth_status FROM account WHERE id = ${id}::uuid`,
  );
  expect(closed).toEqual({ name: '', nickname: '', phone: null, id_auth_status: 0 });
  const members = await server.db.executeAsSystem(
    sql`SELECT account_id FROM member WHERE phone = ${phone}`,
  );
  expect(members).toEqual([{ account_id: null }]);
  const suspendedActors = await server.db.executeAsSystem(sql`SELECT a.status FROM actor a
    JOIN member m ON m.id = a.member_id WHERE m.phone = ${phone}`);
  expect(suspendedActors).toEqual([{ status: 'suspended' }]);
  const auditRows = await server.db.executeAsSystem(
    sql`SELECT tenant_id, account_id, target FROM audit_log WHERE action = 'account.closed'`,
  );
  expect(auditRows).toEqual([
    { tenant_id: seedId('tenant:sunrise'), account_id: null, target: id },
  ]);
});

it('deletes codes, biometrics and audit entries after their retention', async () => {
  await server.call(account.getAuthCode, { account: '13900000002', type: 1 });
  await server.db.executeAsSystem(sql`UPDATE outbox SET created_at = now() - interval '2 days'`);
  await server.db.executeAsSystem(sql`UPDATE auth_code SET expires_at = now() - interval '2 days'`);
  await server.db.executeAsSystem(sql`INSERT INTO face_enrolment (account_id, descriptor_cipher, expires_at)
    VALUES (${seedId('account:13900000002')}::uuid, 'x', now() - interval '1 second')`);
  await server.login('13900000002');
  await runHousekeeping(server.db, { auditDays: 730 });
  const remaining = async (table: string) =>
    (await server.db.executeAsSystem(sql.raw(`SELECT 1 AS one FROM ${table}`))).length;
  expect(await remaining('auth_code')).toBe(0);
  expect(await remaining('outbox WHERE code_cipher IS NOT NULL')).toBe(0);
  expect(await remaining('face_enrolment')).toBe(0);
  expect(await remaining('audit_log')).toBeGreaterThan(0);
  await runHousekeeping(server.db, { auditDays: 0 });
  expect(await remaining('audit_log')).toBe(0);
});

it('deletes invitations a month after their answer or expiry, with name and number', async () => {
  const invite = (state: string, age: number) =>
    server.db.executeAsSystem(sql`INSERT INTO invitation
      (tenant_id, organ_id, account_id, name, phone, invited_by, state, expires_at, decided_at)
      SELECT m.tenant_id, a.organ_id, m.account_id, '受邀人', '13800138000', m.account_id, ${state},
        now() + make_interval(days => ${7 - age}),
        CASE WHEN ${state} = 'open' THEN NULL ELSE now() - make_interval(days => ${age}) END
      FROM member m JOIN actor a ON a.member_id = m.id
      WHERE m.account_id = ${seedId('account:13900000002')}::uuid LIMIT 1`);
  const remaining = async () =>
    (await server.db.executeAsSystem(sql`SELECT state FROM invitation ORDER BY created_at`)).map(
      ({ state }) => state,
    );
  await invite('declined', 31);
  await invite('accepted', 31);
  await invite('withdrawn', 29);
  await invite('open', 38);
  await runHousekeeping(server.db, { auditDays: 730 });
  expect(await remaining()).toEqual(['withdrawn']);
  await invite('open', 36);
  await runHousekeeping(server.db, { auditDays: 730 });
  expect(await remaining()).toEqual(['withdrawn', 'open']);
});
