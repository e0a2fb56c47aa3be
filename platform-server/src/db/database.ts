import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { awayReason, throwAway } from './away';
import { clientLimits, openingOf, type TimeLimits } from './connection';
import { oneWriteSocket } from './one-write';
import { Pipeline, type Statement } from './pipeline';
import { identifier, type Roles } from './roles';

/** A transaction's face: everything drizzle does, on one connection. */
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
}

/** A short read, already inside one tenant. */
export type AskTenant = <R extends pg.QueryResultRow>(statement: Statement) => Promise<R[]>;

export interface Database {
  readonly pool: pg.Pool;
  /** Runs `work` as the tenants' role, inside one of them, held there by row-level security. */
  withTenant<T>(scope: TenantScope, work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Runs `work` as the system's role: across tenants, for login, sessions and the operator. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement as the system's role, without the cost of a transaction. */
  read<R extends Record<string, unknown>>(query: SQL): Promise<R[]>;
  /** The same for a short read of every call, which shares its connection with others. */
  ask<R extends pg.QueryResultRow>(statement: Statement): Promise<R[]>;
  /** A short read inside one tenant, held there by row-level security. */
  askTenant<R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement): Promise<R[]>;
  close(): Promise<void>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifiers are checked before they enter a statement that cannot take parameters. */
function literal(id: string | null | undefined): string {
  if (!id) return "''";
  if (!UUID.test(id)) throw new TypeError('not an identifier');
  return `'${id}'`;
}

const config = { casing: 'snake_case' } as const;

const becoming = (role: string): SQL => sql`SET LOCAL ROLE ${sql.identifier(role)}`;

/**
 * Runs `work` as the system in the middle of a tenant's transaction, for what lies outside the
 * tenant: both are kept or neither is.
 */
export async function asSystem<T>(tx: TenantTx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(becoming(tx.roles.system));
  try {
    return await work(tx);
  } finally {
    // In a transaction that a statement has broken nothing runs any more, and nobody works on as the system.
    await tx.execute(becoming(tx.roles.app)).catch(() => {});
  }
}

/**
 * Opens the pool. Every connection leaves the owner's rights behind before its first statement. What
 * fails because the database is away rejects with DatabaseAwayError.
 *
 * @param limits none for the embedded database
 */
export function openDatabase(
  options: pg.PoolConfig,
  roles: Roles,
  limits: TimeLimits | null,
): Database {
  const connection = { stream: oneWriteSocket, ...options, ...clientLimits(limits) };
  const opening = openingOf(roles, limits);
  const pipeline = new Pipeline(connection, { statements: opening, tenantRole: roles.app });
  const pool = new pg.Pool({
    max: 20,
    ...connection,
    // Called once for each new connection, before anybody gets it.
    verify: (client, done) => {
      client.query(opening.join(';')).then(() => done(), done);
    },
  });
  // An idle connection that breaks is replaced by the next query; without a listener it ends the process.
  pool.on('error', () => {});
  // The same for one that is in use: its statement rejects, or the next one does.
  pool.on('connect', (client) => client.on('error', () => {}));
  const enterTenants = `SET LOCAL ROLE ${identifier(roles.app)};`;
  const system = drizzle(pool, config);
  /** One face a connection: it remembers the names of tables and columns. */
  const faces = new WeakMap<pg.PoolClient, TenantTx>();
  const faceOf = (client: pg.PoolClient): TenantTx => {
    const known = faces.get(client) ?? Object.assign(drizzle(client, config), { roles });
    faces.set(client, known);
    return known;
  };

  async function transact<T>(begin: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(throwAway);
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(faceOf(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // Of a connection that does not answer nothing more is asked: its end is the rollback.
      if (awayReason(error)) broken = error as Error;
      else
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
      return throwAway(error);
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    withTenant: ({ tenantId, accountId, readOnly }, work) =>
      transact(
        `BEGIN${readOnly ? ' READ ONLY' : ''};${enterTenants}` +
          `SET LOCAL app.tenant_id=${literal(tenantId)};SET LOCAL app.account_id=${literal(accountId)}`,
        work,
      ),
    withSystem: (work) => transact('BEGIN', work),
    read: async <R extends Record<string, unknown>>(query: SQL): Promise<R[]> =>
      (await system.execute(query).catch(throwAway)).rows as unknown as R[],
    ask: <R extends pg.QueryResultRow>(statement: Statement) =>
      pipeline.ask<R>(statement, null).catch(throwAway),
    askTenant: <R extends pg.QueryResultRow>(
      { tenantId, accountId }: TenantScope,
      statement: Statement,
    ) => pipeline.ask<R>(statement, { tenantId, accountId: accountId ?? '' }).catch(throwAway),
    close: async () => {
      await Promise.all([pool.end(), pipeline.close()]);
    },
  };
}

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

/** The driver's error behind drizzle's, if there is one. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError) return e;
  }
  return null;
}
