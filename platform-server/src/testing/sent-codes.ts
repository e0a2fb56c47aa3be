import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { CodePolicy, CodeRequest } from '../domain/codes/code-policy';
import { createSecret } from '../domain/codes/secret';
import { sendCode } from '../domain/codes/send-code';
import { seedId } from '../seed/seed-id';

const nine = { max: 9, seconds: 3600 };

/** A policy whose limits single tests do not reach. */
export const looseLimitsPolicy: CodePolicy = {
  secret: createSecret(() => 'the secret of this test'),
  lifetime: 600_000,
  cooldownSeconds: 0,
  perRecipient: nine,
  perRecipientInAll: nine,
  perSource: nine,
  perUser: nine,
  sms: { perDay: 10_000, perTenantPerDay: 10_000 },
  delivers: { sms: false, mail: false },
};

export const logInRequest: CodeRequest = {
  purpose: 'login',
  recipient: { kind: 'phone', value: '13900000001' },
  tenantId: seedId('tenant:sunrise'),
  locale: 'zh-CN',
  ip: '198.51.100.1',
};

interface Message {
  readonly status: string;
  readonly code_cipher: string | null;
}

/** The newest message of the outbox; throws if it is empty. */
export async function newestMessage(db: Database): Promise<Message> {
  const [row] = await db.executeAsSystem<{ status: string; code_cipher: string | null }>(
    sql`SELECT status, code_cipher FROM outbox ORDER BY created_at DESC LIMIT 1`,
  );
  if (!row) throw new Error('No message was added to the outbox.');
  return row;
}

/** The code of the newest message. */
export const newestCode = async (db: Database): Promise<string> =>
  looseLimitsPolicy.secret.decrypt((await newestMessage(db)).code_cipher ?? '');

/** Sends a code and returns it. */
export async function sentCode(
  db: Database,
  request: CodeRequest,
  policy = looseLimitsPolicy,
): Promise<string> {
  await sendCode(db, policy, request);
  return newestCode(db);
}

/** Removes all codes and all that was counted. */
export async function forgetCodes(db: Database): Promise<void> {
  await db.executeAsSystem(sql`DELETE FROM auth_code`);
  await db.executeAsSystem(sql`DELETE FROM limit_counter`);
}
