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
import { takeUploads } from './plugins/uploads';
import { accountRoutes } from './routes/account';
import { accountNewRoutes } from './routes/account-new';
import { administratorRoutes } from './routes/administrator';
import { announcementRoutes } from './routes/announcements';
import { articleRoutes, publishedArticleRoutes } from './routes/articles';
import { assessmentRoutes } from './routes/assessments';
import { auditRoutes } from './routes/audit';
import { authCodeRoutes } from './routes/auth-codes';
import { branchRoutes } from './routes/branch';
import { calendarFeedRoutes } from './routes/calendar-feed';
import { categoryRoutes } from './routes/categories';
import { certificateTemplateRoutes } from './routes/certificate-templates';
import { certificateRoutes } from './routes/certificates';
import { configurationRoutes } from './routes/configuration';
import { copyrightUnitRoutes } from './routes/copyright-units';
import { courseRoutes } from './routes/course';
import { courseGrantRoutes } from './routes/course-grants';
import { courseOrderRoutes } from './routes/course-orders';
import { declarationReviewRoutes, declarationRoutes } from './routes/declarations';
import { departmentRoutes } from './routes/department';
import { embeddedRoutes } from './routes/embedded';
import { entranceRoutes } from './routes/entrance';
import { examAnalysisRoutes } from './routes/exam-analysis';
import { examRoutes } from './routes/exams';
import { homeRoutes } from './routes/home';
import { importMapRoutes } from './routes/import-map';
import { inboxRoutes } from './routes/inbox';
import { invitationRoutes } from './routes/invitations';
import { jobRoutes } from './routes/jobs';
import { learningRoutes } from './routes/learning';
import { liveRoutes } from './routes/live';
import { markingRoutes } from './routes/marking';
import { moduleMenuRoutes } from './routes/module-menu';
import { moduleStatusRoutes } from './routes/module-status';
import { monitorRoutes } from './routes/monitor';
import { newsRoutes } from './routes/news';
import { noticeChoiceRoutes } from './routes/notice-choice';
import { organRoutes } from './routes/organ';
import { organizeRoutes } from './routes/organize';
import { ownSessionRoutes } from './routes/own-sessions';
import { paperRoutes } from './routes/papers';
import { paymentRoutes } from './routes/payment';
import { permissionRoutes } from './routes/permission';
import { profileRoutes } from './routes/profiles';
import { proofRoutes } from './routes/proof';
import { questionPackageRoutes } from './routes/question-packages';
import { questionSheetRoutes } from './routes/question-sheets';
import { questionnaireAnswerRoutes } from './routes/questionnaire-answers';
import { questionnaireRoutes } from './routes/questionnaires';
import { questionRoutes } from './routes/questions';
import { recordRoutes } from './routes/records';
import { redemptionRoutes } from './routes/redemption';
import { registrationRoutes } from './routes/registrations';
import { resourceApplicationRoutes } from './routes/resource-applications';
import { resourceFileRoutes } from './routes/resource-files';
import { resourceRoutes } from './routes/resources';
import { roleRoutes } from './routes/role';
import { saasRoutes } from './routes/saas';
import { screenRoutes } from './routes/screens';
import { secondFactorRoutes } from './routes/second-factors';
import { secondStepRoutes } from './routes/second-step';
import { sessionRoutes } from './routes/session';
import { siteRoutes } from './routes/site';
import { sittingRoutes } from './routes/sittings';
import { statisticsRoutes } from './routes/statistics';
import { studentAccountRoutes } from './routes/student-accounts';
import { studentCourseRoutes } from './routes/student-course';
import { studentSheetRoutes } from './routes/student-sheets';
import { studentRoutes } from './routes/students';
import { talentRoutes } from './routes/talent';
import { teacherSheetRoutes } from './routes/teacher-sheets';
import { teacherRoutes } from './routes/teachers';
import { trainItemRoutes } from './routes/train-items';
import { trainUserRoutes } from './routes/train-users';
import { trainRoutes } from './routes/trains';
import { undoRoutes } from './routes/undo';
import { userRoutes } from './routes/user';
import { userNewRoutes } from './routes/user-new';
import { wordingRoutes } from './routes/wordings';
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

const routes = [
  accountRoutes,
  accountNewRoutes,
  administratorRoutes,
  announcementRoutes,
  authCodeRoutes,
  branchRoutes,
  calendarFeedRoutes,
  categoryRoutes,
  configurationRoutes,
  copyrightUnitRoutes,
  courseRoutes,
  courseGrantRoutes,
  courseOrderRoutes,
  redemptionRoutes,
  departmentRoutes,
  organizeRoutes,
  embeddedRoutes,
  entranceRoutes,
  homeRoutes,
  importMapRoutes,
  jobRoutes,
  learningRoutes,
  liveRoutes,
  questionRoutes,
  questionPackageRoutes,
  questionSheetRoutes,
  paperRoutes,
  certificateTemplateRoutes,
  certificateRoutes,
  examRoutes,
  examAnalysisRoutes,
  trainRoutes,
  trainUserRoutes,
  trainItemRoutes,
  assessmentRoutes,
  talentRoutes,
  articleRoutes,
  publishedArticleRoutes,
  newsRoutes,
  declarationRoutes,
  declarationReviewRoutes,
  questionnaireRoutes,
  questionnaireAnswerRoutes,
  markingRoutes,
  sittingRoutes,
  inboxRoutes,
  invitationRoutes,
  moduleMenuRoutes,
  moduleStatusRoutes,
  monitorRoutes,
  noticeChoiceRoutes,
  organRoutes,
  ownSessionRoutes,
  paymentRoutes,
  permissionRoutes,
  profileRoutes,
  proofRoutes,
  auditRoutes,
  recordRoutes,
  registrationRoutes,
  resourceRoutes,
  resourceFileRoutes,
  resourceApplicationRoutes,
  roleRoutes,
  saasRoutes,
  screenRoutes,
  sessionRoutes,
  siteRoutes,
  statisticsRoutes,
  wordingRoutes,
  secondFactorRoutes,
  secondStepRoutes,
  studentRoutes,
  studentAccountRoutes,
  studentCourseRoutes,
  studentSheetRoutes,
  teacherRoutes,
  teacherSheetRoutes,
  undoRoutes,
  userRoutes,
  userNewRoutes,
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
  app.decorateRequest('foreigner');
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
  takeUploads(app);
  deliverFiles(app);
  publishCertificateKeys(app);
  serveCalendars(app);
  if (services.devPages) registerDevPages(app);
  // Not registered as plugins, which would add the cost of a scope each: they have no hooks or decorators of their
  // own.
  for (const each of routes) await each(app);
  if (staticHost) await staticHost.register(app);
  await app.ready();
  return app;
}
