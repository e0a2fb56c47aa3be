import { api, toast } from '@edu/shared-utility';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { phrases } from '../../../phrases';
import { sessionsActions } from './sessions.slice';

function* load() {
  try {
    const data = yield* call(api.account.findSessions, {}, quietly);
    yield* put(sessionsActions.settled({ status: 'ready', data }));
  } catch (error) {
    const { code, message, absent } = toFailure(error);
    const settled = absent
      ? ({ status: 'absent' } as const)
      : { status: 'failed' as const, code, message };
    yield* put(sessionsActions.settled(settled));
  }
}

function* end({ payload }: ReturnType<typeof sessionsActions.endRequested>) {
  try {
    if (payload === 'others') yield* call(api.account.endOtherSessions, {}, quietly);
    else yield* call(api.account.endSession, { sessionId: payload }, quietly);
    toast.success(phrases.t('said.sessionEnded'));
    yield* call(load);
  } catch (error) {
    toast.error(toFailure(error).message);
    yield* put(sessionsActions.endFailed());
  }
}

/** Wires the feature's sagas to its actions. */
export function* sessionsSaga() {
  yield* takeLatest(sessionsActions.requested, load);
  yield* takeLeading(sessionsActions.endRequested, end);
}
