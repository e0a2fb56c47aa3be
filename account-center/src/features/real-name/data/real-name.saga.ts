import { api, refusedInPlace, toFailure, withoutToast } from '@edu/shared-utility';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { base64Of } from '../../../common/base64-of';
import { realNameActions } from './real-name.slice';

/** Checks the ticket; if that fails, sending will show whether it is valid. */
function* readStatus({ payload: ticket }: ReturnType<typeof realNameActions.opened>) {
  try {
    const state = yield* call(api.monitor.findRealNameTicket, { ticket }, withoutToast);
    yield* put(realNameActions.looked(state));
  } catch (error) {
    toFailure(error);
    yield* put(realNameActions.looked({ status: 'open' }));
  }
}

/** Sends name and ID number for the session of the ticket. */
export function* realNameSaga() {
  yield* takeLatest(realNameActions.opened, readStatus);
  yield* takeLeading(realNameActions.submitted, function* ({ payload }) {
    const { photo, ...proof } = payload;
    const userImage = photo ? base64Of(photo) : undefined;
    try {
      yield* call(
        api.monitor.verifyRealName,
        { ...proof, ...(userImage && { userImage }) },
        refusedInPlace,
      );
      yield* put(realNameActions.verified({ withPhoto: photo !== null }));
    } catch (error) {
      const { message, fields, unanswered } = toFailure(error);
      yield* put(realNameActions.refused({ message, fields, unanswered }));
    }
  });
}
