import {
  api,
  effectiveTiming,
  isApiError,
  quietly,
  session,
  toast,
  toFailure,
} from '@edu/shared-utility';
import { call, cancelled, put, takeLeading } from 'typed-redux-saga';
import { phrases } from '../../../phrases';
import {
  changePasswordActions,
  type PasswordField,
  type PasswordInput,
} from './change-password.slice';

/** Settles when a toast has had its time. */
const toastRead = () =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, effectiveTiming().toastDuration);
  });

const isField = (name: string | undefined): name is PasswordField =>
  name === 'password' || name === 'passwordNew' || name === 'repsw';

/**
 * Changes the password, says so and logs out; `left` settles when the person is out. One promise, since leaving the
 * page calls a saga off, but neither the change nor what has to follow it.
 */
async function change(input: PasswordInput): Promise<{ left: Promise<void> }> {
  const done = await api.account.changePassword(input, quietly);
  // truthy data means success (specification §7)
  if (!done) throw new Error('changePassword answered without success');
  toast.success(phrases.t('said.passwordSaved'));
  // the page goes with the session, so the words get their time first; the server hears of it at once
  return { left: session.logout(toastRead()) };
}

/** What a person is told of a failure, and beside which field; `unsure` where an earlier answer was lost. */
function refusalOf(error: unknown, unsure: boolean) {
  const { message, fields, unanswered } = toFailure(error);
  const named = Object.keys(fields)[0];
  const field = isField(named) ? named : 'password';
  const said = fields[field] ?? (isApiError(error) ? message : phrases.t('said.passwordFailed'));
  // said at once: where it did work, this session ends within seconds
  const maybe = unanswered || (unsure && named === 'password');
  const words = maybe ? phrases.t('said.passwordMaybe', { reason: said }) : said;
  return { field, message: words, unanswered };
}

/** Saves once. Says whether an answer was lost, this one or an earlier one. */
function* save(input: PasswordInput, unsure: boolean) {
  const answer = change(input);
  let left: Promise<void>;
  try {
    ({ left } = yield* call(() => answer));
  } catch (error) {
    const { unanswered, ...refusal } = refusalOf(error, unsure);
    yield* put(changePasswordActions.refused(refusal));
    return unsure || unanswered;
  } finally {
    // whoever has left the page is told as well
    if (yield* cancelled()) answer.catch((error) => toast.error(refusalOf(error, unsure).message));
  }
  yield* put(changePasswordActions.changed());
  yield* call(() => left);
  return false;
}

/** Changes the password; success logs the person out (specification §4). */
export function* changePasswordSaga() {
  let unsure = false;
  yield* takeLeading(changePasswordActions.submitted, function* ({ payload }) {
    unsure = yield* save(payload, unsure);
  });
}
