import { contract } from '@edu/shared-utility/contract';
import { permissionCodes } from '../domain/admin/permission-codes';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();
const { session, account } = contract;
const sessionOf = async (token: string, headers = {}) =>
  (await server.call(session.permissions, {}, { token, headers })).data;

describe('the permissions of a session', () => {
  it('are those of the person; operators’ permissions are for operators only', async () => {
    const operator = await sessionOf(await server.login('13900000000'));
    expect(operator).toEqual({
      permissions: [...permissionCodes].sort(),
      isOperator: true,
      readOnly: false,
      testTools: true,
    });
    const administrator = await sessionOf(await server.login('13900000001'));
    expect(administrator).toMatchObject({ isOperator: false, readOnly: false, testTools: false });
    expect(administrator.permissions).toEqual(
      [...permissionCodes].filter((code) => !code.startsWith('platform.')).sort(),
    );
    expect(await sessionOf(await server.login('13900000002'))).toMatchObject({
      permissions: ['student.read'],
      testTools: false,
    });
  });

  it('are empty for an actor that is not the person’s own', async () => {
    const token = await server.login('13900000001');
    const headers = { actor: seedId('actor:sunrise:head:13900000002') };
    expect(await sessionOf(token, headers)).toMatchObject({ permissions: [], testTools: false });
  });

  it('contain none that changes something in the demo', async () => {
    const { data } = await server.call(account.demoLogin, { adminFlag: 1 });
    const demo = await sessionOf(data.token);
    expect(demo).toMatchObject({ readOnly: true, testTools: false });
    expect(demo.permissions).toContain('student.read');
    expect(demo.permissions.filter((code: string) => code.endsWith('.write'))).toEqual([]);
  });
});

it('no reply is stored or sniffed, or tells other sites an address', async () => {
  const replies = [
    await server.call(session.permissions, {}, { token: await server.login('13900000001') }),
    await server.call(session.permissions),
    await server.call({ method: 'GET', path: '/nowhere' }),
  ];
  for (const { headers } of replies) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});
