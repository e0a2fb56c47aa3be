import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clientLimits, setupStatements, type TimeLimits } from './connection';
import type { Database, TenantScope, TenantTx } from './database';
import {
  coalescingSocket,
  lockPrelude,
  openPipeline,
  type Statement,
  scopePrelude,
} from './pipeline';
import { identifier, type Roles } from './roles';
import { settingLiteral, settingsOf } from './tenant-settings';
import { rethrowUnavailable, unavailableReason } from './unavailable';

const config = { casing: 'snake_case' } as const;

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
    queryAsSystem: <R extends pg.QueryResultRow>(statement: Statement) =>
      pipeline.query<R>(statement, null).catch(rethrowUnavailable),
    queryAsSystemWithLock: <R extends pg.QueryResultRow>(key: string, statement: Statement) =>
      pipeline.query<R>(statement, lockPrelude(key)).catch(rethrowUnavailable),
    queryTenant: <R extends pg.QueryResultRow>(scope: TenantScope, statement: Statement) =>
      pipeline.query<R>(statement, scopePrelude(settingsOf(scope))).catch(rethrowUnavailable),
    close: async () => {
      await Promise.all([pool.end(), pipeline.close()]);
    },
  };
}
