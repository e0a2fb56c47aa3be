import { loadMenu, type MenuState, toFailure } from '@edu/shared-utility';
import { call, put, takeLatest } from 'typed-redux-saga';
import { type Box, contextChanges, sharedEvents } from '../../../common/event-channel';
import { menuArrived, menuFailed, menuRequested } from './menu.slice';

/** Fetches the menu when asked, and again when the language changes or the menus do. */
export function* menuSaga() {
  yield* takeLatest(menuRequested, fetchMenu);
  yield* takeLatest(sharedEvents('language:changed'), refetch);
  yield* takeLatest(sharedEvents('menu:changed'), refetch);
  yield* takeLatest(contextChanges('menu'), takeOver);
  yield* put(menuRequested({ force: false }));
}

function* refetch() {
  yield* put(menuRequested({ force: true }));
}

/** Any other load of the menu (the guard's retry, say) serves the frame too. */
function* takeOver({ value }: Box<MenuState>) {
  if (value.status === 'ready') yield* put(menuArrived(value.nodes));
}

function* fetchMenu({ payload }: ReturnType<typeof menuRequested>) {
  try {
    yield* put(menuArrived(yield* call(loadMenu, { force: payload.force })));
  } catch (error) {
    yield* put(menuFailed(toFailure(error)));
  }
}
