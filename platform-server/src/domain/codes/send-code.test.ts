import { errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../../seed/seed-id';
import {
  logInRequest as first,
  forgetCodes,
  newestMessage,
  looseLimitsPolicy as policy,
  sentCode,
} from '../../testing/sent-codes';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { CodeRequest } from './code-policy';
import { consumeCode } from './codes';
import { sendCode } from './send-code';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => forgetCodes(database.db));

const perHour = (max: number) => ({ max, seconds: 3600 });
const newest = () => newestMessage(database.db);
const codeOf = (request: CodeRequest, rules = policy) => sentCode(database.db, request, rules);
const proves = (code: string, request: CodeRequest) =>
  consumeCode(database.db, policy, request, code);

it.each([
  ['the same', {}, false],
  ['another purpose', { purpose: 'reset' }, true],
  ['another tenant', { tenantId: seedId('tenant:horizon') }, true],
  ['another number', { recipient: { kind: 'phone', value: '13900000002' } }, true],
] satisfies [string, Partial<CodeRequest>, boolean][])(
  'a later code for %s leaves the earlier one valid only if their purposes differ',
  async (_, change, isLeftValid) => {
    const code = await codeOf(first);
    const later = { ...first, ...change };
    const laterCode = await codeOf(later);
    expect(await proves(code, first)).toBe(isLeftValid);
    expect(await proves(laterCode, later)).toBe(true);
  },
);

it('a code that only seems to be sent has no message, with or without a provider', async () => {
  const delivers = { sms: true, mail: true };
  await sendCode(database.db, { ...policy, delivers }, { ...first, isDecoy: true });
  expect(await newest()).toEqual({ status: 'sent', code_cipher: null });
});

it.each([
  ['sms', { kind: 'phone', value: '13900000001' }],
  ['mail', { kind: 'mail', value: 'admin@sunrise.example' }],
] satisfies ['sms' | 'mail', CodeRequest['recipient']][])(
  'a message by %s waits for its provider, or stays in the outbox without one',
  async (channel, recipient) => {
    await codeOf({ ...first, recipient });
    expect((await newest()).status).toBe('kept');
    const delivers = { sms: false, mail: false, [channel]: true };
    await codeOf({ ...first, recipient }, { ...policy, delivers });
    expect((await newest()).status).toBe('pending');
  },
);

it('mails do not use up the budget for text messages', async () => {
  const rules = { ...policy, sms: { perDay: 0, perTenantPerDay: 0 } };
  const tooMany = { code: errorCodes.tooManyRequests };
  await expect(sendCode(database.db, rules, first)).rejects.toMatchObject(tooMany);
  const recipient = { kind: 'mail', value: 'admin@sunrise.example' } as const;
  await sendCode(database.db, rules, { ...first, recipient });
  expect((await newest()).status).toBe('kept');
});

it('the budget counts only SMS that are really sent', async () => {
  const rules = { ...policy, sms: { perDay: 1, perTenantPerDay: 1 } };
  await sendCode(database.db, rules, { ...first, isDecoy: true });
  await sendCode(database.db, rules, first);
  const tooMany = { code: errorCodes.tooManyRequests };
  await expect(sendCode(database.db, rules, first)).rejects.toMatchObject(tooMany);
});

it('requests of a logged-in person are limited, whatever the recipients', async () => {
  const rules = { ...policy, perUser: perHour(2) };
  const sendRequest = (value: string, accountId?: string) =>
    sendCode(database.db, rules, { ...first, accountId, recipient: { kind: 'phone', value } });
  const accountId = seedId('account:13900000001');
  await sendRequest('15500000001', accountId);
  await sendRequest('15500000002', accountId);
  const tooMany = { code: errorCodes.tooManyRequests };
  await expect(sendRequest('15500000003', accountId)).rejects.toMatchObject(tooMany);
  await sendRequest('15500000003', seedId('account:13900000002'));
  // without a session only the network and the recipient count
  for (const value of ['15500000004', '15500000005', '15500000006']) await sendRequest(value);
});
