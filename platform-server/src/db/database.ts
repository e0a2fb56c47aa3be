import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockOfKey } from './advisory-locks';
import { clientLimits, setupStatements, type TimeLimits } from './connection';
import {
  coalescingSocket,
  holding,
  inScope,
  openPipeline,
  type ScopeParameters,
  type Statement,
} from './pipeline';
import { identifier, type Roles } from './roles';
import { rethrowUnavailable, unavailableReason } from './unavailable';

/** A transaction: drizzle on one connection. */
export type Tx = NodePgDatabase<Record<string, never>>;

/** That of a transaction inside one tenant, which may step out of it (`asSystem`). */
export type TenantTx = Tx & { readonly roles: Roles };

/** Whose rows a transaction may touch. */
export interface TenantScope {
  readonly tenantId: string;
  /** The caller's own account row becomes visible too. */
  readonly accountId?: string | null;
  /** A read-only session writes nothing, whatever the code tries. */
  readonly readOnly?: boolean;
  /** In whose organisation; without one the students of the whole tenant are there. */
  readonly actor?: { readonly organId: string } | null;
  /** The caller's own rows stay visible. */
  readonly memberId?: string | null;
  /** Whose students are there: those of these branches, null for the whole organisation. */
  readonly branches?: readonly string[] | null;
}

/** The settings that the policies read (schema/shared.ts). */
function settingsOf(scope: TenantScope): ScopeParameters {
  const { tenantId, accountId, actor, memberId, branches } = scope;
  const within = branches === null ? '*' : branches && `{${branches.join(',')}}`;
  return {
    tenantId,
    accountId: accountId ?? '',
    organId: actor?.organId ?? '',
    memberId: memberId ?? '',
    branches: within ?? '',
  };
}

/** A short read, already inside one tenant. */
export type QueryTenant = <R extends pg.QueryResultRow>(statement: Statement) => Promise<R[]>;

export interface Database {
  readonly pool: pg.Pool;
  /** Runs `work` as the tenants' role, inside one of them, held there by row-level security. */
  withTenant<T>(scope: TenantScope, work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Runs `work` as the system's role: across tenants, for login, sessions and the operator. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement as the system's role, without the cost of a transaction. */
  read<R extends Record<string, unknown>>(query: SQL): Promise<R[]>;
  /** The same for a short read of every call, which shares its connection with others. */
  query<R extends pg.QueryResultRow>(statement: Statement): Promise<R[]>;
  /** The same while nobody else holds a key (`lockKey`): for a short change that must find what its maker had seen. */
  queryHolding<R extends pg.QueryResultRow>(key: string, statement: Statement): Promise<R[]>;
  /** A short read inside one tenant, held there by row-level security. */
  queryTenant<R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement): Promise<R[]>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifiers, alone or as an array, are checked before they enter a statement that cannot take parameters. */
function literal(id: string | null | undefined): string {
  if (!id) return "''";
  const parts = id === '*' ? [] : id.replace(/^\{|\}$/g, '').split(',');
  if (!parts.every((part) => part === '' || UUID.test(part)))
    throw new TypeError('not an identifier');
  return `'${id}'`;
}

const config = { casing: 'snake_case' } as const;

const setLocalRole = (role: string): SQL => sql`SET LOCAL ROLE ${sql.identifier(role)}`;

/**
 * Runs `work` as the system in the middle of a tenant's transaction, for what lies outside the
 * tenant: both are kept or neither is.
 */
export async function asSystem<T>(tx: TenantTx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(setLocalRole(tx.roles.system));
  try {
    return await work(tx);
  } finally {
    // In a transaction that a statement has broken nothing runs any more, and nobody works on as the system.
    await tx.execute(setLocalRole(tx.roles.app)).catch(() => {});
  }
}

/**
 * Opens the pool. Every connection leaves the owner's rights behind before its first statement. What
 * fails because the database is away rejects with DatabaseUnavailableError.
 *
 * @param limits none for the embedded database
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
    // Called once for each new connection, before anybody gets it.
    verify: (client, done) => {
      client.query(setup.join(';')).then(() => done(), done);
    },
  });
  // An idle connection that breaks is replaced by the next query; without a listener it ends the process.
  pool.on('error', () => {});
  // The same for one that is in use: its statement rejects, or the next one does.
  pool.on('connect', (client) => client.on('error', () => {}));
  const setTenantRole = `SET LOCAL ROLE ${identifier(roles.app)};`;
  const system = drizzle(pool, config);
  /** One drizzle object a connection, since it caches names of tables and columns. */
  const drizzles = new WeakMap<pg.PoolClient, TenantTx>();
  const drizzleFor = (client: pg.PoolClient): TenantTx => {
    const cached = drizzles.get(client) ?? Object.assign(drizzle(client, config), { roles });
    drizzles.set(client, cached);
    return cached;
  };

  async function transact<T>(begin: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(rethrowUnavailable);
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(drizzleFor(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // Of a connection that does not answer nothing more is asked: its end is the rollback.
      if (unavailableReason(error)) broken = error as Error;
      else
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
      return rethrowUnavailable(error);
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    withTenant: (scope, work) => {
      const { tenantId, accountId, organId, memberId, branches } = settingsOf(scope);
      return transact(
        `BEGIN${scope.readOnly ? ' READ ONLY' : ''};${setTenantRole}` +
          `SET LOCAL app.tenant_id=${literal(tenantId)};SET LOCAL app.account_id=${literal(accountId)};` +
          `SET LOCAL app.organ_id=${literal(organId)};SET LOCAL app.member_id=${literal(memberId)};` +
          `SET LOCAL app.branches=${literal(branches)}`,
        work,
      );
    },
    withSystem: (work) => transact('BEGIN', work),
    read: async <R extends Record<string, unknown>>(query: SQL): Promise<R[]> =>
      (await system.execute(query).catch(rethrowUnavailable)).rows as unknown as R[],
    query: <R extends pg.QueryResultRow>(statement: Statement) =>
      pipeline.query<R>(statement, null).catch(rethrowUnavailable),
    queryHolding: <R extends pg.QueryResultRow>(key: string, statement: Statement) =>
      pipeline.query<R>(statement, holding(key)).catch(rethrowUnavailable),
    queryTenant: <R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement) =>
      pipeline.query<R>(statement, inScope(settingsOf(scope))).catch(rethrowUnavailable),
    close: async () => {
      await Promise.all([pool.end(), pipeline.close()]);
    },
  };
}

/** Holds a key until the transaction ends, as `queryHolding` does for one statement. */
export const lockKey = (tx: Tx, key: string): Promise<unknown> =>
  tx.execute(sql`SELECT ${sql.raw(lockOfKey('key'))} FROM (SELECT ${key}::text AS key) one`);

/**
 * Work that may fail without ending the transaction around it. Not drizzle's `transaction`: that one
 * knows nothing of ours, and its COMMIT would end it.
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

/** True for a violated unique constraint, of that name when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const cause = databaseError(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** True where what a row points at is not there, or something still points at what goes. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  databaseError(error)?.code === '23503';

/** True for the one of two transactions waiting for each other that was ended. */
export const isDeadlock = (error: unknown): boolean => databaseError(error)?.code === '40P01';

/** The driver's error behind drizzle's, if there is one. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e;
  }
  return null;
}
