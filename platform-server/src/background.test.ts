// embedded database only: error messages are handled alike for every engine
import { once } from 'node:events';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { startBackground } from './background';
import { createSecret } from './domain/codes/secret';
import { diskStorage } from './files/disk-storage';
import { createFiles } from './files/files';
import { createJobs } from './jobs/jobs';
import { seedId } from './seed/seed-id';
import { readSettings } from './settings';
import { openTestDatabase, root, type TestDatabase } from './testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Options of the background work, with an empty storage. */
const work = () => {
  const { db } = database;
  const storage = diskStorage(join(tmpdir(), 'no-files'));
  const files = createFiles({ db, storage, secret: policy.secret, scanner: null });
  return { db, files, jobs: createJobs(db, {}), site: { origin: 'http://localhost' } };
};

const policy = {
  delivers: { mail: true, sms: true },
  secret: createSecret(() => 'the secret of this test'),
  sms: { perDay: 10, perTenantPerDay: 10 },
};

const addNotice = (channel: 'sms' | 'mail', account: string) =>
  database.db.executeAsSystem(sql`
    INSERT INTO outbox (tenant_id, account, channel, purpose, locale, status)
    VALUES (${seedId('tenant:sunrise')}::uuid, ${account}, ${channel}, 'notice.password', 'zh-CN', 'pending')`);

it('a mail server that hangs does not delay SMS', async () => {
  const hanging: Socket[] = [];
  const hangingServer = createServer((socket) => void hanging.push(socket.on('error', () => {})));
  const webhook = createWebServer((request, reply) => {
    request.resume().on('end', () => reply.end());
  });
  for (const item of [hangingServer, webhook]) await once(item.listen(0, '127.0.0.1'), 'listening');
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const settings = readSettings(
    {
      SMTP_URL: `smtp://127.0.0.1:${portOf(hangingServer)}?from=no-reply@edu.example`,
      SMS_WEBHOOK_URL: `http://127.0.0.1:${portOf(webhook)}/send`,
      SMS_WEBHOOK_SECRET: 'shared-secret-of-the-test',
    },
    root,
  );
  await addNotice('mail', 'admin@sunrise.example');
  const stop = startBackground(work(), policy, settings, () => {});
  if (hanging.length === 0) await once(hangingServer, 'connection');
  await addNotice('sms', '13900000001');
  await once(webhook, 'request');
  expect(hanging.map(({ destroyed }) => destroyed)).toEqual([false]);
  for (const socket of hanging) socket.destroy();
  await stop();
  webhook.closeAllConnections();
  for (const item of [hangingServer, webhook]) item.close();
  const sent = await database.db.executeAsSystem(
    sql`SELECT channel FROM outbox WHERE status = 'sent'`,
  );
  expect(sent).toEqual([{ channel: 'sms' }]);
}, 30_000);

it('a log line about work that the database refused has neither statement nor parameters', async () => {
  const rename = (from: string, to: string) =>
    database.db.withSystem(async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE NONE`);
      await tx.execute(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`));
    });
  const env = {
    SMS_WEBHOOK_URL: 'http://127.0.0.1:1/send',
    SMS_WEBHOOK_SECRET: 'shared-secret-of-the-test',
  };
  await rename('outbox', 'outbox_gone');
  let stop = async (): Promise<void> => {};
  const message = await new Promise<object>((resolve) => {
    stop = startBackground(work(), policy, readSettings(env, root), resolve);
  });
  await stop();
  await rename('outbox_gone', 'outbox');
  expect(message).toEqual({ reason: 'the database refused a statement (42P01)' });
});
