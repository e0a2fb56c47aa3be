import { api, effectiveTiming, session, toast } from '@edu/shared-utility';
import { call, delay, put, takeLeading } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { phrases } from '../../../phrases';
import { changePasswordActions, type PasswordField } from './change-password.slice';

const isField = (name: string | undefined): name is PasswordField =>
  name === 'password' || name === 'passwordNew' || name === 'repsw';

function* save({ payload }: ReturnType<typeof changePasswordActions.submitted>) {
  try {
    const done = yield* call(api.account.changePassword, payload, quietly);
    // truthy data means success (specification §7)
    if (!done) throw new Error('changePassword answered without success');
  } catch (error) {
    const { message, fields, code } = toFailure(error);
    const named = Object.keys(fields)[0];
    const field = isField(named) ? named : 'password';
    const said = code === -1 ? phrases.t('said.passwordFailed') : message;
    yield* put(changePasswordActions.refused({ message: fields[field] ?? said, field }));
    return;
  }
  yield* put(changePasswordActions.changed());
  toast.success(phrases.t('said.passwordSaved'));
  // the page goes with the session, so the words get their time first
  yield* delay(effectiveTiming().toastDuration);
  yield* call(session.logout);
}

/** Changes the password; success logs the person out (specification §4). */
export function* changePasswordSaga() {
  yield* takeLeading(changePasswordActions.submitted, save);
}
