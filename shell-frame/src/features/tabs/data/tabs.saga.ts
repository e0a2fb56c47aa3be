import { context, navigate, ownerOf, type UserInfo, unsaved } from '@edu/shared-utility';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { nextPaint } from '../../../common/after-paint';
import { type Box, contextChanges } from '../../../common/event-channel';
import { readTabs, writeTabs } from './stored-tabs';
import { neighbour, withTab } from './tabs.flow';
import {
  pageOpened,
  selectTabsState,
  tabClosed,
  tabCloseRequested,
  tabsKeepRequested,
  tabsKept,
  tabsRecalled,
} from './tabs.slice';

/** Tabs last as long as the browser tab and the session; another user or tenant starts without any. */
export function* tabsSaga() {
  yield* takeLeading(tabCloseRequested, close);
  yield* takeLeading(tabsKeepRequested, closeOthers);
  yield* takeLatest([pageOpened, tabClosed, tabsKept], storeTabs);
  yield* takeLatest(yield* contextChanges('userInfo'), loadStored);
  yield* call(loadStored, { value: context.get('userInfo') });
}

function* close({ payload: { key, active } }: ReturnType<typeof tabCloseRequested>) {
  if (active) {
    if (!(yield* call(unsaved.mayLeave))) return;
    const { tabs } = yield* select(selectTabsState);
    navigate(neighbour(tabs, key, '/'));
  }
  yield* put(tabClosed(key));
}

function* closeOthers({ payload: { keys, to } }: ReturnType<typeof tabsKeepRequested>) {
  if (to !== null) {
    if (!(yield* call(unsaved.mayLeave))) return;
    navigate(to);
  }
  yield* put(tabsKept(keys));
}

function* storeTabs() {
  yield* call(nextPaint);
  const { owner, tabs } = yield* select(selectTabsState);
  if (owner !== null) writeTabs(owner, tabs);
}

function* loadStored({ value }: Box<UserInfo | null>) {
  const { owner: before, tabs } = yield* select(selectTabsState);
  const owner = value && ownerOf(value);
  if (owner === null || owner === before) return;
  // Pages opened before the user was known belong to that user; those of a former user do not.
  const ownTabs = before === null ? tabs : [];
  const merged = ownTabs.reduce(withTab, readTabs(owner));
  yield* put(tabsRecalled({ owner, tabs: merged }));
}
