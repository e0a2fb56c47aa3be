import fc from 'fast-check';
import type { Branch } from '../contract';
import { resetContext } from '../testing';
import { context } from '.';
import type { ContextValues } from './context-values';
import { keySpecs } from './key-specs';

beforeEach(resetContext);

const branch: Branch = {
  id: '1',
  branch: 'b',
  name: '总部',
  organ: 'o',
  actor: 'a',
  channel: '1',
  ucode: 'u',
};

function fromOtherTab(key: string | null, change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
}

test('the defaults: channel 1, Chinese, theme init, no person', () => {
  expect(context.get('channel')).toBe('1');
  expect(context.get('language')).toBe('zh-CN');
  expect(context.get('theme')).toBe('init');
  expect(context.get('token')).toBeNull();
  expect(context.get('roleList')).toEqual([]);
  expect(context.get('timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('values are read as they were set, and keep their identity until they change', () => {
  context.set('branchList', [branch]);
  expect(context.get('branchList')).toEqual([branch]);
  expect(context.get('branchList')).toBe(context.get('branchList'));
});

test('plain texts are stored unchanged, under the specification’s names', () => {
  context.set('token', 't');
  context.set('language', 'fr-FR');
  expect(window.localStorage.getItem('token')).toBe('t');
  expect(window.localStorage.getItem('keep:language')).toBe('fr-FR');
});

test('damaged or foreign values give the default and one warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.localStorage.setItem('branchList', '[{"id":1}]');
  expect(context.get('branchList')).toBeNull();
  window.localStorage.setItem('branchList', '{{{');
  expect(context.get('branchList')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toContain('branchList');
});

const localKeys = (Object.keys(keySpecs) as (keyof ContextValues)[]).filter(
  (key) => keySpecs[key].where === 'local',
);

test('for any stored value under any key, reading never throws and returns a value of the right kind', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fc.assert(
    fc.property(
      fc.constantFrom(...localKeys),
      fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '[]', '{}', 'undefined', '[null]')),
      (key, raw) => {
        window.localStorage.setItem(keySpecs[key].stored ?? key, raw);
        const value = context.get(key);
        const initial = keySpecs[key].initial();
        if (Array.isArray(initial)) expect(Array.isArray(value)).toBe(true);
        else if (typeof initial === 'boolean') expect(typeof value).toBe('boolean');
        else if (initial !== null) expect(typeof value).toBe(typeof initial);
      },
    ),
  );
});

test('every text, list and flag is the same after being stored', () => {
  const filled = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(filled, fc.array(filled), fc.boolean(), (token, roles, demo) => {
      context.set('token', token);
      context.set('roleList', roles);
      context.set('isWdDemo', demo);
      expect(context.get('token')).toBe(token);
      expect(context.get('roleList')).toEqual(roles);
      expect(context.get('isWdDemo')).toBe(demo);
    }),
  );
});

test('subscribers are notified of changes here and in other tabs, until they unsubscribe', () => {
  const events: unknown[] = [];
  const stop = context.subscribe('organ', (value) => events.push(value));
  context.set('organ', 'a');
  fromOtherTab('organ', () => window.localStorage.setItem('organ', 'b'));
  fromOtherTab('unrelated', () => window.localStorage.setItem('unrelated', 'x'));
  fromOtherTab(null, () => window.localStorage.clear());
  stop();
  context.set('organ', 'c');
  expect(events).toEqual(['a', 'b', null]);
});

test('a chosen value is distinguished from an equal default', () => {
  expect(context.isSet('timezone')).toBe(false);
  context.set('timezone', context.get('timezone'));
  expect(context.isSet('timezone')).toBe(true);
  context.remove('timezone');
  expect(context.isSet('timezone')).toBe(false);
});

test('clear keeps what survives the session and deletes the rest, in memory too', () => {
  context.set('token', 't');
  context.set('language', 'en-US');
  context.set('rememberedAccount', '13900000001');
  context.set('menu', { status: 'ready', nodes: [] });
  window.localStorage.setItem('foreign', 'x');
  window.localStorage.setItem('import-map-override:@edu/entrance', '/x.js');
  context.clear();
  expect(Object.keys(window.localStorage).sort()).toEqual([
    'import-map-override:@edu/entrance',
    'keep:language',
    'keep:rememberedAccount',
  ]);
  expect(context.get('menu')).toEqual({ status: 'idle' });
  expect(context.get('language')).toBe('en-US');
});

test('with blocked storage values still work within the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  context.set('token', 'only here');
  expect(context.get('token')).toBe('only here');
  context.remove('token');
  expect(context.get('token')).toBeNull();
});
