import { contract, errorCodes } from '@edu/shared-utility/contract';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();

const report = {
  module: '@edu-app/cms',
  address: null,
  revision: null,
  kind: 'network',
  phase: 'load',
  status: null,
  message: 'unreachable',
};

it('reports of failed modules are limited per network, whatever its addresses', async () => {
  const from = async (ip: string) =>
    (await server.call(contract.moduleReport.send, report, { ip })).code;
  for (let i = 1; i <= 60; i += 1) expect(await from(`2001:db8::${i}`)).toBe(errorCodes.ok);
  expect(await from('2001:db8:0:0:1::1')).toBe(errorCodes.tooManyRequests);
  expect(await from('2001:db8:0:1::1')).toBe(errorCodes.ok);
});
