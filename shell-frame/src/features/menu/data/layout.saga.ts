import { emit, getLanguage, isI18nEnabled, kept } from '@edu/shared-utility';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../../../common/event-channel';
import {
  drawerClosed,
  type LayoutState,
  menuRecalled,
  menuToggled,
  selectByHand,
  selectCollapsed,
  selectDrawer,
  windowMeasured,
} from './layout.slice';
import { menuWidth } from './menu-width';

type ByHand = LayoutState['byHand'];

const isChoice = (raw: unknown): boolean => raw === null || typeof raw === 'boolean';
const isByHand = (raw: unknown): raw is ByHand =>
  typeof raw === 'object' &&
  raw !== null &&
  'narrow' in raw &&
  'wide' in raw &&
  isChoice(raw.narrow) &&
  isChoice(raw.wide);
const keptMenu = kept<ByHand>('frame:menu', { narrow: null, wide: null }, isByHand);
/** The window is the device's, no matter who sits before it. */
const owner = 'device';

/** Watches the window's width and tells the page how wide the menu is. */
export function* layoutSaga() {
  yield* takeLatest(windowEvents('resize'), measure);
  yield* takeLatest([windowMeasured, menuToggled], announceWidth);
  yield* takeLatest(sharedEvents('language:changed'), announceWidth);
  yield* takeLatest(windowEvents('single-spa:before-routing-event'), closeDrawer);
  yield* takeLatest(menuToggled, keepMenu);
  yield* put(menuRecalled(keptMenu.read(owner)));
  yield* call(measure);
}

/** Anyone who goes elsewhere, by Back too, wants to see the page. */
function* closeDrawer() {
  yield* put(drawerClosed());
}

function* measure() {
  yield* put(windowMeasured({ width: window.innerWidth }));
}

function* keepMenu() {
  keptMenu.write(owner, yield* select(selectByHand));
}

function* announceWidth() {
  const collapsed = yield* select(selectCollapsed);
  const drawer = (yield* select(selectDrawer)) !== null;
  const width = menuWidth({ drawer, collapsed, language: getLanguage(), i18n: isI18nEnabled() });
  emit('layout:menu-width', { width });
}
