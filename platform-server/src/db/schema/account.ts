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
    /** When phone and mail were bound by a change; null for what the account began with. */
    phoneBoundAt: moment(),
    mailBoundAt: moment(),
    /** argon2id in PHC form; null where only other ways in exist. */
    passwordHash: text(),
    passwordChangedAt: moment().notNull().defaultNow(),
    /** A password that the server made up works until then; null for one that its owner chose. */
    passwordExpiresAt: moment(),
    nickname: text().notNull().default(''),
    name: text().notNull().default(''),
    /** 1 means real-name verified. */
    idAuthStatus: integer().notNull().default(0),
    /**
     * Others could enter: somebody else set its password, and the owner has not set one by the phone's
     * code since. Anyone who was in may have bound an address of theirs.
     */
    isOpenToOthers: boolean().notNull().default(false),
    /** The tenant that opened it and that alone has it; null for who registered, and once another takes it in. */
    openedBy: uuid().references(() => tenant.id, { onDelete: 'set null' }),
    /** Platform operators may use permissions that reach across tenants. */
    isOperator: boolean().notNull().default(false),
    /** Whether its owner wants to hear of log-ins from networks that are new to it. */
    newNetworkByMail: boolean().notNull().default(false),
    newNetworkByPhone: boolean().notNull().default(false),
    /** Of servers of the release before, which may run beside this one; nobody else reads or writes it. */
    lastLoginAt: moment(),
    /** Closed by its owner: nobody logs in any more. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  () => ownAccountPolicies('id'),
);

/** A session: who, in which tenant, and with what context. The token itself is never stored. */
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
    /** Chosen by the session itself in the new flow; the old flow sends actor and branch as headers. */
    actorId: uuid(),
    branchId: uuid(),
    flow: text({ enum: ['old', 'new'] }).notNull(),
    readOnly: boolean().notNull().default(false),
    /** As the browser named itself at login, and from where. */
    userAgent: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** Over then, however much it is used: the session's own change of password set its end. */
    endsAt: moment(),
    revokedAt: moment(),
    /** When the person last proved that it is them, and how. */
    provedAt: moment(),
    provedBy: text(),
    /** The session that a framed site's token was made from, and ends with. */
    parentId: uuid().references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('session_account_idx').on(t.accountId),
    index('session_parent_idx').on(t.parentId),
    ...systemOnlyPolicies(),
  ],
);
