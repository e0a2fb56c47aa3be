import { contract, errorCodes } from '@edu/shared-utility/contract';
import { serverFixture } from '../testing/server-fixture';

const server = serverFixture();
const { login, registerCompany } = contract.account;

const post = (url: string, payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'localhost', 'content-type': type },
  });

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('refuses a body over 16 kB unless the call allows more', async () => {
  const text = JSON.stringify({ account: '13900000001', password: 'x'.repeat(16_400) });
  const reply = await post(login.path, text);
  expect([reply.statusCode, reply.json().code]).toEqual([413, errorCodes.payloadTooLarge]);
});

it('never parses 400 000 brackets, whatever the call', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const deepBody = nested(400_000);
  const replies = [await post(login.path, deepBody), await post(registerCompany.path, deepBody)];
  const parsed = parse.mock.calls.filter(([text]) => text.length > 100_000);
  parse.mockRestore();
  expect(parsed).toEqual([]);
  expect(replies.map((reply) => reply.statusCode)).toEqual([413, 400]);
  expect(replies.map((reply) => reply.json().code)).toEqual([
    errorCodes.payloadTooLarge,
    errorCodes.invalidInput,
  ]);
});

it('refuses an object with a length in place of a text', async () => {
  const text = JSON.stringify({ account: { length: { toString: {} } }, password: 'Demo#2026' });
  const { code } = (await post(login.path, text)).json();
  expect(code).toBe(errorCodes.invalidInput);
});

it('refuses more levels and more values than any call needs', async () => {
  const values = JSON.stringify({ regionIds: Array(6000).fill('11') });
  for (const text of [`{"a":${nested(20)}}`, values]) {
    const reply = await post(registerCompany.path, text);
    expect([reply.statusCode, reply.json().code]).toEqual([400, errorCodes.invalidInput]);
  }
  const reply = await post(login.path, `{"a":${nested(19)}}`);
  expect(reply.statusCode).toBe(200);
});

it.each(['text/plain', 'text/xml', 'application/x-www-form-urlencoded'])(
  'does not read %s',
  async (type) => {
    const reply = await post(login.path, 'a=1', type);
    expect([reply.statusCode, reply.json().code]).toEqual([415, errorCodes.invalidInput]);
  },
);
