import { context } from '@edu/shared-utility';
import { activeOverrides } from './active-overrides';
import { externalMaps } from './external-maps';
import { hasOverrides, isToolingOn } from './override-keys';
import {
  disableOverride,
  removeAllOverrides,
  restingOverrides,
  storedOverrides,
  storeOverride,
} from './overrides';

const rules = (rest: object = {}) => ({
  allowed: true,
  hosts: ['http://localhost:*'],
  page: { origin: 'http://localhost', href: 'http://localhost/', search: '' },
  ...rest,
});
const store = window.localStorage;
const mine = { module: '@edu-app/saas', address: 'http://localhost:8080/x.js' };

beforeEach(() => store.clear());

test('an override is stored under the key of import-map-overrides and turns the tools on', () => {
  storeOverride(store, mine);
  expect(store.getItem('import-map-override:@edu-app/saas')).toBe(mine.address);
  expect(isToolingOn(store)).toBe(true);
  expect(activeOverrides(store, rules())).toEqual([mine]);
});

test('an override survives log-out', () => {
  storeOverride(store, mine);
  context.clear();
  expect(activeOverrides(store, rules())).toEqual([mine]);
});

test('a digest is stored and removed with its override', () => {
  storeOverride(store, { ...mine, integrity: 'sha384-a' });
  expect(storedOverrides(store)).toEqual([{ ...mine, integrity: 'sha384-a' }]);
  storeOverride(store, mine);
  expect(storedOverrides(store)).toEqual([mine]);
});

test.each(['nonsense', 'md5-a', 'sha384-', 'sha384-?'])('%j is no digest', (integrity) => {
  storeOverride(store, { ...mine, integrity });
  expect(storedOverrides(store)).toEqual([mine]);
});

test('nothing applies without the switch, in safe mode, or if the platform does not allow it', () => {
  storeOverride(store, mine);
  const page = { ...rules().page, search: '?safe-mode' };
  expect(activeOverrides(store, rules({ page }))).toEqual([]);
  expect(activeOverrides(store, rules({ allowed: false }))).toEqual([]);
  store.removeItem('devtools');
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('an address outside the allowed hosts never applies, however it was stored', () => {
  storeOverride(store, { ...mine, address: 'https://evil.io/x.js' });
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('a reset deletes overrides and their digests, and nothing else', () => {
  store.setItem('keep:language', 'en-US');
  storeOverride(store, { ...mine, integrity: 'sha384-a' });
  removeAllOverrides(store);
  expect(Object.keys(store).sort()).toEqual(['devtools', 'keep:language']);
});

test('a disabled one is stored without being used, until it is enabled or stored again', () => {
  storeOverride(store, mine);
  disableOverride(store, mine.module, true);
  expect(activeOverrides(store, rules())).toEqual([]);
  expect(storedOverrides(store)).toEqual([mine]);
  disableOverride(store, mine.module, false);
  expect(activeOverrides(store, rules())).toEqual([mine]);
  disableOverride(store, mine.module, true);
  storeOverride(store, mine);
  expect(activeOverrides(store, rules())).toEqual([mine]);
});

test.each(['nonsense', '{}', 'null', '7'])(
  '%j as the list of disabled ones enables all',
  (text) => {
    storeOverride(store, mine);
    store.setItem('import-map-overrides-disabled', text);
    expect(restingOverrides(store)).toEqual([]);
    expect(activeOverrides(store, rules())).toEqual([mine]);
  },
);

test('a port number, as stored by import-map-overrides, is a file with the module’s name on that port', () => {
  store.setItem('devtools', 'true');
  store.setItem('import-map-override:@edu-app/saas', '9165');
  const there = { module: '@edu-app/saas', address: 'http://localhost:9165/edu-app-saas.js' };
  expect(activeOverrides(store, rules())).toEqual([there]);
  expect(activeOverrides(store, rules({ hosts: [] }))).toEqual([]);
});

test('the address that import-map-overrides makes from a port is used unchanged', () => {
  storeOverride(store, { ...mine, address: '//localhost:9165/edu-app-saas.js' });
  expect(activeOverrides(store, rules())).toHaveLength(1);
});

test('stored overrides are listed as usable or not, and all of them can be deleted', () => {
  expect(hasOverrides(store)).toBe(false);
  store.setItem('import-map-override:@edu-app/saas', '9165');
  store.setItem('import-map-overrides-external-maps', '["/mine.json"]');
  expect(hasOverrides(store)).toBe(true);
  removeAllOverrides(store);
  expect([hasOverrides(store), externalMaps(store)]).toEqual([false, []]);
});

test('deleting all overrides deletes the list of disabled ones, also if an external map contained them', () => {
  storeOverride(store, mine);
  disableOverride(store, '@edu-app/shop', true);
  removeAllOverrides(store);
  expect(Object.keys(store)).toEqual(['devtools']);
});

test('lines of an external map follow the same rules, after the stored ones', () => {
  storeOverride(store, mine);
  const external = [
    { module: mine.module, address: 'http://localhost:1/x.js' },
    { module: '@edu-app/cms', address: 'http://localhost:1/cms.js' },
    { module: '@edu-app/shop', address: 'http://localhost:1/shop.js' },
    { module: '@edu-app/far', address: 'https://evil.io/x.js' },
  ];
  disableOverride(store, '@edu-app/shop', true);
  expect(activeOverrides(store, rules(), external)).toEqual([external[1], mine]);
  expect(activeOverrides(store, rules({ allowed: false }), external)).toEqual([]);
});
