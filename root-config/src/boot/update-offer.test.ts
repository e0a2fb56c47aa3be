import { unsaved } from '@edu/shared-utility';
import type { NoticeContent } from '../layout/notices';
import type { SupervisedModule } from '../supervision/supervisor';
import { createUpdateOffer } from './update-offer';

const name = '@edu-app/saas';

/** A module whose version 1 is on screen, while `map.address` is the one of the import map. */
function setUp() {
  const shown = new Map<string, NoticeContent>();
  const map = { address: '/saas/2.js' };
  const state = { mountedEntry: '/saas/1.js' as string | null, updates: 0 };
  const supervised = {
    get isMounted() {
      return state.mountedEntry !== null;
    },
    get mountedEntry() {
      return state.mountedEntry;
    },
    refresh: (askToRefresh?: () => void) => askToRefresh?.(),
    update: async () => {
      state.updates += 1;
    },
  } as SupervisedModule;
  const offer = createUpdateOffer(
    { addressOf: () => map.address },
    { of: () => supervised },
    {
      show: (key, content) => void shown.set(key, content()),
      hide: (key) => void shown.delete(key),
    },
  );
  const press = (index: number) => shown.get(name)?.actions[index]?.press();
  return { offer, map, state, press, notice: () => shown.get(name) };
}

test('a new version of the app on screen is used when the person agrees', async () => {
  const { offer, state, press, notice } = setUp();
  offer.newVersion(name);
  expect(notice()?.text).toBe('当前页面有新版本。');
  await press(0);
  expect(notice()).toBeUndefined();
  expect(state.updates).toBe(1);
});

test('it can wait, and is no longer offered once its app is left', () => {
  const { offer, state, press, notice } = setUp();
  offer.newVersion(name);
  press(1);
  expect(notice()).toBeUndefined();
  offer.newVersion(name);
  offer.onNavigation();
  expect(notice()).toBeDefined();
  state.mountedEntry = null;
  offer.onNavigation();
  expect(notice()).toBeUndefined();
  expect(state.updates).toBe(0);
});

test('unsaved work is not lost without a second question', async () => {
  const { offer, state, press, notice } = setUp();
  const end = unsaved.guard(() => true);
  offer.newVersion(name);
  await press(0);
  expect(state.updates).toBe(0);
  expect(notice()?.text).toBe('当前页面有未保存的修改，立即更新会丢失这些修改。');
  await press(1);
  expect(state.updates).toBe(1);
  end();
});

test.each(['/saas/1.js', '/saas/1.js?retry=2'])(
  'the offer is withdrawn if the map returns to the version on screen (%s)',
  (mountedEntry) => {
    const { offer, map, state, notice } = setUp();
    state.mountedEntry = mountedEntry;
    offer.newVersion(name);
    expect(notice()).toBeDefined();
    map.address = '/saas/1.js';
    offer.newVersion(name);
    expect(notice()).toBeUndefined();
  },
);
