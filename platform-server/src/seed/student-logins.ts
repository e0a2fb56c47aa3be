import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { account, actorRole, member, session } from '../db/schema';
import { hashToken } from '../domain/tokens';
import { seedPersonalRecords } from './personal-records';
import { seedId } from './seed-id';
import { seedStudents } from './students';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Phone number series of the tenants whose students have accounts. */
const series: Readonly<Record<string, number>> = { sunrise: 6, horizon: 7 };
/** The range of students with an account. */
const [FIRST, END] = [20, 38];

/**
 * Creates accounts and personal records for some students of a tenant: most have logged in recently, some never, two
 * are logged in.
 */
export async function seedStudentLogins(
  tx: Tx,
  tenant: string,
  passwordHash: string,
): Promise<void> {
  const ownSeries = series[tenant];
  if (ownSeries === undefined) return;
  const tenantId = seedId(`tenant:${tenant}`);
  const people = seedStudents(END, ownSeries).slice(FIRST);
  const accountId = (phone: string) => seedId(`account:${phone}`);
  const memberId = (phone: string) => seedId(`member:${tenant}:${phone}`);
  await tx.insert(account).values(
    people.map(({ name, phone }) => ({
      id: accountId(phone),
      phone,
      name,
      nickname: name,
      passwordHash,
      openedBy: tenantId,
    })),
  );
  for (const [i, { phone }] of people.entries()) {
    const isNew = i % 6 === 5;
    const lastLoginAt = isNew ? null : new Date(Date.now() - (i * 31 + 2) * HOUR);
    await tx
      .update(member)
      .set({ accountId: accountId(phone), lastLoginAt })
      .where(eq(member.id, memberId(phone)));
  }
  await seedPersonalRecords(tx, tenant, people);
  // A suspended student's sessions have ended.
  const loggedIn = people.filter(({ status }) => status === 'active').slice(0, 2);
  const roleId = seedId(`role:${tenant}:student`);
  await tx.insert(actorRole).values(
    people.map(({ phone }) => ({
      tenantId,
      actorId: seedId(`actor:${tenant}:student:${phone}`),
      roleId,
    })),
  );
  await tx.insert(session).values(
    loggedIn.map(({ phone }, i) => ({
      accountId: accountId(phone),
      tenantId,
      memberId: memberId(phone),
      flow: 'old' as const,
      // A random token that is not stored anywhere.
      tokenHash: hashToken(crypto.randomUUID()),
      ip: `192.0.2.${10 + i}`,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36',
      expiresAt: new Date(Date.now() + DAY),
    })),
  );
}
