import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { sendUnavailable } from './errors';

const hidden = { schema: { hide: true } as object };

/** Shorter than the timeout of a load balancer's probe. */
const TIMEOUT_MS = 2000;

/** Returns a probe of the database; concurrent callers share one query. */
export function watchDatabase(db: Database): () => Promise<boolean> {
  let pendingQuery: Promise<boolean> | null = null;
  const queryDatabase = (): Promise<boolean> => {
    pendingQuery ??= db
      .executeAsSystem(sql`SELECT 1 AS one`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        pendingQuery = null;
      });
    return pendingQuery;
  };
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    return Promise.race([queryDatabase(), timeout]).finally(() => clearTimeout(timer));
  };
}

/** `/healthz`: 200 while the process runs. `/readyz`: 200 while the database answers and no shutdown has begun. */
export function registerHealth(app: FastifyInstance): void {
  const answers = watchDatabase(app.db);
  app.get('/healthz', hidden, async () => ({
    code: errorCodes.ok,
    message: '',
    data: { state: 'alive', version: app.services.version },
  }));
  app.get('/readyz', hidden, async (request, reply) => {
    if (app.leaving.hasBegun || !(await answers())) return sendUnavailable(request, reply);
    return { code: errorCodes.ok, message: '', data: 'ready' };
  });
}
