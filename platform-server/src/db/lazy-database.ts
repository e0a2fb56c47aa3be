import type { Database } from './database';
import type { OpenedDatabase } from './open-database';

/**
 * A database that is still being opened, so that routes can be created meanwhile. Calls wait until it is open, and
 * reject if opening fails.
 */
export function lazyDatabase(opening: Promise<OpenedDatabase>): Database {
  let opened: Database | undefined;
  const ready = opening.then(({ db }) => {
    opened = db;
    return db;
  });
  ready.catch(() => {});
  return {
    get pool() {
      if (!opened) throw new Error('The database is not open yet.');
      return opened.pool;
    },
    withTenant: async (scope, work) => (await ready).withTenant(scope, work),
    withSystem: async (work) => (await ready).withSystem(work),
    executeAsSystem: async (query) => (await ready).executeAsSystem(query),
    queryAsSystem: async (statement) => (await ready).queryAsSystem(statement),
    queryAsSystemWithLock: async (key, statement) =>
      (await ready).queryAsSystemWithLock(key, statement),
    queryTenant: async (scope, statement) => (await ready).queryTenant(scope, statement),
    close: async () => (await ready).close(),
  };
}
