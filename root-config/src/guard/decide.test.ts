/** @jest-environment node */
import { decide } from './decide';
import type { Decision, GuardState } from './guard-state';

const state = (path: string, rest: Partial<GuardState> = {}): GuardState => ({
  path,
  search: '',
  hasToken: true,
  isNewSaas: false,
  lacksFactor: false,
  mustChoose: false,
  tenantUnknown: false,
  branches: 'stored',
  menu: 'ready',
  firstMenuPath: '/saas/student',
  requiredRoles: [],
  ownRoles: [],
  ...rest,
});
const guest = (path: string, rest: Partial<GuardState> = {}) =>
  state(path, { hasToken: false, branches: 'none', menu: 'idle', firstMenuPath: null, ...rest });

const allow: Decision = { type: 'allow', loadMenu: false };
const login = (to: string, keepAddress = true): Decision => ({ type: 'login', to, keepAddress });

const redirect = (to: string): Decision => ({ type: 'redirect', to });

type Row = readonly [what: string, given: GuardState, decision: Decision];

/**
 * Every sentence of "Routing guard" (specification §2) that decides something, in its order; `sentences.test.ts`
 * has those about the guard's reads and effects.
 */
const table: Record<string, readonly Row[]> = {
  'Public paths needing no token: login, register, forget and slhSignIn pages, /entrance, /personal, the government data screen and train-regulation screen under /saas/screen, and the certificate query page and result under /custom.':
    [
      ['old login', guest('/entrance/login'), allow],
      ['new login', guest('/entrance_new/login', { isNewSaas: true }), allow],
      ['register', guest('/entrance/register'), allow],
      ['forget', guest('/entrance/forget'), allow],
      ['new forget', guest('/entrance_new/forget'), allow],
      ['slhSignIn', guest('/entrance/slhSignIn'), allow],
      ['the link that undoes a change', guest('/entrance/undo'), allow],
      ['invitation, our own', guest('/entrance/invitation'), allow],
      ['/entrance', guest('/entrance'), redirect('/entrance/login')],
      ['/entrance/ with a final slash', guest('/entrance/'), redirect('/entrance/login')],
      [
        '/entrance of the new flow, with its query',
        guest('/entrance', { isNewSaas: true, search: '?returnTo=%2F' }),
        redirect('/entrance_new/login?returnTo=%2F'),
      ],
      ['/entrance_new, which leads to its login', guest('/entrance_new'), allow],
      ['/personal', guest('/personal'), allow],
      ['/personal/', guest('/personal/'), allow],
      ['government data screen', guest('/saas/screen/governmentDataScreen'), allow],
      ['train-regulation screen', guest('/saas/screen/trainRegulation/'), allow],
      ['the error page (architecture §3)', guest('/error'), allow],
      ['/personal with a token and its branches', state('/personal'), allow],
      ['login with a token', state('/entrance/login', { branches: 'none' }), allow],
      [
        'organisation choice with a token, before branches are known',
        state('/entrance/organ', { branches: 'none' }),
        allow,
      ],
      [
        'a public page whose branches failed',
        state('/personal', { branches: 'failed', menu: 'idle' }),
        allow,
      ],
    ],
  'Any other path without a token redirects to /entrance_new/login if the new-SaaS flag is set, else /entrance/login.':
    [
      ['old flow', guest('/saas/student'), login('/entrance/login')],
      ['new flow', guest('/saas/student', { isNewSaas: true }), login('/entrance_new/login')],
      [
        'an unknown path, before it is known to be unknown',
        guest('/nowhere'),
        login('/entrance/login'),
      ],
      ['a longer path below a public one', guest('/personal/x'), login('/entrance/login')],
      ['another case of a public one', guest('/Personal'), login('/entrance/login')],
      ['a full page that is not public', guest('/saas/EasyScreen'), login('/entrance/login')],
      ['none of the entrance, which shows an error', guest('/entrance/nothing'), allow],
      [
        'organisation choice, an address that is not stored',
        guest('/entrance/organ'),
        login('/entrance/login', false),
      ],
      ['the root, an address that is not stored', guest('/'), login('/entrance/login', false)],
    ],
  'The certificate query pages skip all guards.': [
    ['query page', guest('/custom/certificateQueryPage'), { type: 'noGuard' }],
    ['result', guest('/custom/certificateQueryResult/'), { type: 'noGuard' }],
    ['questionnaire', guest('/form/answer'), { type: 'noGuard' }],
    [
      'even with a token and nothing loaded',
      state('/custom/certificateQueryPage', { branches: 'none', menu: 'idle' }),
      { type: 'noGuard' },
    ],
  ],
  '/entrance/login redirects to /entrance_new/login when the new flag is set.': [
    [
      'flag set',
      guest('/entrance/login', { isNewSaas: true }),
      { type: 'redirect', to: '/entrance_new/login' },
    ],
    [
      'with its query, so that the return address is kept',
      guest('/entrance/login', { isNewSaas: true, search: '?returnTo=%2Fa' }),
      { type: 'redirect', to: '/entrance_new/login?returnTo=%2Fa' },
    ],
    ['flag not set', guest('/entrance/login'), allow],
  ],
  'With a token and no stored branch list, the branch list is fetched.': [
    ['framed page', state('/saas/student', { branches: 'none' }), { type: 'loadBranches' }],
    [
      'new flow',
      state('/saas/student', { branches: 'none', isNewSaas: true }),
      { type: 'loadBranches' },
    ],
    ['/personal', state('/personal', { branches: 'none' }), { type: 'loadBranches' }],
    [
      'a failure is shown, not repeated',
      state('/saas/student', { branches: 'failed' }),
      { type: 'branchesFailed' },
    ],
  ],
  'With a token, the menu is loaded once.': [
    [
      'not requested yet',
      state('/saas/student', { menu: 'idle' }),
      { type: 'allow', loadMenu: true },
    ],
    ['under way', state('/saas/student', { menu: 'loading' }), allow],
    ['there', state('/saas/student'), allow],
    ['failed: the frame offers Retry', state('/saas/student', { menu: 'failed' }), allow],
  ],
  "Visiting '/' goes to the first menu item, or its first child.": [
    ['menu there', state('/'), { type: 'toFirstMenuItem', to: '/saas/student' }],
    [
      'menu not loaded yet',
      state('/', { menu: 'idle', firstMenuPath: null }),
      { type: 'loadMenu' },
    ],
    ['menu loading', state('/', { menu: 'loading', firstMenuPath: null }), { type: 'loadMenu' }],
    ['menu failed', state('/', { menu: 'failed', firstMenuPath: null }), { type: 'menuFailed' }],
    ['empty menu', state('/', { firstMenuPath: null }), { type: 'emptyMenu' }],
    [
      'branches come first',
      state('/', { branches: 'none', menu: 'idle' }),
      { type: 'loadBranches' },
    ],
  ],
  'Visiting /saas/demo_homepage without a token triggers a demo login.': [
    ['without a token', guest('/saas/demo_homepage'), { type: 'demoLogin' }],
    ['new flow', guest('/saas/demo_homepage/', { isNewSaas: true }), { type: 'demoLogin' }],
    ['with a token', state('/saas/demo_homepage'), allow],
  ],
  'A query value role=999 bypasses the role check in the older menu (specification §6).': [
    ['routes carry an empty roles list', state('/saas/student'), allow],
    ['a missing role', state('/saas/x', { requiredRoles: ['1'] }), { type: 'forbidden' }],
    ['an existing role', state('/saas/x', { requiredRoles: ['1'], ownRoles: ['1'] }), allow],
    ['one of two roles', state('/saas/x', { requiredRoles: ['1', '2'], ownRoles: ['2'] }), allow],
    ['role=999', state('/saas/x', { requiredRoles: ['1'], search: '?role=999' }), allow],
    [
      'role=999 in the new flow',
      state('/saas/x', { requiredRoles: ['1'], search: '?role=999', isNewSaas: true }),
      { type: 'forbidden' },
    ],
    [
      'role=999 without a token',
      guest('/saas/x', { search: '?role=999' }),
      login('/entrance/login'),
    ],
  ],
};

