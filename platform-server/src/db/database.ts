import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { lockOfKey } from './advisory-locks';
import type { Statement } from './pipeline';
import type { Roles } from './roles';

/** A transaction: drizzle on one connection. */
export type Tx = NodePgDatabase<Record<string, never>>;

/** A transaction inside one tenant, which may temporarily act as the system (`asSystem`). */
export type TenantTx = Tx & { readonly roles: Roles };

/** Which rows a transaction may access. */
export interface TenantScope {
  readonly tenantId: string;
  /** Makes the caller's own account row visible too. */
  readonly accountId?: string | null;
  /** True makes the transaction read-only in the database. */
  readonly readOnly?: boolean;
  /** The caller's organisation; without it the students of the whole tenant are visible. */
  readonly actor?: { readonly organId: string } | null;
  /** The caller's own rows stay visible. */
  readonly memberId?: string | null;
  /** The branches whose students are visible; null for the whole organisation. */
  readonly branches?: readonly string[] | null;
}

/** Runs a short read inside one tenant. */
export type QueryTenant = <R extends pg.QueryResultRow>(statement: Statement) => Promise<R[]>;

export interface Database {
  readonly pool: pg.Pool;
  /** Runs `work` in a transaction as the tenants' role, restricted to one tenant by row-level security. */
  withTenant<T>(scope: TenantScope, work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction as the system's role, across tenants: for login, sessions and operators. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs one statement as the system's role, without the cost of a transaction. */
  executeAsSystem<R extends Record<string, unknown>>(query: SQL): Promise<R[]>;
  /** The same for a short read that every request makes; it shares its connection with others. */
  queryAsSystem<R extends pg.QueryResultRow>(statement: Statement): Promise<R[]>;
  /** The same while holding the lock of a key (`lockKey`), for a short change that must not overlap another one. */
  queryAsSystemWithLock<R extends pg.QueryResultRow>(
    key: string,
    statement: Statement,
  ): Promise<R[]>;
  /** Runs a short read inside one tenant, restricted by row-level security. */
  queryTenant<R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement): Promise<R[]>;
  close(): Promise<void>;
}

const setLocalRole = (role: string): SQL => sql`SET LOCAL ROLE ${sql.identifier(role)}`;

/**
 * Runs `work` as the system within a tenant's transaction, for rows outside of the tenant, so that both are committed
 * together.
 */
export async function asSystem<T>(tx: TenantTx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(setLocalRole(tx.roles.system));
  try {
    return await work(tx);
  } finally {
    // In an aborted transaction the statement fails, but then no further statement can run as the system either.
    await tx.execute(setLocalRole(tx.roles.app)).catch(() => {});
  }
}

/** Locks a key until the transaction ends, as `queryAsSystemWithLock` does for one statement. */
export const lockKey = (tx: Tx, key: string): Promise<unknown> =>
  tx.execute(sql`SELECT ${sql.raw(lockOfKey('key'))} FROM (SELECT ${key}::text AS key) one`);

/**
 * Runs work that may fail without aborting the surrounding transaction. Drizzle's `transaction` is not usable: it would
 * begin a new transaction, and its COMMIT would end ours.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`SAVEPOINT part`);
  try {
    const result = await work();
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    await tx.execute(sql`ROLLBACK TO SAVEPOINT part; RELEASE SAVEPOINT part`);
    throw error;
  }
}
