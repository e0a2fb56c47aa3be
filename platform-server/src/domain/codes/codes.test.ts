import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { type CodePolicy, type CodePurpose, sendCode } from './codes';
import { createSecret } from './secret';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.read(sql`DELETE FROM limit_counter`));

const of = (max: number) => ({ max, seconds: 3600 });
const policy: CodePolicy = {
  secret: createSecret(() => 'the secret of this test'),
  lifetime: 600_000,
  cooldownSeconds: 0,
  perRecipient: of(2),
  perRecipientInAll: of(4),
  perSource: of(6),
  perUser: of(6),
  delivers: { sms: false, mail: false },
};

const PHONE = '13900000001';
const HOME = '198.51.100.1';
const STRANGER = '203.0.113.9';

interface Ask {
  purpose?: CodePurpose;
  to?: string;
  ip?: string;
  accountId?: string;
}

async function ask(
  { purpose = 'login', to = PHONE, ip = HOME, accountId }: Ask,
  rules = policy,
): Promise<'sent' | 'too many'> {
  const recipient = { kind: 'phone' as const, value: to };
  const place = { tenantId: seedId('tenant:sunrise'), locale: 'zh-CN' as const };
  const request = { purpose, recipient, ...place, ip, accountId };
  return sendCode(database.db, rules, request).then(
    () => 'sent',
    (error: { code?: number }) => {
      if (error.code !== errorCodes.tooManyRequests) throw error;
      return 'too many';
    },
  );
}

it('a network counts as one, whatever address of it asks', async () => {
  for (let i = 1; i <= 6; i += 1) {
    expect(await ask({ to: `1550000000${i}`, ip: `2001:db8::${i}:1` })).toBe('sent');
  }
  expect(await ask({ to: '15500000009', ip: '2001:db8:0:0:ffff:ffff:ffff:1' })).toBe('too many');
  expect(await ask({ to: '15500000009', ip: '2001:db8:0:1::1' })).toBe('sent');
});

it('a stranger uses up their own requests for a number, not those of its owner', async () => {
  for (const purpose of ['login', 'reset'] as const) {
    expect(await ask({ purpose, ip: STRANGER })).toBe('sent');
  }
  expect(await ask({ purpose: 'register', ip: STRANGER })).toBe('too many');
  expect(await ask({ purpose: 'login' })).toBe('sent');
  expect(await ask({ purpose: 'reset' })).toBe('sent');
});

it('strangers together cannot flood a number, and never stop the change codes of its owner', async () => {
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    expect(await ask({ ip })).toBe('sent');
  }
  expect(await ask({ ip: '203.0.113.5' })).toBe('too many');
  const accountId = seedId('account:13900000001');
  expect(await ask({ purpose: 'change', accountId })).toBe('sent');
  expect(await ask({ purpose: 'change', accountId })).toBe('sent');
  expect(await ask({ purpose: 'change', accountId })).toBe('too many');
});

it('a person who is logged in uses up their own requests for another’s number', async () => {
  const change = { purpose: 'change' as const };
  const [own, other] = [seedId('account:13900000001'), seedId('account:13900000002')];
  for (const answer of ['sent', 'sent', 'too many']) {
    expect(await ask({ ...change, accountId: other })).toBe(answer);
  }
  expect(await ask({ ...change, accountId: own })).toBe('sent');
});

it('who is refused starts no pause that the owner would have to sit out', async () => {
  const rules = { ...policy, cooldownSeconds: 60, perRecipient: of(1) };
  expect(await ask({ purpose: 'login', ip: STRANGER }, rules)).toBe('sent');
  expect(await ask({ purpose: 'login' }, rules)).toBe('too many');
  expect(await ask({ purpose: 'reset', ip: STRANGER }, rules)).toBe('too many');
  expect(await ask({ purpose: 'reset' }, rules)).toBe('sent');
});
