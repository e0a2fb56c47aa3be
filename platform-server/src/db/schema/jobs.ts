import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** Work that takes longer than a request: its parameters, progress and result. */
export const job = pgTable(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid(),
    /** The account that requested it. */
    createdBy: uuid().notNull(),
    kind: text().notNull(),
    state: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** Rows processed: each of them is stored in the database or among the problems. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    imported: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** The first problems. */
    problems: jsonb()
      .$type<readonly { row: number; column: string; message: string }[]>()
      .notNull()
      .default([]),
    /** The cells of each row; deleted when the job is finished. */
    input: jsonb().$type<readonly (readonly string[])[]>(),
    /** Parameters from the request. */
    context: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Digest of the input and its sender: the same request within minutes is the same job. */
    digest: text().notNull(),
    createdAt: createdAt(),
    startedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [
    index('job_owner_idx').on(t.tenantId, t.createdBy, t.createdAt),
    index('job_digest_idx').on(t.digest),
    ...tenantPolicies(),
  ],
);
