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
  /** Proxies whose X-Forwarded-For is trusted; none unless set. */
  readonly trustProxy?: TrustedProxies;
  /** Milliseconds that a stop may take; 2000 without it. */
  readonly stopWithin?: number;
  /** Serves pages and modules; without it the API is alone. */
  readonly staticHost?: StaticHost;
  /** The description of all calls, platform-server/openapi.json, which /docs shows. */
  readonly openApi: string;
  /** Told of every route, for the tests that hold them to the contract. */
  readonly onRoute?: (route: {
    method: string | string[];
    url: string;
    access: string | undefined;
    schema: FastifySchema | undefined;
  }) => void;
}

const FILE_LIMIT = 2_097_152;

/** What pages of other origins may send and read. */
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

/** The whole server without a port: tests `inject` into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, staticHost } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: loggerOptions(options.logLevel ?? 'silent'),
    ...requestIds,
    // Query strings may carry passwords (the contract's changePassword): logs.ts writes its own lines.
    logController: new LogController({ disableRequestLogging: true }),
    // A stop answers what is open (leaveInOrder).
    forceCloseConnections: 'idle',
    // Fastify's own refusal during a stop is no envelope: leaveInOrder has one.
    return503OnClosing: false,
    trustProxy: fastifyTrust(options.trustProxy ?? null),
    requestTimeout: 30_000,
    // What Fastify refuses before any route: an address that cannot be decoded, a parameter too long.
    frameworkErrors: staticHost ? refuseEarly : sendFrameworkError,
    clientErrorHandler: answerClientError,
    // Without these Fastify loads its compilers for JSON Schema, a hundred files.
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
  // Hooks of every call take `done`: a promise for each would cost more than what they do.
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
  // Its hooks are for whatever may take a form: most calls do without them.
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
  // None has hooks or names of its own: as plugins each would cost a scope, and a search for its name.
  for (const each of routes) await each(app);
  if (staticHost) await staticHost.register(app);
  await app.ready();
  return app;
}
