import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { baseRoleName } from '../domain/admin/base-role-names';
import { baseRoles as roles } from '../domain/admin/built-in-roles';
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
import { demoPermissions } from './demo-menu';
import { DEMO_PASSWORD } from './demo-password';
import { seedExams } from './exams';
import { seedLive } from './live';
import { addNewEntries } from './new-entries';
import { seedOrders } from './orders';
import { seedPapers } from './papers';
import { seedQuestionnaires } from './questionnaires';
import { seedQuestions } from './questions';
import { seedResources } from './resources';
import { seedId } from './seed-id';
import { seedSittings } from './sittings';
import { seedStudentLogins } from './student-logins';
import { seedTeachers } from './teachers';
import { seedDepartments, seedFace, seedPeople, seedStudentsOf, students } from './tenant-people';
import { type SeedTenant, tenants } from './tenants';
import { seedTrains } from './trains';

async function seedTenant(tx: Tx, s: SeedTenant, sort: number): Promise<void> {
  const id = seedId(`tenant:${s.key}`);
  const { name, pageTitle, logo, status, isDemo } = s;
  const createdAt = new Date(Date.now() - (400 - sort) * DAY);
  const [contactName, contactPhone] = s.contact;
  const contact = { contactName, contactPhone };
  await tx
    .insert(t.tenant)
    .values({ id, name, pageTitle, logo, status, isDemo, createdAt, ...contact });
  await tx.insert(t.tenantDomain).values(s.domains.map((domain) => ({ domain, tenantId: id })));
  await tx
    .insert(t.tenantConfig)
    .values(
      Object.entries(s.config).map(([key, value], i) => ({ tenantId: id, key, value, sort: i })),
    );
  await tx.insert(t.organ).values(
    Object.entries(s.organs).map(([key, organName], i) => ({
      id: seedId(`organ:${s.key}:${key}`),
      tenantId: id,
      name: organName,
      channel: s.channels?.[key] ?? '1',
      isHead: i === 0,
      sort: i,
    })),
  );
  await tx.insert(t.branch).values(
    Object.entries(s.branches).map(([key, b], i) => ({
      id: seedId(`branch:${s.key}:${key}`),
      tenantId: id,
      organId: seedId(`organ:${s.key}:${b.organ}`),
      parentId: b.parent ? seedId(`branch:${s.key}:${b.parent}`) : null,
      name: b.name,
      ucode: b.ucode,
      sort: i,
    })),
  );
}

async function seedAccess(tx: Tx, { key, isDemo = false }: SeedTenant): Promise<void> {
  const permissions = demoPermissions(isDemo);
  const tenantId = seedId(`tenant:${key}`);
  const permissionId = (code: string) => seedId(`permission:${key}:${code}`);
  const roleId = (role: string) => seedId(`role:${key}:${role}`);
  await tx.insert(t.permission).values(
    permissions.map(({ parent, ...entry }, sort) => ({
      ...entry,
      id: permissionId(entry.code),
      tenantId,
      parentId: parent ? permissionId(parent) : null,
      sort,
    })),
  );
  await tx
    .insert(t.role)
    .values(
      roles.map((r) => ({ id: roleId(r.key), tenantId, name: baseRoleName(r.key), builtIn: true })),
    );
  await tx.insert(t.rolePermission).values(
    roles.flatMap((r) =>
      permissions
        .filter(({ code }) => r.codes(code))
        .map(({ code }) => ({
          tenantId,
          roleId: roleId(r.key),
          permissionId: permissionId(code),
        })),
    ),
  );
}

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
