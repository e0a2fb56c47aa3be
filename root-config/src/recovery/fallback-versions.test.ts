import type { Fault } from '../supervision/fault';
import { createVersions } from './fallback-versions';
import type { GoodVersion } from './last-good';

const fault = (kind: Fault['kind']): Fault => ({
  kind,
  phase: 'load',
  module: 'x',
  address: null,
  message: '',
});

function stage(current: string, good?: GoodVersion) {
  const stored = new Map(good ? [['x', good]] : []);
  const pins = new Map<string, string>();
  const loader = {
    addressOf: () => pins.get('x') ?? current,
    integrityOf: (address: string) => `sha384-${address}`,
    pin: (name: string, version: { address: string } | null) => {
      if (version) pins.set(name, version.address);
      else pins.delete(name);
    },
    isPinned: (name: string) => pins.has(name),
  };
  const store = {
    get: async (name: string) => stored.get(name) ?? null,
    put: async (version: GoodVersion) => void stored.set(version.module, version),
  };
  return { stored, pins, loader, store };
}

const old: GoodVersion = { module: 'x', address: '/x-1.js', integrity: 'sha384-1', at: 1 };

test('a new version that fails is replaced by the last good one, once', async () => {
  const { loader, store, pins } = stage('/x-2.js?retry=1', old);
  const versions = createVersions(loader, store, () => true);
  expect(await versions.fallBack(fault('evaluation'))).toBe(true);
  expect(pins.get('x')).toBe('/x-1.js');
  expect(await versions.fallBack(fault('http'))).toBe(false);
});

test("a tester's own build is not replaced automatically", async () => {
  const { loader, store, pins } = stage('http://localhost:9777/x.js', old);
  const versions = createVersions(loader, store, () => false);
  expect(await versions.fallBack(fault('evaluation'))).toBe(false);
  expect(pins.size).toBe(0);
  // The older version can still be chosen by hand.
  expect(await versions.hasOlder('x')).toBe(true);
});

test('an older version that fails itself is dropped, and not used again for the same version', async () => {
  const { loader, store, pins } = stage('/x-2.js?retry=1', old);
  const versions = createVersions(loader, store, () => true);
  expect(await versions.fallBack(fault('http'))).toBe(true);
  expect(await versions.fallBack(fault('http'))).toBe(false);
  expect(loader.addressOf()).toBe('/x-2.js?retry=1');
  expect(await versions.fallBack(fault('http'))).toBe(false);
  expect(pins.size).toBe(0);
  expect(await versions.stepBack('x')).toBe(true);
});

test('an older version stays while there is no network, and is dropped if its host is the one that fails', async () => {
  const { loader, store, pins } = stage('/x-2.js', old);
  const versions = createVersions(loader, store, () => true);
  await versions.fallBack(fault('evaluation'));
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await versions.fallBack(fault('network'));
  expect(pins.get('x')).toBe('/x-1.js');
  network.mockReturnValue(true);
  await versions.fallBack(fault('network'));
  expect(pins.size).toBe(0);
});

test('without a network no older version is tried; a person may still request it', async () => {
  const { loader, store } = stage('/x-2.js', old);
  const versions = createVersions(loader, store, () => true);
  expect(await versions.fallBack(fault('network'))).toBe(false);
  expect(await versions.hasOlder('x')).toBe(true);
  expect(await versions.stepBack('x')).toBe(true);
  expect(await versions.hasOlder('x')).toBe(false);
});

test.each([
  ['nothing has worked here yet', undefined],
  ['the failing version is itself the last good one', { ...old, address: '/x-2.js' }],
])('there is no older version to use if %s', async (_what, good) => {
  const { loader, store } = stage('/x-2.js?retry=3', good);
  expect(await createVersions(loader, store, () => true).fallBack(fault('http'))).toBe(false);
});

test('a working version is stored with its published address and digest; an override never is', async () => {
  // A newer version is in the map already but has not run yet.
  const { loader, store, stored } = stage('/x-3.js');
  await createVersions(loader, store, () => false).remember('x', '/x-2.js?retry=3');
  expect(stored.size).toBe(0);
  await createVersions(loader, store, () => true).remember('x', '/x-2.js?retry=3');
  expect(stored.get('x')).toMatchObject({ address: '/x-2.js', integrity: 'sha384-/x-2.js' });
});
