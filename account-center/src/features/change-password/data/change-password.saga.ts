import {
  api,
  isApiError,
  on,
  refusedInPlace,
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
  type PasswordRefusal,
} from './change-password.slice';

/** Says it in a toast and settles when that has had its time, which begins late where another toast is on screen. */
const sayInToast = (message: string) =>
  new Promise<void>((resolve) => {
    let ownId: number | undefined;
    const stopShow = on('toast:show', ({ id, message: shown }) => {
      if (shown === message) ownId = id;
    });
    const stopHide = on('toast:hide', ({ id }) => {
      if (id !== ownId) return;
      stopShow();
      stopHide();
      resolve();
    });
    toast.success(message);
  });

const isField = (name: string | undefined): name is PasswordField =>
  name === 'password' || name === 'passwordNew' || name === 'repsw';

/**
 * Changes the password, says so and logs out; `left` settles when the person is out. One promise, since leaving the
 * page calls a saga off, but neither the change nor what has to follow it.
 */
async function change(input: PasswordInput): Promise<{ left: Promise<void> }> {
  const done = await api.account.changePassword(input, refusedInPlace);
  // truthy data means success (specification §7)
  if (!done) throw new Error('changePassword answered without success');
  const shownToast = sayInToast(phrases.t('said.passwordSaved'));
  // the page goes with the session, so the words get their time first; the server hears of it at once
  return { left: session.logout(shownToast, 'password') };
}

/** Where an answer was lost the change may stand: that is said until the next answer tells. */
interface Attempt {
  /** An earlier try may have worked. */
  readonly unsure: boolean;
  /** Without a network nothing left this computer, so nothing can have worked. */
  readonly mayArrive: boolean;
}

/** What a person is told of a failure: beside which field, or above the buttons. */
function refusalOf(error: unknown, { unsure, mayArrive }: Attempt): PasswordRefusal {
  const { message, fields, unanswered } = toFailure(error);
  const maybe = phrases.t('said.passwordMaybe');
  if (unanswered) {
    return { field: null, message, ...((mayArrive || unsure) && { more: maybe }) };
  }
  const named = Object.keys(fields)[0];
  const field = isField(named) ? named : 'password';
  const problem = fields[field] ?? (isApiError(error) ? message : phrases.t('said.passwordFailed'));
  // a password that is refused as the old one may be the old one by now
  return { field, message: problem, ...(unsure && named === 'password' && { more: maybe }) };
}

/** Anyone who has left the page learns it by a toast; a missing answer has been toasted already. */
function tellWhoLeft({ field, message, more }: PasswordRefusal): void {
  if (field !== null) toast.error(message);
  if (more !== undefined) toast.warning(more);
}

/** Saves once. Returns whether the change may have been stored although no answer came. */
function* save(input: PasswordInput, unsure: boolean) {
  const attempt = { unsure, mayArrive: window.navigator.onLine };
  const answer = change(input);
  let leftPage: Promise<void>;
  try {
    ({ left: leftPage } = yield* call(() => answer));
  } catch (error) {
    const refusal = refusalOf(error, attempt);
    yield* put(changePasswordActions.refused(refusal));
    return refusal.field === null && refusal.more !== undefined;
  } finally {
    if (yield* cancelled()) answer.catch((error) => tellWhoLeft(refusalOf(error, attempt)));
  }
  yield* put(changePasswordActions.changed());
  yield* call(() => leftPage);
  return false;
}

/** Changes the password; success logs the person out (specification §4). */
export function* changePasswordSaga() {
  let unsure = false;
  yield* takeLeading(changePasswordActions.submitted, function* ({ payload }) {
    unsure = yield* save(payload, unsure);
  });
}
