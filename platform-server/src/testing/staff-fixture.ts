import { contract, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import type { CallOptions, Reply, TestServer } from './test-server';

const { administrator, invitation } = contract;

/** The session of a person of the first tenant, with the headers of their actor in that organisation. */
export const sessionInSunrise = async (
  server: TestServer,
  phone: string,
  organ: string,
): Promise<CallOptions> => ({
  token: await server.login(phone),
  headers: {
    organ: seedId(`organ:sunrise:${organ}`),
    actor: seedId(`actor:sunrise:${organ}:${phone}`),
  },
});

/** Accepts an account's pending invitation to the tenant of that host, using the code sent to it. */
export async function acceptInvitation(
  server: TestServer,
  account: string,
  host: string,
): Promise<Reply> {
  await server.db.executeAsSystem(sql`DELETE FROM limit_counter`);
  const sent = await server.call(invitation.sendCode, { account }, { host });
  expect(sent.code).toBe(errorCodes.ok);
  const authCode = await server.code(account);
  return server.call(invitation.accept, { account, authCode }, { host });
}

/** Adds a person as staff without roles, accepting the invitation where needed; returns the actor's id. */
export async function addStaff(
  server: TestServer,
  caller: CallOptions & { readonly page?: string },
  phone: string,
): Promise<string> {
  const reply = await server.call(administrator.save, { name: '某人', phone, roleIds: [] }, caller);
  expect(reply.code).toBe(errorCodes.ok);
  if (!reply.data.invited) return reply.data.id;
  const accepted = await acceptInvitation(server, phone, caller.page ?? 'localhost');
  expect(accepted.code).toBe(errorCodes.ok);
  const [inserted] = await server.db.executeAsSystem<{ id: string }>(sql`SELECT a.id FROM actor a
    JOIN member m ON m.id = a.member_id JOIN account p ON p.id = m.account_id
    WHERE p.phone = ${phone} ORDER BY a.created_at DESC LIMIT 1`);
  return inserted?.id ?? '';
}
