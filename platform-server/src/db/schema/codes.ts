import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { announcement } from './announcements';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';
import { tenant } from './tenant';
import { tenantId } from './tenant-id';

/** A sent code, valid for its purpose, recipient and tenant; only its keyed hash is stored. */
export const authCode = pgTable(
  'auth_code',
  {
    id: id(),
    tenantId: tenantId(),
    purpose: text().notNull(),
    /** The recipient: a phone number or a lower-case address. */
    account: text().notNull(),
    codeHash: text().notNull(),
    /**
     * True if requested from a network that the account has logged in from: codes requested by strangers do not replace
     * it.
     */
    isFromHome: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    /** Attempts from the owner's networks are counted separately, so that strangers cannot use them up. */
    triesAtHome: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** Set when the code was used or replaced by a newer one. */
    consumedAt: moment(),
  },
  (t) => [
    index('auth_code_recipient_idx').on(t.account, t.purpose, t.createdAt),
    index('auth_code_expiry_idx').on(t.expiresAt),
    ...systemOnlyPolicies(),
  ],
);

/** Outgoing messages. The code is encrypted, and deleted once it is sent or expired. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    tenantId: uuid().references(() => tenant.id, { onDelete: 'cascade' }),
    account: text().notNull(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    purpose: text().notNull(),
    locale: text().notNull(),
    codeCipher: text(),
    /** The text of an announcement's messages is stored there once for all of them. */
    announcementId: uuid().references(() => announcement.id, { onDelete: 'cascade' }),
    /**
     * `waiting`: for room in the day's SMS budget; `kept`: no provider is set up, the outbox page shows it; `dropped`:
     * its code or invitation is no longer valid.
     */
    status: text({ enum: ['pending', 'waiting', 'sent', 'failed', 'kept', 'dropped'] }).notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    index('outbox_due_idx').on(t.status, t.nextTryAt),
    index('outbox_account_idx').on(t.account, t.createdAt),
    index('outbox_announcement_idx').on(t.announcementId).where(sql`announcement_id IS NOT NULL`),
    ...systemOnlyPolicies(),
  ],
);

/** Values shared by all processes, such as the demo installation's secret. */
export const serverSetting = pgTable(
  'server_setting',
  { key: text().primaryKey(), value: jsonb().notNull() },
  () => systemOnlyPolicies(),
);
