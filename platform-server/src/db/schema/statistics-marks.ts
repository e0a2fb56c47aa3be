import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './people';
import {
  branchPoliciesWithoutPerson,
  moment,
  systemOnlyPolicies,
  tenantPolicies,
  tenantRole,
} from './shared';
import { personColumns } from './statistics-columns';

export const markId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Figures to be counted again, by person and time: triggers add a mark in the transaction of the change. Without
 * foreign keys, since marks also concern deleted rows.
 */
export const personMark = pgTable(
  'person_mark',
  {
    id: markId(),
    tenantId: uuid().notNull(),
    organId: uuid().notNull(),
    /** Null if the changed figures belong to no single member. */
    memberId: uuid(),
    at: moment().notNull(),
    /** True for all days of the person: they joined, left or moved to another branch. */
    whole: boolean().notNull().default(false),
    /** True while the roll-up is processing it. */
    taken: boolean().notNull().default(false),
  },
  (t) => [index('person_mark_at_idx').on(t.at, t.id), ...systemOnlyPolicies()],
);

/** Who was present in an hour, and when last; kept for two days. */
export const presence = pgTable(
  'presence',
  { ...personColumns(), branchId: uuid(), hour: moment().notNull(), seenAt: moment().notNull() },
  (t) => [
    primaryKey({ columns: [t.organId, t.hour, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('presence_member_idx').on(t.memberId),
    ...tenantPolicies(),
    ...branchPoliciesWithoutPerson(),
  ],
);

/** The progress of the roll-up: a single row. */
export const rollUpState = pgTable(
  'roll_up_state',
  {
    id: integer().primaryKey(),
    /** The time zone of its days; after a change everything is counted again. */
    zone: text().notNull(),
    /** When it last looked for new learning, and when it last checked everything. */
    lookedAt: moment(),
    sweptAt: moment(),
    /** The version of its counting rules; after a change everything is counted again. */
    rules: integer().notNull().default(1),
    /** Increases with each change of figures, to invalidate cached results. */
    stamp: bigint({ mode: 'number' }).notNull().default(0),
  },
  () => [
    pgPolicy('anyone_reads', { to: tenantRole, for: 'select', using: sql`true` }),
    ...systemOnlyPolicies(),
  ],
);
