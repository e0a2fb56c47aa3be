import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { looseLimitsPolicy, newestCode } from '../../testing/sent-codes';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { rememberNetwork } from '../known-networks';
import type { CodePolicy, CodePurpose } from './code-policy';
import { consumeCode } from './codes';
import { sendCode } from './send-code';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.executeAsSystem(sql`DELETE FROM limit_counter`));

const perHour = (max: number) => ({ max, seconds: 3600 });
const policy: CodePolicy = {
  ...looseLimitsPolicy,
  perRecipient: perHour(2),
  perRecipientInAll: perHour(4),
  perSource: perHour(6),
  perUser: perHour(6),
};

const PHONE = '13900000001';
const HOME = '198.51.100.1';
const OTHER_NETWORK = '203.0.113.9';

interface CodeRequestOptions {
  purpose?: CodePurpose;
  to?: string;
  ip?: string;
  accountId?: string;
  owner?: string | null;
}

async function sendRequest(
  { purpose = 'login', to = PHONE, ip = HOME, accountId, owner = null }: CodeRequestOptions,
  rules = policy,
): Promise<'sent' | 'too many'> {
  const recipient = { kind: 'phone' as const, value: to };
  const place = { tenantId: seedId('tenant:sunrise'), locale: 'zh-CN' as const };
  const request = { purpose, recipient, ...place, ip, accountId, owner };
  return sendCode(database.db, rules, request).then(
    () => 'sent',
    (error: { code?: number }) => {
      if (error.code !== errorCodes.tooManyRequests) throw error;
      return 'too many';
    },
  );
}

it('all addresses of a network share one limit', async () => {
  for (let i = 1; i <= 6; i += 1) {
    expect(await sendRequest({ to: `1550000000${i}`, ip: `2001:db8::${i}:1` })).toBe('sent');
  }
  expect(await sendRequest({ to: '15500000009', ip: '2001:db8:0:0:ffff:ffff:ffff:1' })).toBe(
    'too many',
  );
  expect(await sendRequest({ to: '15500000009', ip: '2001:db8:0:1::1' })).toBe('sent');
});

it('a stranger uses up their own requests for a number, not those of its owner', async () => {
  for (const purpose of ['login', 'reset'] as const) {
    expect(await sendRequest({ purpose, ip: OTHER_NETWORK })).toBe('sent');
  }
  expect(await sendRequest({ purpose: 'register', ip: OTHER_NETWORK })).toBe('too many');
  expect(await sendRequest({ purpose: 'login' })).toBe('sent');
  expect(await sendRequest({ purpose: 'reset' })).toBe('sent');
});

it('many strangers cannot flood a number with codes, nor prevent its owner’s codes for changes', async () => {
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    expect(await sendRequest({ ip })).toBe('sent');
  }
  expect(await sendRequest({ ip: '203.0.113.5' })).toBe('too many');
  const accountId = seedId('account:13900000001');
  expect(await sendRequest({ purpose: 'change', accountId })).toBe('sent');
  expect(await sendRequest({ purpose: 'change', accountId })).toBe('sent');
  expect(await sendRequest({ purpose: 'change', accountId })).toBe('too many');
});

describe('from a network that the owner logged in from', () => {
  const owner = seedId('account:13900000001');
  const atHome = { owner, ip: HOME };
  const otherNetworks = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
  beforeAll(() => database.db.withSystem((tx) => rememberNetwork(tx, owner, HOME)));
  beforeEach(() => database.db.executeAsSystem(sql`DELETE FROM auth_code`));

  const prove = (code: string, ip: string) => {
    const recipient = { kind: 'phone' as const, value: PHONE };
    const key = { purpose: 'login' as const, recipient, tenantId: seedId('tenant:sunrise') };
    return consumeCode(database.db, policy, key, code, { owner, ip });
  };

  it('codes are sent, however many strangers requested some', async () => {
    const rules = { ...policy, cooldownSeconds: 60, perRecipientInAll: perHour(1) };
    for (const purpose of ['login', 'reset'] as const) {
      await sendRequest({ owner, purpose, ip: OTHER_NETWORK }, rules);
      expect(await sendRequest({ owner, purpose, ip: '203.0.113.1' }, rules)).toBe('too many');
    }
    expect(await sendRequest(atHome, rules)).toBe('sent');
    expect(await sendRequest(atHome, rules)).toBe('too many');
    await database.db.executeAsSystem(sql`DELETE FROM limit_counter`);
    for (const ip of otherNetworks.slice(0, 4))
      expect(await sendRequest({ owner, ip })).toBe('sent');
    expect(await sendRequest({ owner, ip: '203.0.113.5' })).toBe('too many');
    expect([
      await sendRequest(atHome),
      await sendRequest(atHome),
      await sendRequest(atHome),
    ]).toEqual(['sent', 'sent', 'too many']);
  });

  it('the code is neither replaced by codes that strangers request nor invalidated by their guesses', async () => {
    await sendRequest(atHome);
    const code = await newestCode(database.db);
    await sendRequest({ owner, ip: OTHER_NETWORK });
    const wrong = code === '000000' ? '000001' : '000000';
    for (const ip of otherNetworks) expect(await prove(wrong, ip)).toBe(false);
    expect(await prove(code, OTHER_NETWORK)).toBe(false);
    expect(await prove(code, HOME)).toBe(true);
    expect(await prove(code, HOME)).toBe(false);
  });

  it('other accounts have no such advantage: a network is known for one account', async () => {
    const to = '13900000002';
    const otherAccountId = seedId('account:13900000002');
    for (const ip of otherNetworks.slice(0, 4))
      await sendRequest({ to, owner: otherAccountId, ip });
    expect(await sendRequest({ to, owner: otherAccountId, ip: HOME })).toBe('too many');
    expect(await sendRequest({ to: '15500000001', owner: null, ip: HOME })).toBe('sent');
  });
});

it('a logged-in person uses up their own requests for somebody else’s number', async () => {
  const change = { purpose: 'change' as const };
  const [ownAccountId, otherAccountId] = [
    seedId('account:13900000001'),
    seedId('account:13900000002'),
  ];
  for (const answer of ['sent', 'sent', 'too many']) {
    expect(await sendRequest({ ...change, accountId: otherAccountId })).toBe(answer);
  }
  expect(await sendRequest({ ...change, accountId: ownAccountId })).toBe('sent');
});

it('a refused request starts no cooldown for the owner', async () => {
  const rules = { ...policy, cooldownSeconds: 60, perRecipient: perHour(1) };
  expect(await sendRequest({ purpose: 'login', ip: OTHER_NETWORK }, rules)).toBe('sent');
  expect(await sendRequest({ purpose: 'login' }, rules)).toBe('too many');
  expect(await sendRequest({ purpose: 'reset', ip: OTHER_NETWORK }, rules)).toBe('too many');
  expect(await sendRequest({ purpose: 'reset' }, rules)).toBe('sent');
});
