import { api, isShown, readFailure, toast, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import { selectSessions, sessionsActions } from './sessions.slice';

function* load() {
  const { load: now } = yield* select(selectSessions);
  if (!isShown(now)) return;
  try {
    const data = yield* call(api.account.findSessions, {}, withoutToast);
    yield* put(sessionsActions.settled({ status: 'ready', data }));
  } catch (error) {
    yield* put(sessionsActions.settled(readFailure(toFailure(error))));
  }
}

function* end({ payload }: ReturnType<typeof sessionsActions.endRequested>) {
  try {
    if (payload === 'others') yield* call(api.account.endOtherSessions, {}, withoutToast);
    else yield* call(api.account.endSession, { sessionId: payload }, withoutToast);
    toast.success(phrases.t('said.sessionEnded'));
    yield* put(sessionsActions.ended(payload));
  } catch (error) {
    toast.error(toFailure(error).message);
    yield* put(sessionsActions.endFailed());
  }
  // The session may have ended elsewhere, so the list is refetched.
  yield* put(sessionsActions.refetchRequested());
}

/** Starts the feature's sagas on its actions. */
export function* sessionsSaga() {
  yield* takeLatest([sessionsActions.requested, sessionsActions.refetchRequested], load);
  yield* takeLeading(sessionsActions.endRequested, end);
}
