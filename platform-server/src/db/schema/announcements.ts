import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { branch } from './branches';
import { member } from './people';
import { createdAt, id, moment, ownAccountPolicies, tenantPolicies, version } from './shared';
import { organ } from './tenant';
import { tenantId } from './tenant-id';

/** An announcement of an organisation, or of a branch, to its people. */
export const announcement = pgTable(
  'announcement',
  {
    id: id(),
    tenantId: tenantId(),
    organId: uuid().notNull(),
    /** The branch whose people it is for, with those of branches below; null for the whole organisation. */
    branchId: uuid(),
    title: text().notNull(),
    body: text().notNull(),
    audience: text({ enum: ['all', 'staff', 'students', 'department', 'train', 'role'] }).notNull(),
    /** The departments, trainings or roles; a deleted one reaches nobody. */
    audienceIds: uuid().array().notNull().default(sql`'{}'`),
    channels: text({ enum: ['mail', 'sms'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text({ enum: ['draft', 'scheduled', 'sent', 'withdrawn'] })
      .notNull()
      .default('draft'),
    /** Why it became a draft again. */
    problem: text({ enum: ['sender', 'nobody', 'tooMany'] }),
    createdBy: uuid().notNull(),
    /** The actor who sent it, whose permissions are checked when it is sent. */
    sentAs: uuid(),
    /** The language of mails and SMS. */
    locale: text().notNull().default('zh-CN'),
    sendAt: moment(),
    sentAt: moment(),
    reached: integer().notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    unique('announcement_tenant_id_key').on(t.tenantId, t.id),
    foreignKey({
      columns: [t.tenantId, t.organId],
      foreignColumns: [organ.tenantId, organ.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.branchId],
      foreignColumns: [branch.tenantId, branch.id],
    }).onDelete('cascade'),
    index('announcement_list_idx').on(t.tenantId, t.organId, t.createdAt),
    index('announcement_due_idx').on(t.sendAt).where(sql`state = 'scheduled'`),
    ...tenantPolicies(),
  ],
);

/** The recipients of an announcement, which is shown in the inbox of that member. */
export const announcementReceipt = pgTable(
  'announcement_receipt',
  {
    tenantId: uuid().notNull(),
    announcementId: uuid().notNull(),
    memberId: uuid().notNull(),
    readAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.memberId] }),
    foreignKey({
      columns: [t.tenantId, t.announcementId],
      foreignColumns: [announcement.tenantId, announcement.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.tenantId, t.memberId],
      foreignColumns: [member.tenantId, member.id],
    }).onDelete('cascade'),
    index('announcement_receipt_member_idx').on(t.memberId, t.announcementId),
    index('announcement_receipt_read_idx').on(t.announcementId).where(sql`read_at IS NOT NULL`),
    ...tenantPolicies(),
  ],
);

/** Events of an account for its owner's inbox: the same as the messages that were sent. */
export const accountNotice = pgTable(
  'account_notice',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    change: text().notNull(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    index('account_notice_idx').on(t.accountId, t.createdAt),
    ...ownAccountPolicies('account_id'),
  ],
);
