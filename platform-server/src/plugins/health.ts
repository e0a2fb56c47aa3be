import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

const hidden = { schema: { hide: true } as object };

/** `/healthz`: the process answers. `/readyz`: the database does too, and no stop is under way. */
export function registerHealth(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', hidden, async () => ({ code: errorCodes.ok, message: '', data: 'alive' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready =
      !stopping &&
      (await app.db.read(sql`SELECT 1 AS one`).then(
        () => true,
        () => false,
      ));
    if (ready) return { code: errorCodes.ok, message: '', data: 'ready' };
    return reply.status(503).send({ code: errorCodes.internal, message: '', data: 'not ready' });
  });
}
