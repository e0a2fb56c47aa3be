import { createHash } from 'node:crypto';
import type * as t from '../db/schema';
import type { PlannedCourse } from './course-plan';
import { seedId } from './seed-id';
import { seedStudents } from './students';

export const [MINUTE, DAY] = [60_000, 86_400_000];

const tenantId = seedId('tenant:sunrise');

export const seller = seedId('account:13900000001');

const demoStudent = { phone: '13900000006', name: '李学员' };

/** The students as seeded for the head organisation. */
const people = seedStudents(199, 6);

export type Order = typeof t.courseOrder.$inferInsert;

export const courseColumns = ({
  id: courseId,
  organId,
  branchId,
  title: courseTitle,
}: PlannedCourse) => ({
  ...{ tenantId, organId, branchId, courseId },
  courseTitle,
});

/** A student who existed at that time; some orders are the demo student's own. */
export function buyer(i: number, daysAgo: number) {
  const at = Math.min(daysAgo + ((i * 11) % 60), people.length - 1);
  const { phone, name } = people[at] ?? demoStudent;
  return { memberId: seedId(`member:sunrise:${phone}`), personName: name, phone };
}

export const demoStudentColumns = {
  memberId: seedId(`member:sunrise:${demoStudent.phone}`),
  personName: demoStudent.name,
};

export const bytesOf = (name: string): Buffer =>
  createHash('sha256').update(`edu-demo:${name}`).digest();

export function numberOf(name: string, at: Date): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(at);
  const tail = String(bytesOf(name).readUInt32BE() % 1_000_000).padStart(6, '0');
  return `${day.replaceAll('-', '')}-${tail}`;
}

export const notLaterThanNow = (at: number): Date =>
  new Date(Math.min(at, Date.now() - 20 * MINUTE));

export const endOf = (from: Date, days: number | null): Date | null =>
  days === null ? null : new Date(from.getTime() + days * DAY);

const reasons = ['学员个人原因退课', '重复购买', '课程时间冲突', '改报其他课程'];

/** The columns of an order that depend on its state. */
export function stateColumns(state: Order['state'], i: number, createdAt: Date, amount: number) {
  const days = [365, 180, null, 730][i % 4] ?? null;
  const receipt = `SJ${String(26_000 + i * 17)}`;
  if (state === 'open') return { days };
  const paidAt = notLaterThanNow(createdAt.getTime() + ((i * 37) % 2880) * MINUTE);
  const reason = reasons[i % reasons.length] ?? '';
  if (state === 'cancelled') return { days, reason, cancelledAt: paidAt };
  const paid = { days, receipt, paidAt, expiresAt: endOf(paidAt, days) };
  if (state === 'paid') return paid;
  const refundedAt = notLaterThanNow(paidAt.getTime() + (2 + (i % 40)) * DAY);
  return { ...paid, reason, refundedAt, refunded: i % 2 === 0 ? amount : Math.round(amount / 2) };
}
