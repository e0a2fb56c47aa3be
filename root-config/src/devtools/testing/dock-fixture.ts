import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ExternalMap } from '../../page-map/inspect-external-maps';
import type { Override } from '../../page-map/overrides';
import { openDock } from '../dock/dock';
import type { DevtoolsHost, ModuleRow } from '../host';

const blank: ModuleRow = {
  name: '',
  group: 'apps',
  address: '',
  origin: 'map',
  state: 'idle',
  version: null,
  override: null,
  map: null,
  fault: null,
  size: null,
  timings: { fetch: null, evaluate: null, bootstrap: null, mount: null },
};

export const rowOf = (line: Partial<ModuleRow>): ModuleRow => ({ ...blank, ...line });

/** A page with three modules, one with an override, one broken. */
export const threeModules: readonly ModuleRow[] = [
  rowOf({
    name: '@edu-app/saas',
    address: 'http://localhost:9165/saas.js',
    origin: 'override',
    state: 'mounted',
    version: '1.4.3',
    override: { address: 'http://localhost:9165/saas.js', isPaused: false },
    size: { files: 2, transfer: 12_345, decoded: 45_678 },
    timings: { fetch: 82, evaluate: 12, bootstrap: 3, mount: 45 },
  }),
  rowOf({ name: '@edu-app/wx', address: 'http://localhost/wx-1a2b3c4d.js', state: 'failed' }),
  rowOf({ name: 'react', group: 'shared', address: 'http://localhost/react.js', state: 'loaded' }),
];

export type HostFixture = jest.Mocked<DevtoolsHost>;

export function hostFixture(lines: readonly ModuleRow[] = threeModules): HostFixture {
  return {
    modules: jest.fn(() => lines),
    detail: jest.fn((_module: string) => ({
      integrity: 'sha384-abc',
      files: [],
      requires: { react: '^19.0.0' },
    })),
    format: jest.fn(async (_module: string) => 'es' as const),
    entries: jest.fn(() => [
      { at: 100, module: '@edu-app/saas', event: 'load' },
      { at: 300, module: '@edu-app/saas', event: 'bootstrap' },
      { at: 305, module: '@edu-app/saas', event: 'mount' },
      { at: 350, module: '@edu-app/saas', event: 'mounted' },
    ]),
    faults: jest.fn(() => []),
    revision: jest.fn<string | null, []>(() => '"7af3c1d2e4b5a6"'),
    subscribe: jest.fn((_listener: () => void) => () => {}),
    active: jest.fn<string | null, []>(() => '@edu-app/saas'),
    unmountActive: jest.fn(async () => {}),
    mountModule: jest.fn(async (_module: string) => {}),
    leftovers: jest.fn(() => ({ swept: 0, listeners: 0 })),
    inject: jest.fn(),
    findGood: jest.fn(async ([good = '']: readonly string[]) => ({ good })),
    override: jest.fn<Promise<string | null>, [string, readonly string[]]>(async () => null),
    setPaused: jest.fn(async (_module: string, _isPaused: boolean) => {}),
    forget: jest.fn(async (_module: string) => {}),
    maps: jest.fn<Promise<readonly ExternalMap[]>, []>(async () => []),
    forgetMap: jest.fn(async (_address: string) => {}),
    reset: jest.fn(async () => {}),
    template: jest.fn<string | null, []>(() => null),
    keepTemplate: jest.fn<string | null, [string]>(() => null),
    shareLink: jest.fn((_override: Override) => 'https://edu.example/?override-link=x'),
    compare: jest.fn(async () => ({
      revision: '"1"',
      servedRevision: '"1"',
      seesOperators: false,
      comparedCount: 3,
      differences: [],
    })),
  };
}

/** A closed dock on a page of its own; `as it was` keeps the session storage of the tab. */
export async function dockFixture(
  host: HostFixture = hostFixture(),
  tab: 'new' | 'as it was' = 'new',
) {
  document.body.innerHTML = '<button>Elsewhere</button><div id="root"></div>';
  if (tab === 'new') window.sessionStorage.clear();
  window.sessionStorage.removeItem('devtools-open');
  await openDock(document.getElementById('root') as HTMLElement, host);
  const shadow = document.getElementById('edu-devtools')?.shadowRoot;
  const dock = within(shadow?.querySelector('div') as HTMLElement);
  return {
    host,
    dock,
    open: () => userEvent.click(dock.getByRole('button', { name: /^(测试工具|Outils de test)$/ })),
    row: (name: RegExp) => dock.getByRole('row', { name }),
    focused: () => shadow?.activeElement,
  };
}
