import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { DAY } from './day';
import { seedId } from './seed-id';
import { seedStudents } from './students';

interface SeedStudents {
  readonly organ: string;
  readonly count: number;
  /** Distinguishes the phone numbers of the groups. */
  readonly series: number;
  /** Branches of the students, in turn. */
  readonly branches: readonly string[];
}

const main = ['main'];

/** The students of each tenant. */
export const students: Readonly<Record<string, readonly SeedStudents[]>> = {
  sunrise: [
    // With 13900000006 these are the 200 students of architecture §5.
    { organ: 'head', count: 199, series: 6, branches: ['main', 'east', 'south', 'east'] },
    { organ: 'vocational', count: 100, series: 2, branches: ['vocational'] },
  ],
  horizon: [{ organ: 'head', count: 45, series: 7, branches: ['main', 'north', 'online'] }],
  voyage: [{ organ: 'head', count: 12, series: 5, branches: main }],
  homecare: [{ organ: 'head', count: 30, series: 8, branches: main }],
  demo: [{ organ: 'head', count: 24, series: 3, branches: main }],
};

export async function seedStudentsOf(
  tx: Tx,
  tenant: string,
  { organ, count, series, branches }: SeedStudents,
): Promise<void> {
  const tenantId = seedId(`tenant:${tenant}`);
  const people = seedStudents(count, series);
  const memberId = (phone: string) => seedId(`member:${tenant}:${phone}`);
  const dateDaysAgo = (daysAgo: number) => new Date(Date.now() - (daysAgo + 1) * DAY);
  await tx.insert(t.member).values(
    people.map(({ name, phone, email, idNumber, daysAgo }) => ({
      id: memberId(phone),
      tenantId,
      name,
      phone,
      email,
      idNumber,
      createdAt: dateDaysAgo(daysAgo),
    })),
  );
  await tx.insert(t.actor).values(
    people.map(({ phone, department, status, daysAgo }, i) => ({
      id: seedId(`actor:${tenant}:student:${phone}`),
      tenantId,
      memberId: memberId(phone),
      organId: seedId(`organ:${tenant}:${organ}`),
      departmentId: department ? seedId(`department:${tenant}:${organ}:${department}`) : null,
      branchId: seedId(`branch:${tenant}:${branches[i % branches.length]}`),
      kind: 'student' as const,
      title: '学员',
      status,
      createdAt: dateDaysAgo(daysAgo),
    })),
  );
}
