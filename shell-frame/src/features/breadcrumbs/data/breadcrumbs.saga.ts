import { put, takeLatest } from 'typed-redux-saga';
import { type Box, sharedEvents } from '../../../common/event-channel';
import { crumbAppended } from './breadcrumbs.slice';

const longestLabel = 60;

/** Sub-apps append the last crumb (such as a course's name) by a typed event. */
export function* breadcrumbsSaga() {
  yield* takeLatest(yield* sharedEvents('breadcrumb:append'), append);
}

function* append({ value }: Box<{ label: string } | null>) {
  const label = value ? String(value.label).trim().slice(0, longestLabel) : '';
  yield* put(crumbAppended(label ? { label, pathname: window.location.pathname } : null));
}
