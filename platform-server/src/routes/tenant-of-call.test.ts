import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { DEMO_PASSWORD } from '../seed/demo-password';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();

const { account, branch, configuration, saas } = contract;
const HORIZON = 'new.localhost';

/** A call with additional query parameters that the contract lacks. */
async function send(
  { method, path }: EndpointData,
  query: Record<string, string>,
  { body = {}, token = '' }: { body?: object; token?: string } = {},
) {
  const headers = { host: 'localhost', ...(token && { token }) };
  const reply = await server.app.inject({ method, url: path, query, payload: body, headers });
  return reply.json();
}

const configOf = async (domain: string, host = 'localhost') =>
  server.call(configuration.find, { key: 'frontend_config', domain }, { host });

describe('before login', () => {
  it('the tenant is that of the call’s domain, otherwise that of the page', async () => {
    expect((await configOf('')).data.tenantName).toBe('阳光教育');
    expect((await configOf(HORIZON)).data.tenantName).toBe('新程学院');
    expect((await configOf(`${HORIZON}:9000`, 'api.example')).data.tenantName).toBe('新程学院');
    expect((await configOf('nobody.example')).code).toBe(errorCodes.tenantUnknown);
    expect((await configOf('@/?#')).code).toBe(errorCodes.tenantUnknown);
  });

  it('people log in to that tenant, if they belong to it', async () => {
    const at = (phone: string) =>
      send(
        account.login,
        { domain: HORIZON },
        { body: { account: phone, password: DEMO_PASSWORD } },
      );
    expect((await at('13900000011')).code).toBe(errorCodes.ok);
    expect((await at('13900000002')).code).toBe(errorCodes.noOrganisation);
  });
});

describe('after login', () => {
  it('only the token decides: a call that names another tenant is refused', async () => {
    const token = await server.login('13900000001');
    const ownBranches = await server.call(branch.getTree, {}, { token });
    expect(ownBranches.data.length).toBeGreaterThan(0);
    const replyWithDomain = await server.call(branch.getTree, { domain: HORIZON }, { token });
    expect(replyWithDomain.code).toBe(errorCodes.invalidInput);
    expect(Object.keys(replyWithDomain.data.fields)).toEqual(['domain']);
  });

  it('a public call acts for its caller in their own tenant only', async () => {
    const token = await server.login('13900000001');
    const body = { userId: seedId('actor:horizon:head:13900000011'), password: 'Another#2026' };
    const reply = await send(account.resetPassword, { domain: HORIZON }, { body, token });
    expect(reply.code).toBe(errorCodes.notFound);
    await expect(server.login('13900000011', { host: HORIZON })).resolves.toBeTruthy();
  });
});

it('a parameter in the address does not replace one of the validated body', async () => {
  const token = await server.login('13900000000');
  const body = {
    name: '清晨学校',
    domain: 'early.example',
    contactName: '张三',
    contactPhone: '15500000001',
  };
  const query = { contactPhone: 'nobody', domain: HORIZON, theme: 'none' };
  const refusal = await send(saas.save, query, { body, token });
  expect(refusal.code).toBe(errorCodes.invalidInput);
  expect(Object.keys(refusal.data.fields).sort()).toEqual(Object.keys(query).sort());
  const { data } = await send(saas.save, {}, { body, token });
  const created = await server.call(saas.findById, { id: data.id }, { token });
  expect(created.data).toMatchObject({ ...body, contactPhone: '155****0001', theme: 'init' });
  const whole = await server.call(saas.reveal, { id: data.id }, { token });
  expect(whole.data).toEqual({ value: body.contactPhone });
});
