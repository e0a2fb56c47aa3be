import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { branch } from './branches';
import { course } from './courses';
import { courseOrder, ownerColumns } from './orders';
import {
  branchPoliciesWithoutPerson,
  createdAt,
  id,
  moment,
  tenantPolicies,
  version,
} from './shared';
import { organ } from './tenant';

/** Redemption codes made together for one course. */
export const codeBatch = pgTable(
  'code_batch',
  {
    id: id(),
    ...ownerColumns(),
    courseId: uuid().notNull(),
    name: text().notNull(),
    state: text({ enum: ['making', 'ready', 'stopped'] })
      .notNull()
      .default('making'),
    /** Number of codes requested. */
    count: integer().notNull(),
    made: integer().notNull().default(0),
    redeemed: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    /** Price of one code in fen. */
    price: integer().notNull(),
    /** Days from the redemption; null without end. */
    days: integer(),
    /** When the codes expire; null for never. */
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
    ...branchPoliciesWithoutPerson(),
  ],
);

/**
 * One code. It is redeemed by an UPDATE with the condition `redeemed_at IS NULL`, so that of two concurrent redemptions
 * one succeeds.
 */
export const redemptionCode = pgTable(
  'redemption_code',
  {
    id: id(),
    ...ownerColumns(),
    batchId: uuid().notNull(),
    /** Twelve letters and digits, without dashes. */
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
    ...branchPoliciesWithoutPerson(),
  ],
);
