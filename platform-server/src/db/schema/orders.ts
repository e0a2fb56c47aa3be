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
import { course } from './courses';
import { branch, member } from './people';
import { createdAt, id, moment, rowBranchPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** Whose a row is; null is the organisation as a whole. */
const ofOrgan = () => ({ tenantId: tenantId(), organId: uuid().notNull(), branchId: uuid() });

/** Redemption codes that were made together for one course. */
export const codeBatch = pgTable(
  'code_batch',
  {
    id: id(),
    ...ofOrgan(),
    courseId: uuid().notNull(),
    name: text().notNull(),
    state: text({ enum: ['making', 'ready', 'stopped'] })
      .notNull()
      .default('making'),
    /** Codes that are asked for. */
    count: integer().notNull(),
    made: integer().notNull().default(0),
    redeemed: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    /** In fen, of one code. */
    price: integer().notNull(),
    /** From the redemption on; null for good. */
    days: integer(),
    /** From then on no code can be redeemed; null for ever. */
    validUntil: moment(),
    jobId: uuid(),
    createdBy: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [
    unique('code_batch_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({ columns: [t.tenantId, t.organId], foreignColumns: [organ.tenantId, organ.id] }),
    foreignKey({ columns: [t.tenantId, t.branchId], foreignColumns: [branch.tenantId, branch.id] }),
    foreignKey({ columns: [t.tenantId, t.courseId], foreignColumns: [course.tenantId, course.id] }),
    index('code_batch_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('code_batch_course_idx').on(t.courseId),
    index('code_batch_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

/** What a student buys, or was given by a code: while it is paid and has not ended, the course is open to them. */
export const courseOrder = pgTable(
  'course_order',
  {
    id: id(),
    ...ofOrgan(),
    number: text().notNull(),
    courseId: uuid().notNull(),
    /** As it was called then. */
    courseTitle: text().notNull(),
    /** Null when the person is gone; what was paid stays. */
    memberId: uuid(),
    personName: text().notNull(),
    state: text({ enum: ['open', 'paid', 'refunded', 'cancelled'] }).notNull(),
    way: text({ enum: ['offline', 'code'] }).notNull(),
    /** In fen. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    /** From the payment on; null for good. */
    days: integer(),
    expiresAt: moment(),
    receipt: text().notNull().default(''),
    note: text().notNull().default(''),
    reason: text(),
    paidAt: moment(),
    refundedAt: moment(),
    cancelledAt: moment(),
    /** Of who made it; the student for a redemption. */
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
    // Not together with the tenant, whose column would be emptied, too.
    foreignKey({ columns: [t.memberId], foreignColumns: [member.id] }).onDelete('set null'),
    index('course_order_list_idx').on(t.tenantId, t.organId, t.createdAt, t.id),
    index('course_order_paid_idx').on(t.tenantId, t.organId, t.paidAt),
    index('course_order_refunded_idx').on(t.tenantId, t.organId, t.refundedAt),
    index('course_order_reach_idx').on(t.memberId, t.courseId),
    index('course_order_end_idx').on(t.expiresAt).where(sql`${t.state} = 'paid'`),
    index('course_order_course_idx').on(t.courseId),
    index('course_order_branch_idx').on(t.branchId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);

/** One code: redeemed by one statement that asks for `redeemed_at IS NULL`, so that two at once are one. */
export const redemptionCode = pgTable(
  'redemption_code',
  {
    id: id(),
    ...ofOrgan(),
    batchId: uuid().notNull(),
    /** Twelve letters and figures, without dashes. */
    code: text().notNull(),
    redeemedAt: moment(),
    withdrawnAt: moment(),
    orderId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('redemption_code_key').on(t.tenantId, t.code),
    foreignKey({
      columns: [t.tenantId, t.batchId],
      foreignColumns: [codeBatch.tenantId, codeBatch.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.orderId],
      foreignColumns: [courseOrder.tenantId, courseOrder.id],
    }),
    index('redemption_code_batch_idx').on(t.batchId, t.id),
    index('redemption_code_order_idx').on(t.orderId),
    ...tenantPolicies(),
    ...rowBranchPolicies(),
  ],
);
