import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockOfKey } from './advisory-locks';
import { clientLimits, setupStatements, type TimeLimits } from './connection';
import {
  coalescingSocket,
  inScope,
  lockPrelude,
  openPipeline,
  type ScopeParameters,
  type Statement,
} from './pipeline';
import { identifier, type Roles } from './roles';
import { rethrowUnavailable, unavailableReason } from './unavailable';

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

/** The settings that the policies read (schema/shared.ts). */
function settingsOf(scope: TenantScope): ScopeParameters {
  const { tenantId, accountId, actor, memberId, branches } = scope;
  const branchSetting = branches === null ? '*' : branches && `{${branches.join(',')}}`;
  return {
    tenantId,
    accountId: accountId ?? '',
    organId: actor?.organId ?? '',
    memberId: memberId ?? '',
    branches: branchSetting ?? '',
  };
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
  query<R extends pg.QueryResultRow>(statement: Statement): Promise<R[]>;
  /** The same while holding the lock of a key (`lockKey`), for a short change that must not overlap another one. */
  queryHolding<R extends pg.QueryResultRow>(key: string, statement: Statement): Promise<R[]>;
  /** Runs a short read inside one tenant, restricted by row-level security. */
  queryTenant<R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement): Promise<R[]>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Validates ids before they are written into a statement that cannot have parameters. */
function settingLiteral(id: string | null | undefined): string {
  if (!id) return "''";
  const parts = id === '*' ? [] : id.replace(/^\{|\}$/g, '').split(',');
  if (!parts.every((part) => part === '' || UUID.test(part)))
    throw new TypeError('not an identifier');
  return `'${id}'`;
}

const config = { casing: 'snake_case' } as const;

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

/**
 * Opens the pool. Every connection gives up the owner's rights before its first statement. Calls reject with
 * DatabaseUnavailableError while the database cannot be reached.
 *
 * @param limits null for the embedded database
 */
export function openDatabase(
  options: pg.PoolConfig,
  roles: Roles,
  limits: TimeLimits | null,
): Database {
  const connection = { stream: coalescingSocket, ...options, ...clientLimits(limits) };
  const setup = setupStatements(roles, limits);
  const pipeline = openPipeline(connection, { statements: setup, tenantRole: roles.app });
  const pool = new pg.Pool({
    max: 20,
    ...connection,
    // Called once for each new connection, before the pool hands it out.
    verify: (client, done) => {
      client.query(setup.join(';')).then(() => done(), done);
    },
  });
  // An idle connection that breaks is replaced by the next query; without a listener the error would end the process.
  pool.on('error', () => {});
  // The same for a connection in use, whose present or next statement rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  const setTenantRole = `SET LOCAL ROLE ${identifier(roles.app)};`;
  const system = drizzle(pool, config);
  /** One drizzle object per connection, since it caches names of tables and columns. */
  const cachedByClient = new WeakMap<pg.PoolClient, TenantTx>();
  const drizzleFor = (client: pg.PoolClient): TenantTx => {
    const cached = cachedByClient.get(client) ?? Object.assign(drizzle(client, config), { roles });
    cachedByClient.set(client, cached);
    return cached;
  };

  async function transact<T>(begin: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(rethrowUnavailable);
    let connectionError: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(drizzleFor(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A connection that does not respond is discarded; closing it rolls the transaction back.
      if (unavailableReason(error)) connectionError = error as Error;
      else
        await client.query('ROLLBACK').catch((failure: Error) => {
          connectionError = failure;
        });
      return rethrowUnavailable(error);
    } finally {
      client.release(connectionError);
    }
  }

  return {
    pool,
    withTenant: (scope, work) => {
      const { tenantId, accountId, organId, memberId, branches } = settingsOf(scope);
      return transact(
        `BEGIN${scope.readOnly ? ' READ ONLY' : ''};${setTenantRole}` +
          `SET LOCAL app.tenant_id=${settingLiteral(tenantId)};SET LOCAL app.account_id=${settingLiteral(accountId)};` +
          `SET LOCAL app.organ_id=${settingLiteral(organId)};SET LOCAL app.member_id=${settingLiteral(memberId)};` +
          `SET LOCAL app.branches=${settingLiteral(branches)}`,
        work,
      );
    },
    withSystem: (work) => transact('BEGIN', work),
    executeAsSystem: async <R extends Record<string, unknown>>(query: SQL): Promise<R[]> =>
      (await system.execute(query).catch(rethrowUnavailable)).rows as unknown as R[],
    query: <R extends pg.QueryResultRow>(statement: Statement) =>
      pipeline.query<R>(statement, null).catch(rethrowUnavailable),
    queryHolding: <R extends pg.QueryResultRow>(key: string, statement: Statement) =>
      pipeline.query<R>(statement, lockPrelude(key)).catch(rethrowUnavailable),
    queryTenant: <R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement) =>
      pipeline.query<R>(statement, inScope(settingsOf(scope))).catch(rethrowUnavailable),
    close: async () => {
      await Promise.all([pool.end(), pipeline.close()]);
    },
  };
}

/** Locks a key until the transaction ends, as `queryHolding` does for one statement. */
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

/** True for a unique violation, of the given constraint if there is one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = databaseError(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** True if a referenced row does not exist, or a row to delete is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  databaseError(error)?.code === '23503';

/** True for the transaction that the database cancelled to resolve a deadlock. */
export const isDeadlock = (error: unknown): boolean => databaseError(error)?.code === '40P01';

/** The driver's error inside drizzle's; null if there is none. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e;
  }
  return null;
}
