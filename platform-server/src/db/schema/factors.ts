import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account, session } from './account';
import { createdAt, id, moment, systemOnlyPolicies } from './shared';
import { tenantId } from './tenant-id';

const accountId = () =>
  uuid()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** Authenticator apps and passkeys. Unconfirmed and removed ones cannot be used. */
export const secondFactor = pgTable(
  'second_factor',
  {
    id: id(),
    accountId: accountId(),
    kind: text({ enum: ['totp', 'passkey'] }).notNull(),
    name: text().notNull(),
    /** The secret of an authenticator app, encrypted. */
    secretCipher: text(),
    /** The time step of the last used code: codes up to it are refused. */
    lastStep: integer(),
    /** The id of a passkey, base64url. */
    credentialId: text().unique('second_factor_credential_key'),
    publicKey: text(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The host that a passkey is bound to. */
    host: text(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    lastUsedAt: moment(),
    /** Kept for a while, so that undoing the change restores it. */
    removedAt: moment(),
  },
  (t) => [index('second_factor_account_idx').on(t.accountId), ...systemOnlyPolicies()],
);

/** Recovery codes for lost second factors, each for one use. Stored as keyed hashes. */
export const recoveryCode = pgTable(
  'recovery_code',
  { id: id(), accountId: accountId(), codeHash: text().notNull(), createdAt: createdAt() },
  (t) => [index('recovery_code_account_idx').on(t.accountId), ...systemOnlyPolicies()],
);

/** A challenge that a passkey has to sign: for one purpose, once, within minutes. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    id: id(),
    challenge: text().notNull().unique('passkey_challenge_key'),
    purpose: text({ enum: ['enrol', 'proof', 'login', 'step'] }).notNull(),
    /** Null for a log-in without a name. */
    accountId: uuid().references(() => account.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => session.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  () => systemOnlyPolicies(),
);

/** A log-in whose first step succeeded and whose second factor is awaited. */
export const loginTicket = pgTable(
  'login_ticket',
  {
    id: id(),
    tokenHash: text().notNull().unique('login_ticket_hash_key'),
    accountId: accountId(),
    tenantId: tenantId(),
    flow: text({ enum: ['old', 'new'] }).notNull(),
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('login_ticket_account_idx').on(t.accountId), ...systemOnlyPolicies()],
);

/** The values of an account before a change. */
export interface AccountBefore {
  readonly phone: string | null;
  readonly mail: string | null;
  readonly phoneBoundAt: string | null;
  readonly mailBoundAt: string | null;
  readonly name: string;
  readonly idAuthStatus: number;
}

/** The links that undo a change: one row per link, several for one change. */
export const accountUndo = pgTable(
  'account_undo',
  {
    id: id(),
    tokenHash: text().notNull().unique('account_undo_hash_key'),
    accountId: accountId(),
    tenantId: tenantId(),
    change: text().notNull(),
    before: jsonb().$type<AccountBefore>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('account_undo_account_idx').on(t.accountId), ...systemOnlyPolicies()],
);
