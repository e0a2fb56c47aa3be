import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { tenantId } from './tenant-id';

/** Work that takes longer than a request: what is asked, how far it is, what came of it. */
export const job = pgTable(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid(),
    /** The account that asked for it. */
    createdBy: uuid().notNull(),
    kind: text().notNull(),
    state: text({ enum: ['queued', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** Rows that were looked at: those before are in the database or among the problems. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    imported: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** The first of them. */
    problems: jsonb()
      .$type<readonly { row: number; column: string; message: string }[]>()
      .notNull()
      .default([]),
    /** Cells of each row; gone as soon as the work is over. */
    input: jsonb().$type<readonly (readonly string[])[]>(),
    /** What the work needs to know of the request. */
    context: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Of the file and who sent it: the same one again within minutes is the same job. */
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
