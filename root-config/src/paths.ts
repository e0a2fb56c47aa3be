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
 * Pages of sub-applications that fill the window (specification §2, "Without the frame"), and ours: who sits an exam.
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

/** Screens that anybody may see, logged in or not. */
export const publicScreens: ReadonlySet<string> = new Set([
  '/saas/screen/governmentDataScreen',
  '/saas/screen/trainRegulation',
]);

/** What hangs on walls, in a module of its own. */
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

/** Of the personal area, what is in the frame: the rest fills the window. */
export const framedPersonalPaths: ReadonlySet<string> = new Set(['/personal/settings']);

export const oldLoginPath = '/entrance/login';
/** Where a person of several organisations says in which one to work; the new flow asks on its log-in page. */
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
