import { bigint, integer, uuid } from 'drizzle-orm/pg-core';
import { tenantId } from './tenant-id';

export const count = () => integer().notNull().default(0);

export const sum = () => bigint({ mode: 'number' }).notNull().default(0);

/** A person in one organisation, with their branch as of the last roll-up. */
export const personColumns = () => ({
  tenantId: tenantId(),
  organId: uuid().notNull(),
  memberId: uuid().notNull(),
});

export const personCountColumns = () => ({
  ...personColumns(),
  branchId: uuid(),
  seconds: count(),
  /** Exams handed in. */
  exams: count(),
  /** Sittings that count and are fully marked, and those of them that were passed. */
  marked: count(),
  passed: count(),
});

export const learnerCountColumns = () => ({
  tenantId: tenantId(),
  courseId: uuid().notNull(),
  learners: count(),
  finished: count(),
  /** Sum of their progress, in thousandths. */
  progress: sum(),
});
