// also on PostgreSQL: a message is claimed with a lock that other senders skip
import { sql } from 'drizzle-orm';
import { seedId } from '../../seed/seed-id';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import type { CodePolicy } from './code-policy';
import { consumeCode } from './codes';
import type { Message } from './compose-message';
import { deliverDue } from './outbox';
import type { Deliver, OutboxContext } from './outbox-context';
import { createSecret } from './secret';
import { sendCode } from './send-code';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['outbox', 'auth_code', 'limit_counter']) {
    await database.db.executeAsSystem(sql.raw(`DELETE FROM ${table}`));
  }
});

const LIFETIME = 600;
const many = { max: 1000, seconds: 3600 };
const secret = createSecret(() => 'the secret of this test');
const policy: CodePolicy = {
  secret,
  lifetime: LIFETIME * 1000,
  cooldownSeconds: 0,
  perRecipient: many,
  perRecipientInAll: many,
  perSource: many,
  perUser: many,
  sms: { perDay: 10_000, perTenantPerDay: 10_000 },
  delivers: { sms: true, mail: true },
};

const keyOf = (phone: string) => ({
  purpose: 'login' as const,
  recipient: { kind: 'phone' as const, value: phone },
  tenantId: seedId('tenant:sunrise'),
});
const sendRequest = (phone: string) =>
  sendCode(database.db, policy, { ...keyOf(phone), locale: 'zh-CN', ip: '203.0.113.9' });

const phones = Array.from({ length: 12 }, (_, i) => `155000000${10 + i}`);
const PHONE = '15500000001';

const noComplaint = (reason: string): never => {
  throw new Error(reason);
};

const deliverSms = (deliver: Deliver, overrides: Partial<OutboxContext> = {}) =>
  deliverDue({
    db: database.db,
    secret,
    channel: 'sms',
    sms: policy.sms,
    deliver,
    warn: noComplaint,
    ...overrides,
  });

async function rows() {
  return database.db.executeAsSystem<{
    status: string;
    code_cipher: string | null;
    pause: number;
  }>(sql`
    SELECT status, code_cipher, extract(epoch FROM next_try_at - now())::float AS pause
    FROM outbox ORDER BY created_at`);
}

it('two senders send each message once, however long a provider takes', async () => {
  for (const phone of phones) await sendRequest(phone);
  const sent: string[] = [];
  let release = (): void => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = (): void => {};
  const begins = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = async ({ to }: Message): Promise<void> => {
    sent.push(to);
    begun();
    await pending;
  };
  const first = deliverSms(slow);
  await begins;
  // As if a provider had taken its full time limit.
  await database.db.executeAsSystem(
    sql`UPDATE outbox SET next_try_at = next_try_at - interval '30 seconds'`,
  );
  const quick = async ({ to }: Message): Promise<void> => void sent.push(to);
  await deliverSms(quick);
  release();
  await first;
  expect(sent.sort()).toEqual(phones);
  expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
});

it('is tried six times while its code is valid, then given up', async () => {
  await sendRequest(PHONE);
  const refuse = async (): Promise<never> => {
    throw new Error('no thanks');
  };
  const complaints: string[] = [];
  let waited = 0;
  for (;;) {
    await deliverSms(refuse, { warn: (reason) => complaints.push(reason) });
    const [row] = await rows();
    if (row?.status !== 'pending') break;
    waited += row.pause;
    await database.db.executeAsSystem(sql`UPDATE outbox SET next_try_at = now()`);
  }
  expect(complaints).toEqual(Array(6).fill('no thanks'));
  expect(await rows()).toMatchObject([{ status: 'failed', code_cipher: null }]);
  // Each attempt may have taken ten seconds.
  expect(waited + 6 * 10).toBeLessThan(LIFETIME);
  expect(waited).toBeGreaterThan(LIFETIME / 2);
});

const codeInOutbox = async (): Promise<string> =>
  secret.decrypt((await rows())[0]?.code_cipher ?? '');

describe('a message is not sent if its code', () => {
  const sentNow = async (): Promise<string[]> => {
    const sent: string[] = [];
    const deliver = async ({ code }: Message): Promise<void> => void sent.push(code);
    await deliverSms(deliver);
    return sent;
  };

  it('has expired', async () => {
    await sendRequest(PHONE);
    await database.db.executeAsSystem(
      sql`UPDATE auth_code SET expires_at = now() - interval '1 second'`,
    );
    expect(await sentNow()).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'dropped', code_cipher: null }]);
  });

  it('was used', async () => {
    await sendRequest(PHONE);
    const code = await codeInOutbox();
    expect(await consumeCode(database.db, policy, keyOf(PHONE), code)).toBe(true);
    expect(await sentNow()).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'dropped' }]);
  });

  it('was replaced by a newer one, which is sent', async () => {
    await sendRequest(PHONE);
    await sendRequest(PHONE);
    const [code] = await sentNow();
    expect(await rows()).toMatchObject([{ status: 'dropped' }, { status: 'sent' }]);
    expect(await consumeCode(database.db, policy, keyOf(PHONE), code ?? '')).toBe(true);
  });
});

it('an aborted sender claims no further message', async () => {
  for (const phone of phones) await sendRequest(phone);
  const stop = new AbortController();
  const sent: string[] = [];
  const deliver = async ({ to }: Message): Promise<void> => {
    sent.push(to);
    stop.abort();
  };
  await deliverSms(deliver, { signal: stop.signal });
  expect(sent.length).toBeLessThan(phones.length);
  expect((await rows()).filter(({ status }) => status === 'sent')).toHaveLength(sent.length);
});
