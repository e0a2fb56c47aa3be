import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, session } from './account';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';

/** The one-time ticket of the QR link, which authorises a real-name verification from another device. */
export const realNameTicket = pgTable(
  'real_name_ticket',
  {
    id: id(),
    tokenHash: text().notNull().unique('real_name_ticket_hash_key'),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  () => systemOnlyPolicies(),
);

/** An enrolled face: the encrypted descriptor, never the image. */
export const faceEnrolment = pgTable(
  'face_enrolment',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    descriptorCipher: text().notNull(),
    createdAt: createdAt(),
    /** Deleted after this time (retention). */
    expiresAt: moment().notNull(),
  },
  () => systemOnlyPolicies(),
);
