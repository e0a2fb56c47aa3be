import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { actor, member } from './people';
import { createdAt, id, moment, tenantPolicies } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/**
 * An invitation by an organisation to the owner of an account: to become staff, or to log in as one of its students. It
 * takes effect only when accepted.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['staff', 'student'] })
      .notNull()
      .default('staff'),
    /** The student record to link to the account; null for staff. */
    studentId: uuid(),
    /** As the administrator entered them: nothing is copied from the account itself. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    roleIds: jsonb().$type<readonly string[]>().notNull().default([]),
    branchIds: jsonb().$type<readonly string[]>().notNull().default([]),
    invitedBy: uuid().notNull(),
    /** The inviter's actor, with which the invitation is deleted; null for a platform operator's. */
    invitedAs: uuid(),
    state: text({ enum: ['open', 'accepted', 'declined', 'withdrawn', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [
    unique('invitation_tenant_id_key').on(t.tenantId, t.id),
    uniqueIndex('invitation_open_key')
      .on(t.tenantId, t.organId, t.accountId, t.kind)
      .where(sql`state = 'open'`),
    index('invitation_account_idx').on(t.accountId),
    index('invitation_student_idx').on(t.studentId),
    check('invitation_student_check', sql`(kind = 'student') = (student_id IS NOT NULL)`),
    foreignKey({
      columns: [t.tenantId, t.organId],
      foreignColumns: [organ.tenantId, organ.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.studentId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.invitedAs],
      foreignColumns: [actor.tenantId, actor.id],
    }).onDelete('cascade'),
    ...tenantPolicies(),
  ],
);
