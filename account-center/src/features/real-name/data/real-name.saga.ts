import { api, quietly, toFailure } from '@edu/shared-utility';
import { call, put, takeLeading } from 'typed-redux-saga';
import { base64Of } from '../../../common/base64-of';
import { realNameActions } from './real-name.slice';

/** Sends name and ID number for the session that the scanned ticket stands for. */
export function* realNameSaga() {
  yield* takeLeading(realNameActions.submitted, function* ({ payload }) {
    const { photo, ...proof } = payload;
    const userImage = photo ? base64Of(photo) : undefined;
    try {
      yield* call(
        api.monitor.verifyRealName,
        { ...proof, ...(userImage && { userImage }) },
        quietly,
      );
      yield* put(realNameActions.verified());
    } catch (error) {
      const { message, fields } = toFailure(error);
      yield* put(realNameActions.refused({ message, fields }));
    }
  });
}
