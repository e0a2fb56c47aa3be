import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment, ownAccountPolicies, systemOnlyPolicies } from './shared';
import { tenant } from './tenant';
import { tenantId } from './tenant-id';

/** A person's login. Shared by all tenants in which the person is a member. */
export const account = pgTable(
  'account',
  {
    id: id(),
    phone: text().unique('account_phone_key'),
    /** Lower case. */
    mail: text().unique('account_mail_key'),
    /** When phone and mail address were bound by a change; null for the original ones. */
    phoneBoundAt: moment(),
    mailBoundAt: moment(),
    /** argon2id in PHC form; null if the account has other ways to log in only. */
    passwordHash: text(),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** Expiry of a password set by the server; null for one that its owner chose. */
    passwordExpiresAt: moment(),
    nickname: text().notNull().default(''),
    name: text().notNull().default(''),
    /** 1 means real-name verified. */
    idAuthStatus: integer().notNull().default(0),
    /**
     * True if others could log in: somebody else set the password, and the owner has not set one by the phone's code
     * since. Whoever logged in may have bound their own address.
     */
    isOpenToOthers: boolean().notNull().default(false),
    /**
     * The tenant that opened the account and is its only one; null if its owner registered, and after another tenant
     * adds it.
     */
    openedBy: uuid().references(() => tenant.id, { onDelete: 'set null' }),
    /** Platform operators may use permissions that apply across tenants. */
    isOperator: boolean().notNull().default(false),
    /** Whether its owner wants notices of log-ins from networks that are new to it. */
    newNetworkByMail: boolean().notNull().default(false),
    newNetworkByPhone: boolean().notNull().default(false),
    /** Only used by servers of the previous release, which may run beside this one. */
    lastLoginAt: moment(),
    /** When its owner closed it: log-ins are refused from then on. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  () => ownAccountPolicies('id'),
);

/** A session: account, tenant and context. The token itself is never stored. */
export const session = pgTable(
  'session',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().notNull().unique('session_token_hash_key'),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tenantId: tenantId(),
    memberId: uuid(),
    /** Chosen in the session in the new flow; in the old flow the page sends actor and branch as headers. */
    actorId: uuid(),
    branchId: uuid(),
    flow: text({ enum: ['old', 'new'] }).notNull(),
    readOnly: boolean().notNull().default(false),
    /** The browser's user agent at log-in, and its address. */
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** A fixed end, whatever the use: set when the session changed the account's password. */
    endsAt: moment(),
    revokedAt: moment(),
    /** When and how the person last proved their identity. */
    provedAt: moment(),
    provedBy: text(),
    /** The session for which a framed site's token was made, and with which it ends. */
    parentId: uuid().references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('session_account_idx').on(t.accountId),
    index('session_parent_idx').on(t.parentId),
    ...systemOnlyPolicies(),
  ],
);
