import type { Fault } from '../supervision/fault';
import { createVersions } from './fall-back';
import type { GoodVersion } from './last-good';

const fault = (kind: Fault['kind']): Fault => ({
  kind,
  phase: 'load',
  module: 'x',
  address: null,
  message: '',
});

function stage(now: string, good?: GoodVersion) {
  const kept = new Map(good ? [['x', good]] : []);
  const pins = new Map<string, string>();
  const loader = {
    addressOf: () => pins.get('x') ?? now,
    integrityOf: (address: string) => `sha384-${address}`,
    pin: (name: string, version: { address: string } | null) => {
      if (version) pins.set(name, version.address);
    },
    isPinned: (name: string) => pins.has(name),
  };
  const store = {
    get: async (name: string) => kept.get(name) ?? null,
    put: async (version: GoodVersion) => void kept.set(version.module, version),
  };
  return { kept, pins, loader, store };
}

const old: GoodVersion = { module: 'x', address: '/x-1.js', integrity: 'sha384-1', at: 1 };

test('a new version that fails gives way to the last good one, once', async () => {
  const { loader, store, pins } = stage('/x-2.js?retry=1', old);
  const versions = createVersions(loader, store, () => true);
  expect(await versions.fallBack(fault('evaluation'))).toBe(true);
  expect(pins.get('x')).toBe('/x-1.js');
  expect(await versions.fallBack(fault('http'))).toBe(false);
});

test('without a network no older version is tried; a person may still ask for it', async () => {
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
])('there is no way back when %s', async (_what, good) => {
  const { loader, store } = stage('/x-2.js?retry=3', good);
  expect(await createVersions(loader, store, () => true).fallBack(fault('http'))).toBe(false);
});

test('what works is kept under its published address with its digest; an override never', async () => {
  const { loader, store, kept } = stage('/x-2.js?retry=3');
  await createVersions(loader, store, () => false).remember('x');
  expect(kept.size).toBe(0);
  await createVersions(loader, store, () => true).remember('x');
  expect(kept.get('x')).toMatchObject({ address: '/x-2.js', integrity: 'sha384-/x-2.js' });
});
