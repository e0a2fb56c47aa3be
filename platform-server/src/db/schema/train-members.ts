import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member } from './people';
import { createdAt, moment, tenantPolicies } from './shared';
import { ofTrain, train } from './trains';

/** A person in a training. */
export const trainMember = pgTable(
  'train_member',
  {
    ...ofTrain(),
    memberId: uuid().notNull(),
    by: text({ enum: ['staff', 'link', 'sheet'] }).notNull(),
    /** Ids of the items that are done, as of the last computation. */
    done: jsonb().$type<string[]>().notNull().default([]),
    /** 0 to 1000. */
    progress: integer().notNull().default(0),
    startedAt: moment(),
    passedAt: moment(),
    /** When the rule requested their certificate: it does so only once, even if that one is revoked. */
    certifiedAt: moment(),
    joinedAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.tenantId, t.trainId],
      foreignColumns: [train.tenantId, train.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    uniqueIndex('train_member_key').on(t.trainId, t.memberId),
    index('train_member_member_idx').on(t.memberId, t.trainId),
    index('train_member_due_idx')
      .on(t.trainId)
      .where(sql`passed_at IS NOT NULL AND certified_at IS NULL`),
    ...tenantPolicies(),
  ],
);
