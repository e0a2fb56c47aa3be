import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import { identifier, type Roles } from './roles';

/** How long the database may take before a call is given up, in milliseconds. */
export interface TimeLimits {
  /** For a connection, a free one of the pool included. */
  readonly connect: number;
  /** For a statement: the database ends it. */
  readonly statement: number;
  /** The same, counted here: a database that hangs ends nothing. */
  readonly answer: number;
  /** For a transaction that is abandoned. */
  readonly idleTransaction: number;
}

/** Together less than the half minute that a page waits. */
export const timeLimits: TimeLimits = {
  connect: 5000,
  statement: 10_000,
  answer: 12_000,
  idleTransaction: 60_000,
};

/** For `pg`, without limits for a statement: migrations take their time. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: timeLimits.connect,
  // A peer that vanished without a word (a machine lost, a firewall's forgetfulness) is noticed.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * What a connection begins with. Not among the start parameters, which a pooler in between refuses.
 * Without limits for the embedded database, whose single session is shared.
 */
export const setupStatements = (roles: Roles, limits: TimeLimits | null): string[] => [
  `SET ROLE ${identifier(roles.system)}`,
  ...(limits
    ? [
        `SELECT pg_advisory_lock_shared(${advisoryLocks.ownRoles})`,
        `SET statement_timeout = ${limits.statement}`,
        `SET idle_in_transaction_session_timeout = ${limits.idleTransaction}`,
      ]
    : []),
];

/** The limits that `pg` itself keeps. */
export const clientLimits = (limits: TimeLimits | null): pg.ClientConfig =>
  limits ? { connectionTimeoutMillis: limits.connect, query_timeout: limits.answer } : {};
