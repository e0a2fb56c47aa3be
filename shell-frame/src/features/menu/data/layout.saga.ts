import { emit, getLanguage, isI18nEnabled } from '@edu/shared-utility';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../../../common/event-channel';
import { menuToggled, selectCollapsed, windowMeasured } from './layout.slice';
import { menuWidth } from './menu-width';

/** Watches the window's width and tells the page how wide the menu is. */
export function* layoutSaga() {
  yield* takeLatest(windowEvents('resize'), measure);
  yield* takeLatest([windowMeasured, menuToggled], announceWidth);
  yield* takeLatest(sharedEvents('language:changed'), announceWidth);
  yield* call(measure);
}

function* measure() {
  yield* put(windowMeasured({ width: window.innerWidth }));
}

function* announceWidth() {
  const collapsed = yield* select(selectCollapsed);
  const width = menuWidth({ collapsed, language: getLanguage(), i18n: isI18nEnabled() });
  emit('layout:menu-width', { width });
}
