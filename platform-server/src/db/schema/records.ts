import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, id, moment, systemOnlyPolicies, tenantPolicies, version } from './shared';
import { tenantId } from './tenant-id';

/** The audit trail; rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tenantId: tenantId(),
    accountId: uuid(),
    /** The organisations that may see the entry; empty for the tenant as a whole. */
    organIds: uuid().array().notNull().default(sql`'{}'`),
    action: text().notNull(),
    target: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_time_idx').on(t.tenantId, t.createdAt),
    index('audit_log_target_idx').on(t.target, t.createdAt),
    ...tenantPolicies(),
  ],
);

/** A tenant's personal record of an account. */
export const accountProfile = pgTable(
  'account_profile',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    gender: text({ enum: ['male', 'female', 'unknown'] })
      .notNull()
      .default('unknown'),
    idNumber: text(),
    birthday: text(),
    email: text(),
    address: text(),
    education: text(),
    employer: text(),
    updatedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [unique('account_profile_key').on(t.tenantId, t.accountId), ...tenantPolicies()],
);

/** A tenant's own wording of a built-in phrase. */
export const phraseOverride = pgTable(
  'phrase_override',
  {
    tenantId: tenantId(),
    appname: text().notNull(),
    language: text().notNull(),
    env: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.appname, t.language, t.env, t.key] }),
    ...tenantPolicies(),
  ],
);

/** Modules that failed in browsers. Housekeeping limits the number. */
export const moduleReport = pgTable(
  'module_report',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    module: text().notNull(),
    address: text(),
    revision: text(),
    kind: text().notNull(),
    phase: text().notNull(),
    /** HTTP status, for kind `http`. */
    status: integer(),
    message: text().notNull().default(''),
    /** Keyed hashes of account and network; the account's is null without a log-in. */
    person: text(),
    network: text(),
    /** True for a report by an operator who may also stop the rollout. */
    trusted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('module_report_idx').on(t.module, t.createdAt), ...systemOnlyPolicies()],
);
