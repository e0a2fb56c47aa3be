import { api, context } from '@edu/shared-utility';
import { call, put, race, take, takeLeading } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { enter } from '../../../common/enter.saga';
import { toFailure } from '../../../common/failure';
import { passwordLoginActions as actions, type Credentials } from './password-login.slice';

function* signIn({ account, password, remember }: Credentials) {
  try {
    const { token } = yield* abortable((signal) =>
      api.account.login({ account, password }, { signal }),
    );
    context.set('rememberedAccount', remember ? account : null);
    const refusal = yield* call(enter, token);
    if (refusal) yield* put(actions.failed(refusal));
  } catch (error) {
    yield* put(actions.failed(toFailure(error)));
  }
}

/** One login at a time: what is submitted meanwhile is not heard. */
export function* passwordLoginSaga() {
  yield* takeLeading(actions.submitted, function* ({ payload }) {
    yield* race({ done: call(signIn, payload), cancelled: take(actions.cancelled) });
  });
}
