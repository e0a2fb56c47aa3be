import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifySchema, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Database } from './db/database';
import { rememberAgent } from './http/agent';
import './http/fastify-types';
import type { Services } from './http/services';
import { compileValidator } from './http/validate';
import { BODY_LIMIT, readBodies } from './plugins/bodies';
import { serveCalendars } from './plugins/calendars';
import { publishCertificateKeys } from './plugins/certificate-keys';
import { answerClientError } from './plugins/client-errors';
import { compressAnswers } from './plugins/compression';
import { deliverFiles } from './plugins/deliver-files';
import { registerDevPages } from './plugins/dev-pages';
import { registerDocs } from './plugins/docs';
import { registerErrors, sendFrameworkError, sendNotFound } from './plugins/errors';
import { addListEtags } from './plugins/etags';
import { registerHealth } from './plugins/health';
import { loggerOptions, logRequests } from './plugins/logs';
import { answerUnknownMethods } from './plugins/methods';
import { registerMetrics } from './plugins/metrics';
import { answerOptions } from './plugins/plain-options';
import { protectReplies } from './plugins/protection';
import { requestIds, sendRequestId } from './plugins/request-id';
import { limitRequests } from './plugins/request-limits';
import { drainOnShutdown } from './plugins/shutdown';
import { serveSitePictures } from './plugins/site-pictures';
import { receiveUploads } from './plugins/uploads';
import { allRoutes } from './routes/all-routes';
import type { StaticHost } from './static/static-host';
import { refuseEarly } from './static/undecodable';
import { fastifyTrust, type TrustedProxies } from './trusted-proxies';

export interface AppOptions {
  readonly db: Database;
  readonly services: Services;
  readonly logLevel?: string;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy?: TrustedProxies;
  /** Milliseconds that a shutdown may take; 2000 by default. */
  readonly stopWithin?: number;
  /** Serves pages and modules; without it the app has only the API. */
  readonly staticHost?: StaticHost;
  /** Path of platform-server/openapi.json, which /docs shows. */
  readonly openApi: string;
  /** Called for every route, for tests that compare routes with the contract. */
  readonly onRoute?: (route: {
    method: string | string[];
    url: string;
    access: string | undefined;
    schema: FastifySchema | undefined;
  }) => void;
}

const FILE_LIMIT = 2_097_152;

/** Headers that pages of other origins may send. */
const contextHeaders = [
  'content-type',
  'if-match',
  'if-none-match',
  'token',
  'organ',
  'actor',
  'branch',
  'channel',
  'source-host',
  'locale',
  'timezone',
  'tus-resumable',
  'upload-auth',
  'upload-offset',
];

const zodOnly = (): never => {
  throw new Error('Every schema is a zod schema.');
};

/** Builds the whole server without listening; tests `inject` requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, staticHost } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: loggerOptions(options.logLevel ?? 'silent'),
    ...requestIds,
    // Query strings may contain passwords (the contract's changePassword), so logs.ts writes its own lines.
    logController: new LogController({ disableRequestLogging: true }),
    // A shutdown answers open requests (drainOnShutdown).
    forceCloseConnections: 'idle',
    // Fastify's own refusal during a shutdown is no envelope; drainOnShutdown sends one.
    return503OnClosing: false,
    trustProxy: fastifyTrust(options.trustProxy ?? null),
    requestTimeout: 30_000,
    // Requests that Fastify refuses before routing, such as one with an undecodable address.
    frameworkErrors: staticHost ? refuseEarly : sendFrameworkError,
    clientErrorHandler: answerClientError,
    // Otherwise Fastify loads its JSON Schema compilers, which are a hundred files.
    schemaController: { compilersFactory: { buildValidator: zodOnly, buildSerializer: zodOnly } },
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('db', options.db);
  app.decorate('services', services);
  app.decorateRequest('caller');
  app.decorateRequest('foreignPerson');
  app.decorateReply('businessCode');
  const { onRoute } = options;
  if (onRoute) {
    app.addHook('onRoute', ({ method, url, config, schema }) => {
      onRoute({ method, url, access: config?.access, schema });
    });
  }
  answerUnknownMethods(app);
  // Global hooks use `done`, since a promise for each would cost more than their work.
  sendRequestId(app);
  drainOnShutdown(app, options.stopWithin ?? 2000);
  registerErrors(app);
  readBodies(app);
  addListEtags(app);
  protectReplies(app, services.production);
  limitRequests(app, services.requestLimits);
  rememberAgent(app);
  logRequests(app);
  registerMetrics(app);
  answerOptions(app);
  await app.register(cors, {
    origin: [...services.corsOrigins],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: contextHeaders,
    exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'upload-offset', 'x-request-id'],
    maxAge: 600,
  });
  await compressAnswers(app);
  // In a scope of its own, so that its hooks only run for routes with forms.
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 1, fields: 0, fileSize: FILE_LIMIT } });
    app.decorate('forms', forms);
  });
  registerDocs(app, options.openApi);
  app.setNotFoundHandler((request, reply) =>
    staticHost ? staticHost.fallback(request, reply) : sendNotFound(request, reply),
  );
  registerHealth(app);
  serveSitePictures(app);
  receiveUploads(app);
  deliverFiles(app);
  publishCertificateKeys(app);
  serveCalendars(app);
  if (services.devPages) registerDevPages(app);
  // Not registered as plugins, which would add the cost of a scope each: they have no hooks or decorators of their
  // own.
  for (const registerRoutes of allRoutes) await registerRoutes(app);
  if (staticHost) await staticHost.register(app);
  await app.ready();
  return app;
}
