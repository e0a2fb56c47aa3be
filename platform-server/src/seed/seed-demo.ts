import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { hashPassword } from '../domain/passwords';
import { rebuildIn } from '../domain/statistics/roll-up/roll-up';
import { HOME_ZONE } from '../settings/zone';
import { seedAnnouncements } from './announcements';
import { seedArticles } from './articles';
import { seedAssessments } from './assessments';
import { seedCertificates } from './certificates';
import { seedCompanies } from './companies';
import { seedCourses } from './courses';
import { DAY } from './day';
import { seedDeclarations } from './declarations';
import { DEMO_PASSWORD } from './demo-password';
import { seedExams } from './exams';
import { seedLive } from './live';
import { addNewEntries } from './new-entries';
import { seedOrders } from './orders';
import { seedPapers } from './papers';
import { seedQuestionnaires } from './questionnaires';
import { seedQuestions } from './questions';
import { seedResources } from './resources';
import { seedAccess } from './seed-access';
import { seedId } from './seed-id';
import { seedSittings } from './sittings';
import { seedStudentLogins } from './student-logins';
import { seedTeachers } from './teachers';
import { seedDepartments, seedFace, seedPeople } from './tenant-people';
import { seedTenant } from './tenant-rows';
import { seedStudentsOf, students } from './tenant-students';
import { tenants } from './tenants';
import { seedTrains } from './trains';

/** Registrations that wait for a decision, and one that was returned. */
async function seedRegistrations(tx: Tx, tenant: string): Promise<void> {
  await tx.insert(t.company).values(
    seedCompanies(tenant).map(({ daysAgo, reason, ...values }, i) => ({
      ...values,
      id: seedId(`company:${tenant}:${i}`),
      tenantId: seedId(`tenant:${tenant}`),
      createdAt: new Date(Date.now() - daysAgo * DAY),
      ...(reason && {
        reason,
        state: 'returned' as const,
        decidedBy: seedId('account:13900000000'),
        decidedAt: new Date(Date.now() - (daysAgo - 1) * DAY),
      }),
    })),
  );
}

async function seedAll(tx: Tx, secret: string | null): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const [sort, tenant] of tenants.entries()) {
    await seedTenant(tx, tenant, sort);
    await seedAccess(tx, tenant);
    for (const organ of Object.keys(tenant.organs)) await seedDepartments(tx, tenant.key, organ);
  }
  await seedPeople(tx, passwordHash);
  await seedFace(tx, secret);
  for (const { key } of tenants) {
    for (const item of students[key] ?? []) await seedStudentsOf(tx, key, item);
    await seedTeachers(tx, key);
    await seedStudentLogins(tx, key, passwordHash);
    if (key === 'sunrise' || key === 'horizon') await seedRegistrations(tx, key);
  }
  await seedAnnouncements(tx);
  await seedResources(tx);
  await seedCourses(tx);
  await seedArticles(tx);
  await seedQuestions(tx);
  await seedPapers(tx);
  await seedCertificates(tx);
  await seedLive(tx);
  await seedOrders(tx);
  await seedExams(tx);
  await seedTrains(tx);
  await seedSittings(tx);
  await seedDeclarations(tx);
  await seedQuestionnaires(tx);
  await seedAssessments(tx);
  await rebuildIn(tx, HOME_ZONE);
}

/**
 * Writes the demo data of architecture §5 into an empty database; one of an older checkout gets newer entries only.
 * Runs in one transaction. Returns true if it filled an empty database.
 */
export async function seedDemo(client: pg.Client, secret: string | null = null): Promise<boolean> {
  const db = drizzle(client, { casing: 'snake_case' });
  const [existing] = await db.select({ id: t.tenant.id }).from(t.tenant).limit(1);
  await client.query('BEGIN');
  try {
    if (existing) await addNewEntries(db);
    else await seedAll(db, secret);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return !existing;
}
