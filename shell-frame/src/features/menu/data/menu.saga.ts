import { loadMenu, type MenuState, toFailure } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { type Box, contextChanges, sharedEvents } from '../../../common/event-channel';
import { menuArrived, menuFailed, menuRequested } from './menu.slice';

/** Loads the menu on request, when the language changes and when the server's menus have changed. */
export function* menuSaga() {
  yield* takeLatest(menuRequested, fetchMenu);
  yield* takeLatest(yield* sharedEvents('language:changed'), refetch);
  yield* takeLatest(yield* sharedEvents('menu:changed'), refetch);
  yield* takeLatest(yield* contextChanges('menu'), showLoadedMenu);
  yield* put(menuRequested({ force: false }));
}

function* refetch() {
  yield* put(menuRequested({ force: true }));
}

/** The frame also shows a menu that somebody else has loaded, such as the guard. */
function* showLoadedMenu({ value }: Box<MenuState>) {
  if (value.status === 'ready') yield* put(menuArrived(value.nodes));
}

function* fetchMenu({ payload }: ReturnType<typeof menuRequested>) {
  try {
    yield* put(menuArrived(yield* call(loadMenu, { force: payload.force })));
  } catch (error) {
    yield* put(menuFailed(toFailure(error)));
  }
}
