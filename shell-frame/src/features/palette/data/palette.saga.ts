import { context, ownerOf, savedPages, type UserInfo } from '@edu/shared-utility';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { nextPaint } from '../../../common/after-paint';
import { type Box, contextChanges, windowEvents } from '../../../common/event-channel';
import { isFullPage } from '../../../common/full-page';
import { isModalOpen } from '../../../common/modal-open';
import { isKeysKey, isSearchKey } from './keys';
import {
  favouriteToggled,
  keysRequested,
  pageVisited,
  paletteClosed,
  paletteOpened,
  remembered,
  selectPalette,
} from './palette.slice';

/**
 * Opens the search on Ctrl-K (⌘K) and the list of keys on `?`; stores recents and favourites per user and tenant.
 */
export function* paletteSaga() {
  yield* takeEvery(yield* windowEvents('keydown'), onKey);
  yield* takeLatest(yield* contextChanges('userInfo'), loadStored);
  yield* takeLatest(pageVisited, storeRecents);
  yield* takeEvery(favouriteToggled, storeFavourites);
  yield* call(loadStored, { value: context.get('userInfo') });
}

function* onKey({ value: event }: Box<Event>) {
  // Full pages have keys of their own, and an app may have handled this key already.
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isFullPage()) return;
  if (isSearchKey(event)) yield* call(toggleSearch, event);
  else if (isKeysKey(event) && !isModalOpen()) {
    event.preventDefault();
    yield* put(keysRequested());
  }
}

function* toggleSearch(event: KeyboardEvent) {
  const { open } = yield* select(selectPalette);
  // The search must not open above a modal dialog: above the lock it would bypass the password.
  if (!open && isModalOpen()) return;
  event.preventDefault();
  yield* put(open ? paletteClosed() : paletteOpened());
}

function* loadStored({ value }: Box<UserInfo | null>) {
  const { owner: before, recents } = yield* select(selectPalette);
  const owner = value && ownerOf(value);
  if (owner === null || owner === before) return;
  const earlier = savedPages.recents.read(owner).filter((path) => !recents.includes(path));
  yield* put(
    remembered({
      owner,
      // Pages opened before the user was known are the newest ones.
      recents: [...(before === null ? recents : []), ...earlier],
      favourites: savedPages.favourites.read(owner),
    }),
  );
}

function* storeRecents() {
  yield* call(nextPaint);
  const { owner, recents } = yield* select(selectPalette);
  if (owner !== null) savedPages.recents.write(owner, recents);
}

function* storeFavourites() {
  const { owner, favourites } = yield* select(selectPalette);
  if (owner !== null) savedPages.favourites.write(owner, favourites);
}
