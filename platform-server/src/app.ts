import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from './db/database';
import './http/fastify-types';
import type { AppSettings } from './http/fastify-types';
import { tolerateEmptyBodies } from './plugins/empty-bodies';
import { registerErrors, sendNotFound } from './plugins/errors';
import { accountRoutes } from './routes/account';
import { configurationRoutes } from './routes/configuration';
import { departmentRoutes } from './routes/department';
import { roleRoutes } from './routes/role';
import { userRoutes } from './routes/user';
import type { StaticHost } from './static/static-host';

export interface AppOptions {
  readonly db: Database;
  readonly settings: AppSettings;
  readonly logLevel?: string;
  /** Serves pages and modules; without it the API stands alone. */
  readonly staticHost?: StaticHost;
}

const BODY_LIMIT = 1_048_576;

/** The whole server without a port: tests `inject` into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: options.logLevel ?? 'silent' },
    // Query strings may carry passwords (the contract's changePassword): no request lines in the log.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.decorate('db', options.db);
  app.decorate('settings', options.settings);
  app.decorateRequest('caller');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  tolerateEmptyBodies(app);
  app.setNotFoundHandler((request, reply) =>
    options.staticHost ? options.staticHost.fallback(request, reply) : sendNotFound(request, reply),
  );
  for (const routes of [
    accountRoutes,
    configurationRoutes,
    departmentRoutes,
    roleRoutes,
    userRoutes,
  ]) {
    await app.register(routes);
  }
  if (options.staticHost) await options.staticHost.register(app);
  return app;
}
