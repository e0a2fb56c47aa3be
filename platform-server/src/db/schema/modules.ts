import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, systemOnlyPolicies, systemRole } from './shared';

/** Every change of the import map and of its rollouts: who, when, why, and the content. */
export const mapChange = pgTable(
  'map_change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: ['map', 'rollout'] }).notNull(),
    /** `set`, `add`, `remove`, `rollback`, `file` (edited by hand), `start`, `rollout`, `halt`, … */
    action: text().notNull(),
    /** The changed entries: name, former and new address. */
    changes: jsonb()
      .$type<readonly { name: string; from: string | null; to: string | null }[]>()
      .notNull()
      .default([]),
    /** ETag of the content on which the change is based. */
    fromEtag: text(),
    /** The whole map after the change; null for rollouts. */
    content: text(),
    /** The requested rollout; the column has the name that older processes use. */
    request: jsonb('wish').$type<Record<string, unknown>>(),
    who: text().notNull(),
    accountId: uuid(),
    why: text().notNull().default(''),
    /** True if it was applied although the preflight check failed. */
    forced: boolean().notNull().default(false),
    status: text({ enum: ['applied', 'waiting', 'rejected'] }).notNull(),
    /** Numbers the contents that came into force; the highest one is in force. */
    revision: integer().unique('map_change_revision_key'),
    decidedBy: text(),
    decidedAt: moment(),
    /** The comment of the second person. */
    decidedWhy: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('map_change_status_idx').on(t.status, t.id),
    ...systemOnlyPolicies(),
    // Applied and rejected changes can never be changed again.
    pgPolicy('decided_once', {
      as: 'restrictive',
      to: systemRole,
      for: 'update',
      using: sql`status = 'waiting'`,
      withCheck: sql`true`,
    }),
  ],
);

/** A version that part of the people get before the others. */
export const moduleRollout = pgTable(
  'module_rollout',
  {
    /** Part of the bucket's hash, so that people keep their version while the percentage grows. */
    id: id(),
    module: text().notNull().unique('module_rollout_module_key'),
    address: text().notNull(),
    /** Digests by address, for a version on a foreign host. */
    integrity: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    percent: integer().notNull(),
    /** Page hosts and user ids that get it regardless of their bucket. */
    tenants: jsonb().$type<readonly string[]>().notNull().default([]),
    accounts: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Number of failure reports after which it halts automatically. */
    haltAfter: integer().notNull(),
    status: text({ enum: ['active', 'halted'] }).notNull(),
    haltedAt: moment(),
    /** Only later reports are counted. */
    countFrom: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  () => systemOnlyPolicies(),
);

/** How often browsers loaded a version within an hour. Kept for 14 days. */
export const moduleLoad = pgTable(
  'module_load',
  {
    hour: moment().notNull(),
    module: text().notNull(),
    address: text().notNull(),
    loads: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.module, t.address] }), ...systemOnlyPolicies()],
);
