import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { course } from './courses';
import { member } from './people';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** The columns of a row's owner; a null branch means the whole organisation. */
export const ownerColumns = () => ({
  tenantId: tenantId(),
  organId: uuid().notNull(),
  branchId: uuid(),
});

/** A course that a student buys or gets by a code: it is open to them while the order is paid and has not ended. */
export const courseOrder = pgTable(
  'course_order',
  {
    id: id(),
    ...ownerColumns(),
    number: text().notNull(),
    courseId: uuid().notNull(),
    /** The course's title at that time. */
    courseTitle: text().notNull(),
    /** Null after the person was deleted; the order stays. */
    memberId: uuid(),
    personName: text().notNull(),
    state: text({ enum: ['open', 'paid', 'refunded', 'cancelled'] }).notNull(),
    way: text({ enum: ['offline', 'code'] }).notNull(),
    /** In fen. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** Days from the payment; null without end. */
    days: integer(),
    expiresAt: moment(),
    receipt: text().notNull().default(''),
    note: text().notNull().default(''),
    reason: text(),
    paidAt: moment(),
    refundedAt: moment(),
    cancelledAt: moment(),
    /** The account that created it; the student's for a redemption. */
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('course_order_tenant_id_key').on(t.tenantId, t.id),
    unique('course_order_number_key').on(t.tenantId, t.number),
    check(
      'course_order_amounts',
      sql`${t.amount} >= 0 AND ${t.refunded} BETWEEN 0 AND ${t.amount}`,
    ),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({ columns: [t.tenantId, t.courseId], foreignColumns: [course.tenantId, course.id] }),
    // Without the tenant column, which SET NULL would empty too.
    foreignKey({ columns: [t.memberId], foreignColumns: [member.id] }).onDelete('set null'),
    index('course_order_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('course_order_paid_idx').on(t.tenantId, t.organId, t.paidAt),
    index('course_order_refunded_idx').on(t.tenantId, t.organId, t.refundedAt),
    index('course_order_reach_idx').on(t.memberId, t.courseId),
    index('course_order_end_idx').on(t.expiresAt).where(sql`${t.state} = 'paid'`),
    index('course_order_course_idx').on(t.courseId),
    index('course_order_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);
