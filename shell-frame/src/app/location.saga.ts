import { call, put, takeEvery } from 'typed-redux-saga';
import { type Box, sharedEvents, windowEvents } from '../common/event-channel';
import { addressNow, moved } from './location.slice';

/**
 * Follows the address. The earlier of single-spa's events marks the menu at once, before the next
 * app is up; the later one corrects it when a guard has sent the person elsewhere.
 */
export function* locationSaga() {
  const routing = windowEvents('single-spa:before-routing-event', 'single-spa:routing-event');
  yield* takeEvery(routing, readAddress);
  yield* takeEvery(sharedEvents('navigation:done'), () => readAddress());
  yield* call(readAddress);
}

/** What single-spa says of a change of address: the popstate that it sent for a call of the history. */
interface RoutingDetail {
  readonly originalEvent?: { readonly singleSpaTrigger?: string };
}

function* readAddress(routing?: Box<Event>) {
  const event = routing?.value as CustomEvent<RoutingDetail | null> | undefined;
  const redirected = event?.detail?.originalEvent?.singleSpaTrigger === 'replaceState';
  yield* put(moved({ ...addressNow(), redirected }));
}
