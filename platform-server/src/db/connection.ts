import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import { identifier, type Roles } from './roles';

/** Milliseconds that the database may take before a call fails. */
export interface TimeLimits {
  /** For a connection, including the wait for a free one of the pool. */
  readonly connect: number;
  /** For a statement, enforced by the database. */
  readonly statement: number;
  /** The same, enforced by the driver, for a database that hangs. */
  readonly answer: number;
  /** For an idle transaction. */
  readonly idleTransaction: number;
}

/** Together less than the 30 seconds that a page waits. */
export const timeLimits: TimeLimits = {
  connect: 5000,
  statement: 10_000,
  answer: 12_000,
  idleTransaction: 60_000,
};

/** The configuration for `pg`, without statement limits, since migrations may take long. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: timeLimits.connect,
  // Detects a peer that vanished without closing the connection, such as a lost machine or a dropped firewall entry.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * The statements that begin a connection. They are not start-up parameters, which a connection pooler may refuse.
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

/** The limits that `pg` itself enforces. */
export const clientLimits = (limits: TimeLimits | null): pg.ClientConfig =>
  limits ? { connectionTimeoutMillis: limits.connect, query_timeout: limits.answer } : {};
