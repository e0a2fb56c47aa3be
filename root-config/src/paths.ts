/** Paths and segments of specification §2, as data. */

/** First segments of the declared sub-applications; any other `@edu-app/<segment>` of the map works too. */
export const declaredSegments = [
  'saas',
  'cms',
  'payment',
  'modular',
  'form',
  'custom',
  'govern-system',
  'daas',
  'c-admin',
  'jhh-admin',
  'lowcode-admin',
  'traffic',
  'xwqh-admin',
] as const;

/**
 * Pages of sub-applications that fill the window: those of specification §2, "Without the frame", and ours for
 * sitting an exam.
 */
export const fullPagePaths: ReadonlySet<string> = new Set([
  '/cms/content/articles/pvwp',
  '/cms/content/classify/pvwp',
  '/cms/content/dissertation/preview',
  '/saas/screen/governmentDataScreen',
  '/saas/screen/trainRegulation',
  '/saas/EasyScreen',
  '/saas/zegoroomkit',
  '/custom/certificateQueryPage',
  '/custom/certificateQueryResult',
  '/form/answer',
  '/learn/sitting',
]);

/** The certificate query pages and questionnaires that a link leads to skip all guards. */
export const unguardedPaths: ReadonlySet<string> = new Set([
  '/custom/certificateQueryPage',
  '/custom/certificateQueryResult',
  '/form/answer',
]);

/** Screens that are public, with or without a session. */
export const publicScreens: ReadonlySet<string> = new Set([
  '/saas/screen/governmentDataScreen',
  '/saas/screen/trainRegulation',
]);

/** Screens for walls, which are a module of their own. */
export const wallPaths: ReadonlySet<string> = new Set([...publicScreens, '/saas/EasyScreen']);

/** Paths that need no token (specification §2, "Routing guard"; `/error` by architecture §3, "Paths"). */
export const publicPaths: ReadonlySet<string> = new Set([
  ...unguardedPaths,
  '/entrance',
  '/entrance/login',
  '/entrance/register',
  '/entrance/forget',
  '/entrance/slhSignIn',
  '/entrance/invitation',
  '/entrance/news',
  '/entrance/undo',
  '/entrance_new',
  '/entrance_new/login',
  '/entrance_new/forget',
  '/error',
  '/personal',
  ...publicScreens,
]);

/** Personal pages inside the frame; the others fill the window. */
export const framedPersonalPaths: ReadonlySet<string> = new Set(['/personal/settings']);

export const oldLoginPath = '/entrance/login';
/** Where a person with several organisations chooses one; the new flow has it on its log-in page. */
export const organChoicePath = '/entrance/organ';
export const newLoginPath = '/entrance_new/login';
export const demoHomePath = '/saas/demo_homepage';

/** `/a/` and `/a` are one page; `/` stays itself. */
export function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** First segment of a path, undecoded: `/saas/student` → `saas`, `/` → ''. */
export function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
