import { isOfSession, resolveRoute, screensModule } from './activity';
import { declaredSegments, fullPagePaths, wallPaths } from './paths';

const neverActive = () => false;
const everything = () => true;
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test.each([
  '/entrance',
  '/entrance/login',
  '/entrance/register',
  '/entrance/forget',
  '/entrance/organ',
  '/entrance/slhSignIn',
  '/entrance/invitation',
  '/entrance_new',
  '/entrance_new/login',
  '/entrance_new/forget',
])('%s is the entrance, without the frame', (path) => {
  expect(resolveRoute(path, neverActive)).toEqual({
    layout: 'full',
    kind: 'app',
    app: '@edu/entrance',
  });
});

test('/error is shown by the entrance, without the frame', () => {
  expect(resolveRoute('/error', neverActive)).toEqual({
    layout: 'full',
    kind: 'error',
    app: '@edu/entrance',
  });
});

test.each(['/personal', '/personal/'])('%s is the personal centre, without the frame', (path) => {
  expect(resolveRoute(path, neverActive)).toEqual({
    layout: 'full',
    kind: 'app',
    app: '@edu/account-center',
  });
});

test('an address below the personal centre that does not exist is handled like any other', () => {
  const unknown = resolveRoute('/nowhere', neverActive);
  expect(unknown.kind).toBe('error');
  expect(resolveRoute('/personal/nonsense', only('@edu-app/personal'))).toEqual(unknown);
});

test.each(['/personal/settings', '/personal/settings/'])('%s is shown in the frame', (path) => {
  const settings = '@edu/shell-frame/settings';
  expect(resolveRoute(path, only(settings))).toEqual({
    layout: 'framed',
    kind: 'app',
    app: settings,
  });
  expect(resolveRoute(path, neverActive)).toEqual({
    layout: 'framed',
    kind: 'not-installed',
    app: null,
  });
});

test('all nine full-page paths of the specification are declared, and our own', () => {
  expect([...fullPagePaths].sort()).toEqual(
    [
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
    ].sort(),
  );
});

test('saas shows a wall if the map has no module for walls', () => {
  const saas = { layout: 'full', kind: 'app', app: '@edu-app/saas' };
  expect(resolveRoute('/saas/EasyScreen', only('@edu-app/saas'))).toEqual(saas);
});

test.each([...fullPagePaths])('%s fills the window, with or without a final slash', (path) => {
  const app = wallPaths.has(path) ? screensModule : `@edu-app/${path.split('/')[1]}`;
  expect(resolveRoute(path, everything)).toEqual({ layout: 'full', kind: 'app', app });
  expect(resolveRoute(`${path}/`, everything).layout).toBe('full');
  expect(resolveRoute(`${path}/more`, everything).layout).toBe('framed');
  expect(resolveRoute(path.toUpperCase(), neverActive).kind).toBe('error');
});

test.each([...declaredSegments])('/%s is framed, and says so if it is not installed', (segment) => {
  const app = `@edu-app/${segment}`;
  for (const path of [`/${segment}`, `/${segment}/`, `/${segment}/a/b`]) {
    expect(resolveRoute(path, only(app))).toEqual({ layout: 'framed', kind: 'app', app });
    expect(resolveRoute(path, neverActive)).toEqual({
      layout: 'framed',
      kind: 'not-installed',
      app: null,
    });
  }
});

test('any @edu-app of the map is an app, by its whole segment and its exact case', () => {
  const installed = only('@edu-app/quiz');
  expect(resolveRoute('/quiz/start', installed).app).toBe('@edu-app/quiz');
  for (const path of ['/quizx', '/qui', '/QUIZ', '/x/quiz', '//quiz', '/quiz%20']) {
    expect(resolveRoute(path, installed)).toEqual({
      layout: 'framed',
      kind: 'error',
      app: '@edu/entrance',
    });
  }
});

test.each(['/bi-admin', '/bi-admin/board', '/bi-admin-2/x'])(
  '%s is embedded in the frame',
  (path) => {
    expect(resolveRoute(path, everything)).toMatchObject({ layout: 'framed', kind: 'embedded' });
    expect(resolveRoute(path, neverActive)).toMatchObject({
      layout: 'framed',
      kind: 'not-installed',
    });
  },
);

test('the root path is left to the guard', () => {
  expect(resolveRoute('/', everything)).toEqual({ layout: 'framed', kind: 'home', app: null });
});

test('a look-up reads the map once, however many apps it lists', () => {
  const isAllowed = jest.fn(everything);
  resolveRoute('/saas/student', isAllowed);
  expect(isAllowed).toHaveBeenCalledTimes(1);
});

test.each([
  ['/', true],
  ['/saas/student', true],
  ['/personal', true],
  ['/saas/EasyScreen', true],
  ['/cms/content/articles/pvwp/', true],
  ['/nowhere', true],
  ['/entrance/login', false],
  ['/entrance_new', false],
  ['/error', false],
  ['/custom/certificateQueryPage/', false],
  ['/saas/screen/trainRegulation', false],
])('%s is a page of the session: %s', (path, expected) => {
  expect(isOfSession(path)).toBe(expected);
});
