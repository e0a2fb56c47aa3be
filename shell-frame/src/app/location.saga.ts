import { call, put, takeEvery } from 'typed-redux-saga';
import { sharedEvents, windowEvents } from '../common/event-channel';
import { addressNow, moved } from './location.slice';

/**
 * Follows the address. The earlier of single-spa's events marks the menu at once, before the next
 * app is up; the later one corrects it when a guard has sent the person elsewhere.
 */
export function* locationSaga() {
  const routing = windowEvents('single-spa:before-routing-event', 'single-spa:routing-event');
  yield* takeEvery(routing, readAddress);
  yield* takeEvery(sharedEvents('navigation:done'), readAddress);
  yield* call(readAddress);
}

function* readAddress() {
  yield* put(moved(addressNow()));
}
