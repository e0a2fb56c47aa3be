import { emit, getLanguage, isI18nEnabled } from '@edu/shared-utility';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../../../common/event-channel';
import { storeManualLayout } from './initial-layout';
import {
  drawerClosed,
  menuToggled,
  selectCollapsed,
  selectDrawer,
  selectManual,
  windowMeasured,
} from './layout.slice';
import { menuWidth } from './menu-width';

/** Follows the window's width and announces the menu's width to the page. */
export function* layoutSaga() {
  yield* takeLatest(yield* windowEvents('resize'), measure);
  yield* takeLatest([windowMeasured, menuToggled], announceWidth);
  yield* takeLatest(yield* sharedEvents('language:changed'), announceWidth);
  yield* takeLatest(yield* windowEvents('single-spa:before-routing-event'), closeDrawer);
  yield* takeLatest(menuToggled, storeMenuState);
  yield* call(measure);
}

/** A navigation, by Back too, closes the drawer, since it would cover the new page. */
function* closeDrawer() {
  yield* put(drawerClosed());
}

function* measure() {
  yield* put(windowMeasured({ width: window.innerWidth }));
}

function* storeMenuState() {
  storeManualLayout(yield* select(selectManual));
}

function* announceWidth() {
  const collapsed = yield* select(selectCollapsed);
  const drawer = (yield* select(selectDrawer)) !== null;
  const width = menuWidth({ drawer, collapsed, language: getLanguage(), i18n: isI18nEnabled() });
  emit('layout:menu-width', { width });
}
