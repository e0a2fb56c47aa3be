import type {
  ImportMapChange,
  ImportMapOutcome,
  ModuleBoard,
  ModuleMenu,
  ModulePage,
  ModuleRollout,
  ModuleStatus,
  ModuleVersion,
} from '@edu/shared-utility';

export const CMS = '@edu-app/cms';
export const addressOf = (version: number) => `https://cdn.example/cms/${version}.0.0/index.js`;
export const noLoads = new Array<number>(24).fill(0);

export const version = (number: number): ModuleVersion => ({
  address: addressOf(number),
  since: `2026-03-0${number}T08:00:00.000Z`,
  who: '周运营',
  why: `CMS ${number}`,
  change: number,
  action: 'set',
});

export const aModule = (overrides: Partial<ModuleStatus> = {}): ModuleStatus => ({
  name: CMS,
  address: addressOf(2),
  served: addressOf(2),
  integrity: 'sha384-abcdefghijkl',
  origin: 'foreign',
  current: version(2),
  versions: [version(2), version(1)],
  loads: noLoads,
  faults: noLoads,
  faultsNow: 0,
  ...overrides,
});

export const aChange = (overrides: Partial<ImportMapChange> = {}): ImportMapChange => ({
  id: 7,
  kind: 'map',
  action: 'set',
  changes: [{ name: CMS, from: addressOf(2), to: addressOf(3) }],
  damaged: false,
  who: '周运营',
  why: 'CMS 3',
  forced: false,
  status: 'applied',
  decidedBy: null,
  decidedWhy: null,
  createdAt: '2026-03-03T08:00:00.000Z',
  ...overrides,
});

const rollout = (status: ModuleRollout['status']): ModuleRollout => ({
  id: 'r',
  module: CMS,
  address: addressOf(3),
  percent: 10,
  tenants: ['new.localhost'],
  accounts: ['u1'],
  haltAfter: 10,
  failures: 2,
  networks: 2,
  anonymous: 7,
  status,
  haltedAt: null,
  createdAt: '2026-03-03T08:00:00.000Z',
});

interface Options {
  readonly rolling?: ModuleRollout['status'];
  readonly isWaiting?: boolean;
  readonly isOwn?: boolean;
  readonly modules?: readonly ModuleStatus[];
  readonly menus?: readonly string[];
}

/** The server's response for all modules. */
export const board = ({
  rolling,
  isWaiting,
  isOwn = false,
  modules = [],
  menus = [],
}: Options = {}): ModuleBoard => ({
  etag: '"0123456789abcdef"',
  servedEtag: '"fedcba9876543210"',
  needsApproval: isWaiting === true,
  modules: [...modules],
  rollouts: rolling ? [rollout(rolling)] : [],
  waiting: isWaiting ? [{ ...aChange({ id: 8, status: 'waiting' }), isOwn }] : [],
  failures: [],
  menus: [...menus],
  stamp: '7 ',
  hour: '2026-03-03T08:00:00.000Z',
});

export const anOutcome = (overrides: Partial<ImportMapOutcome>): ImportMapOutcome => ({
  ...{ id: 9, status: 'applied', etag: '"x"', changes: [], objections: [] },
  ...overrides,
});

export const aPage = (overrides: Partial<ModulePage> = {}): ModulePage => ({
  ...{ path: '/cove', name: '花圃', parent: null, permission: null, change: 'new', before: null },
  ...{ titles: [], wasParent: null, wasPermission: null, renamed: 0, removed: 0, ...overrides },
});

/** The menu in a module's manifest. */
export const aMenu = (overrides: Partial<ModuleMenu> = {}): ModuleMenu => ({
  ...{ name: '@edu-app/cove', address: 'https://cdn.example/cove/1.0.0/manifest.json' },
  ...{ state: 'offered', title: '花圃', icon: 'book', layout: 'padded' },
  ...{ languages: ['zh-CN', 'fr-FR'], permissions: [{ code: 'student.read', name: '查看学员' }] },
  pages: [aPage(), aPage({ path: '/cove/plant', name: '植物', parent: '/cove' })],
  ...{
    changed: [],
    complaints: [],
    tenants: 4,
    applied: null,
    isCurrent: false,
    revision: 'r1',
    ...overrides,
  },
});
