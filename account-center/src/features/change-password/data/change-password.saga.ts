import { api, effectiveTiming, isApiError, session, toast } from '@edu/shared-utility';
import { call, put, takeLeading } from 'typed-redux-saga';
import { quietly, toFailure } from '../../../common/failure';
import { phrases } from '../../../phrases';
import {
  changePasswordActions,
  type PasswordField,
  type PasswordInput,
} from './change-password.slice';

/** Settles when a toast has had its time. Leaving the page does not call it off, as it would a saga's delay. */
const toastRead = () =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, effectiveTiming().toastDuration);
  });

const isField = (name: string | undefined): name is PasswordField =>
  name === 'password' || name === 'passwordNew' || name === 'repsw';

/** Saves once; `unsure` where an earlier answer was lost. Says whether this one was lost as well. */
function* save(input: PasswordInput, unsure: boolean) {
  try {
    const done = yield* call(api.account.changePassword, input, quietly);
    // truthy data means success (specification §7)
    if (!done) throw new Error('changePassword answered without success');
  } catch (error) {
    const { message, fields, unanswered } = toFailure(error);
    const named = Object.keys(fields)[0];
    const field = isField(named) ? named : 'password';
    const said = fields[field] ?? (isApiError(error) ? message : phrases.t('said.passwordFailed'));
    const words =
      unsure && named === 'password' ? phrases.t('said.passwordMaybe', { reason: said }) : said;
    yield* put(changePasswordActions.refused({ message: words, field }));
    return unsure || unanswered;
  }
  yield* put(changePasswordActions.changed());
  toast.success(phrases.t('said.passwordSaved'));
  // the page goes with the session, so the words get their time first; the server hears of it at once
  yield* call(session.logout, toastRead());
  return false;
}

/** Changes the password; success logs the person out (specification §4). */
export function* changePasswordSaga() {
  let unsure = false;
  yield* takeLeading(changePasswordActions.submitted, function* ({ payload }) {
    unsure = yield* save(payload, unsure);
  });
}
