import { context } from '@edu/shared-utility';
import { externalMaps } from './external-maps';
import { hasOverrides, isToolingOn } from './override-keys';
import {
  activeOverrides,
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

test('an override is kept under the key of import-map-overrides and switches the tools on', () => {
  storeOverride(store, mine);
  expect(store.getItem('import-map-override:@edu-app/saas')).toBe(mine.address);
  expect(isToolingOn(store)).toBe(true);
  expect(activeOverrides(store, rules())).toEqual([mine]);
});

test('an override outlives log-out', () => {
  storeOverride(store, mine);
  context.clear();
  expect(activeOverrides(store, rules())).toEqual([mine]);
});

test('a digest comes and goes with its override', () => {
  storeOverride(store, { ...mine, integrity: 'sha384-a' });
  expect(storedOverrides(store)).toEqual([{ ...mine, integrity: 'sha384-a' }]);
  storeOverride(store, mine);
  expect(storedOverrides(store)).toEqual([mine]);
});

test.each(['nonsense', 'md5-a', 'sha384-', 'sha384-?'])('%j is no digest', (integrity) => {
  storeOverride(store, { ...mine, integrity });
  expect(storedOverrides(store)).toEqual([mine]);
});

test('nothing applies without the switch, in safe mode, or where the platform does not allow it', () => {
  storeOverride(store, mine);
  const page = { ...rules().page, search: '?safe-mode' };
  expect(activeOverrides(store, rules({ page }))).toEqual([]);
  expect(activeOverrides(store, rules({ allowed: false }))).toEqual([]);
  store.removeItem('devtools');
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('an address outside the allowed hosts never applies, however it came into the storage', () => {
  storeOverride(store, { ...mine, address: 'https://evil.io/x.js' });
  expect(activeOverrides(store, rules())).toEqual([]);
});

test('reset forgets overrides and their digests, and nothing else', () => {
  store.setItem('keep:language', 'en-US');
  storeOverride(store, { ...mine, integrity: 'sha384-a' });
  removeAllOverrides(store);
  expect(Object.keys(store).sort()).toEqual(['devtools', 'keep:language']);
});

test('one that rests is kept without being used, until it is taken into use or stored again', () => {
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
  '%j as the list of those at rest lets all apply',
  (text) => {
    storeOverride(store, mine);
    store.setItem('import-map-overrides-disabled', text);
    expect(restingOverrides(store)).toEqual([]);
    expect(activeOverrides(store, rules())).toEqual([mine]);
  },
);

test('a port of this computer, as import-map-overrides takes it, is a file of the module’s name there', () => {
  store.setItem('devtools', 'true');
  store.setItem('import-map-override:@edu-app/saas', '9165');
  const there = { module: '@edu-app/saas', address: 'http://localhost:9165/edu-app-saas.js' };
  expect(activeOverrides(store, rules())).toEqual([there]);
  expect(activeOverrides(store, rules({ hosts: [] }))).toEqual([]);
});

test('the address that import-map-overrides makes of a port is used as it stands', () => {
  storeOverride(store, { ...mine, address: '//localhost:9165/edu-app-saas.js' });
  expect(activeOverrides(store, rules())).toHaveLength(1);
});

test('what is stored is of use or not, and all of it can be forgotten', () => {
  expect(hasOverrides(store)).toBe(false);
  store.setItem('import-map-override:@edu-app/saas', '9165');
  store.setItem('import-map-overrides-external-maps', '["/mine.json"]');
  expect(hasOverrides(store)).toBe(true);
  removeAllOverrides(store);
  expect([hasOverrides(store), externalMaps(store)]).toEqual([false, []]);
});

test('with all overrides the list of those at rest is forgotten, also where an external map named them', () => {
  storeOverride(store, mine);
  disableOverride(store, '@edu-app/shop', true);
  removeAllOverrides(store);
  expect(Object.keys(store)).toEqual(['devtools']);
});

test('lines of an external map apply by the same rules, after those that are stored', () => {
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