describe.each(Object.entries(table))('%s', (_sentence, rows) => {
  test.each(rows)('%s', (_what, guardState, decision) => {
    expect(decide(guardState)).toEqual(decision);
  });
});

describe('at a host of no tenant', () => {
  const decideFor = (path: string, rest: Partial<GuardState> = {}) =>
    decide(guest(path, { tenantUnknown: true, ...rest }));

  test('the entrance shows the error, for the personal page too', () => {
    expect(decideFor('/personal')).toEqual(login('/entrance/login'));
  });
  test.each(['/entrance/login', '/error', '/custom/certificateQueryPage'])(
    '%s is not redirected',
    (path) => expect(decideFor(path).type).not.toBe('login'),
  );
});

describe('a session that may only add a second factor', () => {
  const decideWithoutFactor = (path: string, rest: Partial<GuardState> = {}) =>
    decide(state(path, { lacksFactor: true, branches: 'failed', menu: 'idle', ...rest }));

  test.each(['/', '/saas/student', '/nowhere', '/personal', '/saas/demo_homepage'])(
    'is redirected from %s to the page where it adds one',
    (path) => expect(decideWithoutFactor(path)).toEqual({ type: 'toFactor' }),
  );

  test('stays on that page, which is the only thing it may request', () => {
    const search = '?lacksFactor=1&returnTo=%2Fsaas%2Fstudent';
    expect(decideWithoutFactor('/personal', { search, branches: 'none' })).toEqual(allow);
  });

  test('may still complete a log-in', () => {
    expect(decideWithoutFactor('/entrance/organ')).toEqual(allow);
  });
});

describe('a session whose organisation was not chosen yet', () => {
  const choosing = (path: string, rest: Partial<GuardState> = {}) =>
    decide(state(path, { mustChoose: true, branches: 'none', menu: 'idle', ...rest }));

  test.each(['/', '/saas/student', '/nowhere', '/saas/demo_homepage'])(
    'is redirected from %s to the choice of its flow',
    (path) => {
      expect(choosing(path)).toEqual({ type: 'choose', at: '/entrance/organ' });
      const isNewSaas = true;
      expect(choosing(path, { isNewSaas })).toEqual({ type: 'choose', at: '/entrance_new/login' });
    },
  );

  test('gets no automatic choice of a branch, even if the branches are stored', () => {
    expect(choosing('/saas/student', { branches: 'stored', menu: 'ready' }).type).toBe('choose');
  });

  test('may open the choice itself and public pages', () => {
    expect(choosing('/entrance/organ')).toEqual(allow);
    expect(choosing('/entrance_new/login', { isNewSaas: true })).toEqual(allow);
    expect(choosing('/custom/certificateQueryPage').type).toBe('noGuard');
  });

  test('adds a required second factor first', () => {
    expect(choosing('/saas/student', { lacksFactor: true })).toEqual({ type: 'toFactor' });
  });
});
