import { call, put, takeEvery } from 'typed-redux-saga';
import { type Box, sharedEvents, windowEvents } from '../common/event-channel';
import { addressNow, moved } from './location.slice';

/**
 * Follows the address. The first of single-spa's two events marks the menu entry at once, before the next app is
 * mounted; the second one corrects it when the guard has redirected.
 */
export function* locationSaga() {
  const routing = yield* windowEvents(
    'single-spa:before-routing-event',
    'single-spa:routing-event',
  );
  yield* takeEvery(routing, readAddress);
  yield* takeEvery(yield* sharedEvents('navigation:done'), () => readAddress());
  yield* call(readAddress);
}

/** Detail of a routing event: the popstate event that single-spa dispatched for a history call. */
interface RoutingDetail {
  readonly originalEvent?: { readonly singleSpaTrigger?: string };
}

function* readAddress(routing?: Box<Event>) {
  const event = routing?.value as CustomEvent<RoutingDetail | null> | undefined;
  const redirected = event?.detail?.originalEvent?.singleSpaTrigger === 'replaceState';
  yield* put(moved({ ...addressNow(), redirected }));
}
