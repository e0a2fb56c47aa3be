import { context } from '@edu/shared-utility';
import { activeOverrides } from './active-overrides';
import { externalMaps } from './external-maps';
import { hasOverrides, isToolingOn } from './override-keys';
import {
  disableOverride,
  pausedOverrides,
  removeAllOverrides,
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
const ownOverride = { module: '@edu-app/saas', address: 'http://localhost:8080/x.js' };

beforeEach(() => store.clear());

test('an override is stored under the key of import-map-overrides and turns the tools on', () => {
  storeOverride(store, ownOverride);
  expect(store.getItem('import-map-override:@edu-app/saas')).toBe(ownOverride.address);
  expect(isToolingOn(store)).toBe(true);
  expect(activeOverrides(store, rules())).toEqual([ownOverride]);
});

test('an override survives log-out', () => {
  storeOverride(store, ownOverride);
  context.clear();
  expect(activeOverrides(store, rules())).toEqual([ownOverride]);
});

test('a digest is stored and removed with its override', () => {
  storeOverride(store, { ...ownOverride, integrity: 'sha384-a' });
  expect(storedOverrides(store)).toEqual([{ ...ownOverride, integrity: 'sha384-a' }]);
  storeOverride(store, ownOverride);
  expect(storedOverrides(store)).toEqual([ownOverride]);
});

test.each(['nonsense', 'md5-a', 'sha384-', 'sha384-?'])('%j is no digest', (integrity) => {
  storeOverride(store, { ...ownOverride, integrity });
  expect(storedOverrides(store)).toEqual([ownOverride]);
});

test('nothing applies without the switch, in safe mode, or if the platform does not allow it', () => {
  storeOverride(store, ownOverride);
  const page = { ...rules().page, search: '?safe-mode' };
  expect(activeOverrides(store, rules({ page }))).toEqual([]);
  expect(activeOverrides(store, rules({ allowed: false }))).toEqual([]);
  store.removeItem('devtools');
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('an address outside the allowed hosts never applies, however it was stored', () => {
  storeOverride(store, { ...ownOverride, address: 'https://evil.io/x.js' });
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('a reset deletes overrides and their digests, and nothing else', () => {
  store.setItem('keep:language', 'en-US');
  storeOverride(store, { ...ownOverride, integrity: 'sha384-a' });
  removeAllOverrides(store);
  expect(Object.keys(store).sort()).toEqual(['devtools', 'keep:language']);
});

test('a disabled one is stored without being used, until it is enabled or stored again', () => {
  storeOverride(store, ownOverride);
  disableOverride(store, ownOverride.module, true);
  expect(activeOverrides(store, rules())).toEqual([]);
  expect(storedOverrides(store)).toEqual([ownOverride]);
  disableOverride(store, ownOverride.module, false);
  expect(activeOverrides(store, rules())).toEqual([ownOverride]);
  disableOverride(store, ownOverride.module, true);
  storeOverride(store, ownOverride);
  expect(activeOverrides(store, rules())).toEqual([ownOverride]);
});

test.each(['nonsense', '{}', 'null', '7'])(
  '%j as the list of disabled ones enables all',
  (text) => {
    storeOverride(store, ownOverride);
    store.setItem('import-map-overrides-disabled', text);
    expect(pausedOverrides(store)).toEqual([]);
    expect(activeOverrides(store, rules())).toEqual([ownOverride]);
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
  storeOverride(store, { ...ownOverride, address: '//localhost:9165/edu-app-saas.js' });
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
  storeOverride(store, ownOverride);
  disableOverride(store, '@edu-app/shop', true);
  removeAllOverrides(store);
  expect(Object.keys(store)).toEqual(['devtools']);
});

test('lines of an external map follow the same rules, after the stored ones', () => {
  storeOverride(store, ownOverride);
  const external = [
    { module: ownOverride.module, address: 'http://localhost:1/x.js' },
    { module: '@edu-app/cms', address: 'http://localhost:1/cms.js' },
    { module: '@edu-app/shop', address: 'http://localhost:1/shop.js' },
    { module: '@edu-app/far', address: 'https://evil.io/x.js' },
  ];
  disableOverride(store, '@edu-app/shop', true);
  expect(activeOverrides(store, rules(), external)).toEqual([external[1], ownOverride]);
  expect(activeOverrides(store, rules({ allowed: false }), external)).toEqual([]);
});
