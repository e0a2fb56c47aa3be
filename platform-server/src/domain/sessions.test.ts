// also on PostgreSQL: the embedded database runs one transaction at a time, so that the lock is not tested there
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { member, session } from '../db/schema';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { lockLiveSession, lockSessions, openSession, revokeSession } from './sessions';
import { hashToken } from './tokens';

const limits = { idle: 60_000, absolute: 600_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

/** Two sessions of one account, as from two devices. */
const twoSessions = () =>
  database.db.withSystem(async (tx) => {
    const [person] = await tx.select().from(member).where(isNotNull(member.accountId)).limit(1);
    if (!person?.accountId) throw new Error('The demo data have no member with an account.');
    const { accountId, tenantId, id: memberId } = person;
    const open = async () => {
      const token = await openSession(tx, { accountId, tenantId, memberId, flow: 'new' }, limits);
      const [row] = await tx
        .select({ id: session.id })
        .from(session)
        .where(eq(session.tokenHash, hashToken(token)));
      return row?.id ?? '';
    };
    return { accountId, ended: await open(), other: await open() };
  });

const isAlive = (accountId: string, sessionId: string) =>
  database.db.withSystem((tx) => lockLiveSession(tx, { accountId, sessionId }));

it('an ended session is not active because another one of the account is', async () => {
  const { accountId, ended, other } = await twoSessions();
  await database.db.withSystem((tx) => revokeSession(tx, ended));
  await expect(isAlive(accountId, ended)).resolves.toBe(false);
  await expect(isAlive(accountId, other)).resolves.toBe(true);
});

it.each(['expires_at', 'ends_at'])('a session is not active after its %s', async (column) => {
  const { accountId, ended } = await twoSessions();
  await expect(isAlive(accountId, ended)).resolves.toBe(true);
  await database.db.withSystem((tx) =>
    tx.execute(sql`UPDATE session SET ${sql.identifier(column)} = now() - interval '1 second'
      WHERE id = ${ended}::uuid`),
  );
  await expect(isAlive(accountId, ended)).resolves.toBe(false);
});

const locks: [string, (tx: Tx, accountId: string) => Promise<unknown>][] = [
  ['lockSessions', lockSessions],
  ['lockLiveSession', (tx, accountId) => lockLiveSession(tx, { accountId, sessionId: accountId })],
];

it.each(locks)(
  '%s keeps other transactions from the account until its own ends',
  async (_, lock) => {
    const { accountId } = await twoSessions();
    const take = () =>
      database.db.withSystem((tx) =>
        tx.execute(sql`SELECT FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE NOWAIT`),
      );
    await expect(take()).resolves.toBeDefined();
    if (database.kind !== 'postgresql') return;
    await database.db.withSystem(async (tx) => {
      await lock(tx, accountId);
      await expect(take()).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  },
);
